"""What all games share: the contract, the record, fair chance, words, and the compiler."""
