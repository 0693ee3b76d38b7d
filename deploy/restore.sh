#!/bin/sh
# restore.sh BASE WAL DATA [TIME]: makes the new data folder DATA from a base backup. When the server
# starts there, it replays the archive WAL to its end, or up to TIME ('2026-11-17 05:30:00+00').
set -eu
base=$1 wal=$2 data=$3 time=${4:-}
if [ -e "$data" ]; then
  echo "restore: $data is there already; move it away first" >&2
  exit 1
fi
cp -a "$base" "$data"
mkdir -p "$data/pg_wal"
chown --reference "$data/PG_VERSION" "$data/pg_wal"
chmod 700 "$data" "$data/pg_wal"
{
  echo "restore_command = 'cp \"$wal/%f\" \"%p\"'"
  if [ -n "$time" ]; then
    echo "recovery_target_time = '$time'"
    echo "recovery_target_action = 'promote'"
  fi
} >>"$data/postgresql.auto.conf"
touch "$data/recovery.signal"
chown --reference "$data/PG_VERSION" "$data/recovery.signal"
