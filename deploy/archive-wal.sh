#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh %p %f FOLDER. Exit 0 only when the file is on disk.
set -eu
target=$3/$2
# After a crash the server may hand over a file again. The same file is fine, another one never is.
if [ -f "$target" ]; then
  cmp -s "$1" "$target"
  exit
fi
cp "$1" "$target.part"
sync "$target.part"
mv "$target.part" "$target"
sync "$3"
