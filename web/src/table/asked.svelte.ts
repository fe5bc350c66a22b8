// Whoever loses a chair without a wish of their own was asked to leave it, and should know.
export class Asked {
  told = $state(false);
  private leaving = false;
  private sat = false;

  /** A wish of my own. */
  leaves(): void {
    this.leaving = true;
  }

  /** My seat as it is now. */
  watch(seat: number): void {
    const sits = seat >= 0;
    if (sits) this.told = false;
    else if (this.sat && !this.leaving) this.told = true;
    this.leaving = false;
    this.sat = sits;
  }
}
