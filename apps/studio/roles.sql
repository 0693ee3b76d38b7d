-- Run once per cluster by a superuser, before the first migration. Passwords are set by whoever runs it.
-- owner: owns every table and runs migrations. app: what the running studio connects as.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'studio_owner') THEN
    CREATE ROLE studio_owner LOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'studio_app') THEN
    CREATE ROLE studio_app LOGIN;
  END IF;
END
$$;

ALTER ROLE studio_app SET statement_timeout = '5s';
ALTER ROLE studio_app SET lock_timeout = '3s';
ALTER ROLE studio_app SET idle_in_transaction_session_timeout = '5s';
ALTER ROLE studio_app SET timezone = 'UTC';
-- The studio looks rows up and never reads a table through. Its plans are kept, and one that was made
-- while a table was empty must not go through all of it when it is full.
ALTER ROLE studio_app SET enable_seqscan = off;
ALTER ROLE studio_app SET random_page_cost = 1.1;
ALTER ROLE studio_owner SET lock_timeout = '2s';
ALTER ROLE studio_owner SET timezone = 'UTC';
