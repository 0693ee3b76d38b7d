-- Run once per cluster by a superuser, before the first migration. Passwords are set by whoever runs it.
-- owner: owns every table and runs migrations. app: what the running services connect as. office: what
-- the office's own door connects as. sealer: seals blocks of the ledger and compares them, and can do
-- nothing else.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'oriel_owner') THEN
    CREATE ROLE oriel_owner LOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'oriel_app') THEN
    CREATE ROLE oriel_app LOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'oriel_office') THEN
    CREATE ROLE oriel_office LOGIN;
  END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'oriel_sealer') THEN
    CREATE ROLE oriel_sealer LOGIN;
  END IF;
END
$$;

-- Limits live with the role, so they hold through pgbouncer and for every client alike.
ALTER ROLE oriel_app SET statement_timeout = '5s';
ALTER ROLE oriel_app SET lock_timeout = '3s';
ALTER ROLE oriel_app SET idle_in_transaction_session_timeout = '5s';
-- What happened a minute ago is visible to whoever compares it: no transaction lasts that long.
ALTER ROLE oriel_app SET transaction_timeout = '20s';
ALTER ROLE oriel_app SET timezone = 'UTC';
ALTER ROLE oriel_office SET statement_timeout = '5s';
ALTER ROLE oriel_office SET lock_timeout = '3s';
ALTER ROLE oriel_office SET idle_in_transaction_session_timeout = '5s';
ALTER ROLE oriel_office SET transaction_timeout = '20s';
ALTER ROLE oriel_office SET timezone = 'UTC';
ALTER ROLE oriel_office SET random_page_cost = 1.1;
ALTER ROLE oriel_sealer SET statement_timeout = '5s';
ALTER ROLE oriel_sealer SET lock_timeout = '3s';
ALTER ROLE oriel_sealer SET idle_in_transaction_session_timeout = '5s';
ALTER ROLE oriel_sealer SET timezone = 'UTC';
-- A page anywhere costs about as much as the next one on the disks of today.
ALTER ROLE oriel_app SET random_page_cost = 1.1;
-- How like a name must be to what was typed: two letters exchanged are still found.
ALTER ROLE oriel_app SET pg_trgm.word_similarity_threshold = 0.3;
ALTER ROLE oriel_owner SET lock_timeout = '2s';
ALTER ROLE oriel_owner SET timezone = 'UTC';
