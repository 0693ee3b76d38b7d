-- migrate:up
-- Seals a block as one role may, and only what can be sealed: it follows the last block, ends before
-- the oldest transaction that still runs, holds every journal in between, and its hash is its own.
-- Says 'taken' to whoever comes second with the same number.
CREATE FUNCTION ledger_seal(
  p_number bigint, p_to xid8, p_journals integer, p_root bytea, p_hash bytea
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  last ledger_blocks;
  start xid8;
  before bytea;
  counted bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('ledger_seal'));
  SELECT * INTO last FROM ledger_blocks ORDER BY number DESC LIMIT 1;
  start := coalesce(last.xid_to, '0'::xid8);
  before := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  IF p_number <> coalesce(last.number, 0) + 1 THEN RETURN 'taken'; END IF;
  IF (p_to > start AND p_to <= pg_snapshot_xmin(pg_current_snapshot())) IS NOT TRUE THEN
    RAISE EXCEPTION 'block % does not end between % and the oldest running transaction', p_number, start
      USING ERRCODE = 'check_violation';
  END IF;
  SELECT count(*) INTO counted FROM ledger_journals WHERE xid >= start AND xid < p_to;
  IF counted = 0 OR counted <> p_journals THEN
    RAISE EXCEPTION 'block % seals % journals, there are %', p_number, p_journals, counted
      USING ERRCODE = 'check_violation';
  END IF;
  IF (p_hash = sha256(int8send(p_number) || int8send(start::text::bigint) || int8send(p_to::text::bigint)
    || int8send(p_journals::bigint) || p_root || before)) IS NOT TRUE THEN
    RAISE EXCEPTION 'the hash of block % is not its own', p_number USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO ledger_blocks (number, xid_from, xid_to, journals, root, previous, hash)
  VALUES (p_number, start, p_to, p_journals, p_root, before, p_hash);
  RETURN 'sealed';
END
$$;

-- How far the chain was made anew and compared, and what was found. One row.
CREATE TABLE ledger_checks (
  name text PRIMARY KEY CHECK (name = 'chain'),
  -- The next block to be looked at is the one after it.
  block bigint NOT NULL,
  ran_at timestamptz NOT NULL,
  -- When the whole chain was last gone through.
  passed_at timestamptz,
  problems integer NOT NULL,
  first text[] NOT NULL
);
GRANT SELECT ON ledger_checks TO oriel_app;

-- contract: blocks are written by ledger_seal alone since this migration; a worker of the release
-- before logs an error every ten seconds until it is stopped, and nothing is lost by it.
REVOKE INSERT ON ledger_blocks FROM oriel_app;
REVOKE EXECUTE ON FUNCTION ledger_seal FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ledger_seal TO oriel_sealer;
GRANT SELECT ON ledger_blocks, ledger_journals, ledger_entries TO oriel_sealer;
GRANT SELECT, INSERT, UPDATE ON ledger_checks TO oriel_sealer;
GRANT USAGE ON SCHEMA public TO oriel_sealer;

-- migrate:down
DROP FUNCTION ledger_seal;
DROP TABLE ledger_checks;
GRANT INSERT ON ledger_blocks TO oriel_app;
