#!/bin/sh
# Runs once, when the database volume is new: roles with their passwords, the databases of the
# platform and of the studio, and a role that may take base backups.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -f /oriel/roles.sql -f /oriel/studio-roles.sql
psql -v ON_ERROR_STOP=1 -U postgres \
  -v owner="$ORIEL_OWNER_PASSWORD" -v app="$ORIEL_APP_PASSWORD" \
  -v sealer="$ORIEL_SEALER_PASSWORD" -v office="$ORIEL_OFFICE_PASSWORD" \
  -v studio_owner="$STUDIO_OWNER_PASSWORD" -v studio_app="$STUDIO_APP_PASSWORD" \
  -v backup="$BACKUP_PASSWORD" <<'SQL'
ALTER ROLE oriel_owner PASSWORD :'owner';
ALTER ROLE oriel_app PASSWORD :'app';
ALTER ROLE oriel_sealer PASSWORD :'sealer';
ALTER ROLE oriel_office PASSWORD :'office';
ALTER ROLE studio_owner PASSWORD :'studio_owner';
ALTER ROLE studio_app PASSWORD :'studio_app';
CREATE ROLE oriel_backup LOGIN REPLICATION PASSWORD :'backup';
CREATE DATABASE oriel OWNER oriel_owner;
CREATE DATABASE studio OWNER studio_owner;
SQL
# "all" in pg_hba.conf does not stand for replication.
echo 'host replication oriel_backup samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
