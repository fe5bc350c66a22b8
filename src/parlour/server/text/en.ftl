### The server

## Why it does not start

error-data-folder = Parlour can’t keep its data here: { $file } ({ $why }). Choose another folder, or make sure that this one can be written to.
error-data-no-wal = The database { $file } lies on a drive that can’t share memory between programs, as many network drives. Choose a folder on a local disk.
error-data-locked = Another Parlour server is already running on the folder { $file } (process { $process }). Stop it first, or choose another folder.
error-data-corrupt = The database { $file } is damaged: { $why }. Move it away together with { $file }-wal and { $file }-shm, put a backup in its place under the same name, and start again.
error-data-foreign = The file { $file } is not a Parlour database. Move it away, or choose another folder.
error-data-newer = The database { $file } was written by a newer Parlour (version { $found } of its layout; this Parlour knows up to { $known }). Update Parlour, or choose another folder.

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
