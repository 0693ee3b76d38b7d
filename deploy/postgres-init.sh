#!/bin/sh
# Runs once, when the database volume is new: roles with their passwords, and the database.
set -eu
psql -v ON_ERROR_STOP=1 -U postgres -f /oriel/roles.sql
psql -v ON_ERROR_STOP=1 -U postgres \
  -v owner="$ORIEL_OWNER_PASSWORD" -v app="$ORIEL_APP_PASSWORD" <<'SQL'
ALTER ROLE oriel_owner PASSWORD :'owner';
ALTER ROLE oriel_app PASSWORD :'app';
CREATE DATABASE oriel OWNER oriel_owner;
SQL
