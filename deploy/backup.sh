#!/bin/sh
# Takes a base backup every BACKUP_EVERY_HOURS into BACKUP_FOLDER/base/<time>, and keeps the last
# BACKUP_KEEP with the log they need. With `once` it takes one and ends. The server archives its log
# to BACKUP_FOLDER/wal (deploy/archive-wal.sh). Where to connect: PGHOST, PGUSER, PGPASSWORD.
set -eu
: "${BACKUP_FOLDER:?}" "${BACKUP_EVERY_HOURS:=24}" "${BACKUP_KEEP:=7}"
RETRY_S=600

take() {
  target=$BACKUP_FOLDER/base/$(date -u +%Y%m%dT%H%M%SZ)
  mkdir -p "$BACKUP_FOLDER/base"
  rm -rf "$BACKUP_FOLDER"/base/*.part
  # The log comes from the archive, so the backup counts only when its last part is archived.
  # `set -e` does not hold inside a condition, so each step says what its failure means.
  pg_basebackup --pgdata "$target.part" --checkpoint fast --wal-method none --no-password ||
    return 1
  mv "$target.part" "$target" || return 1
  echo "base backup $target"
}

prune() {
  # Names are times, so the order of names is the order of time.
  for old in $(ls "$BACKUP_FOLDER/base" | grep -v '\.part$' | head -n "-$BACKUP_KEEP"); do
    rm -rf "${BACKUP_FOLDER:?}/base/$old"
  done
  oldest=$(ls "$BACKUP_FOLDER/base" | grep -v '\.part$' | head -n 1)
  needed=$(sed -n 's/^START WAL LOCATION: .*(file \([0-9A-F]*\))$/\1/p' \
    "$BACKUP_FOLDER/base/$oldest/backup_label")
  pg_archivecleanup "$BACKUP_FOLDER/wal" "$needed"
}

while :; do
  if take; then
    prune
    if [ "${1:-}" = once ]; then exit 0; fi
    sleep "$((BACKUP_EVERY_HOURS * 3600))"
  else
    echo 'backup: the base backup failed' >&2
    if [ "${1:-}" = once ]; then exit 1; fi
    sleep "$RETRY_S"
  fi
done
