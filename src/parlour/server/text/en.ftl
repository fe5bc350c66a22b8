### The server

## Why it does not start

error-data-folder = Parlour can’t keep its data here: { $file } ({ $why }). Choose another folder, or make sure that this one can be written to.
error-data-no-wal = The database { $file } lies on a drive that can’t share memory between programs, as on many network drives. Choose a folder on a local disk.
error-data-locked = Another Parlour server is already running on the folder { $file } (process { $process }). Stop it first, or choose another folder.
error-data-corrupt = The database { $file } is damaged: { $why }. Move it away together with { $file }-wal and { $file }-shm, put a backup in its place under the same name, and start again.
error-data-foreign = The file { $file } is not a Parlour database. Move it away, or choose another folder.
error-data-newer = The database { $file } was written by a newer Parlour (version { $found } of its layout; this Parlour knows up to { $known }). Update Parlour, or choose another folder.
error-port-taken = Port { $port } is in use already. Choose another with --port, or stop what runs there.
error-no-listening = The server can’t listen on { $host }, port { $port }: { $why }. Choose another with --host or --port.

## Backups

error-data-missing = There is no database { $file }. Check the folder’s name.
error-backup-exists = { $file } already exists, and a backup replaces nothing. Choose another name.
error-backup-failed = The backup { $file } could not be made: { $why }. Make room or choose another place, then try again.

## Why something is not kept

error-store-full = The server’s disk is full. Nothing was saved, so this does not count; try again when the host has made room.
error-store-failed = The server could not save this, so it does not count. Try again; if it keeps happening, the host should look after the disk.
error-store-conflict = Something else was saved for this table first (entry { $seq } came where { $expected } was due). Load the table again.
error-store-record-kept = There already is a record { $record }; records never change.
error-store-unreadable = The server can’t read its database: { $why }. The host should look after the disk, or restore a backup.
error-store-closed = The server is shutting down, so this was not saved. Try again when it is back.

## Tables

error-no-such-table = There is no table “{ $table }”. Ask for the link again.
error-table-broken = The table “{ $table }” can’t be read from disk. Its log is kept; tell whoever runs this server.
error-table-closed = This table is closed.
error-made-twice = The log of table “{ $table }” is damaged: it is made twice.
error-no-such-record = There is no game “{ $record }” here.
error-no-token = To sit down, your program needs a token of its own.
error-not-seated = You have no chair at this table.
error-host-only = Only the host of this table may do that.
error-seat-taken = { $name } sits there already.
error-seat-empty = Nobody sits there.
error-seats-empty =
    { $empty ->
        [one] One chair is still empty. Put a bot there, or wait for a friend.
       *[other] { $empty } chairs are still empty. Put bots there, or wait for friends.
    }
error-bad-name = Please choose a name that can be read.
error-already-started = The game has started already.
error-not-started = The game has not started yet.
error-not-over = Not while the game is running.
error-no-such-event = No position { $event } is known here: the game has had { $most } events so far.
error-left-to-memory = Cards of earlier rounds lie face down: remembering them is part of the game.
error-stale = Something else happened first. Look again, then choose.
error-unknown-command = This server does not know that command.
error-not-understood = The server could not read that: { $why }
error-hello-first = Say hello to a table first.
error-nothing-said = There is nothing to be read in that. Write something, or choose a reaction.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-many-connections = Too many connections from your address.
error-server-full = The server is full at the moment. Try again later.
error-not-running = No server runs on { $file } now. Start it, then try again.

## Races

error-too-early = Wait for GO: { $ms } ms left.
error-too-quick = Your dice are still rolling: { $ms } ms to go.
error-too-late =
    { $ms ->
        [0] { $name } was faster, by a hair.
       *[other] { $name } was faster, by { $ms } ms.
    }
