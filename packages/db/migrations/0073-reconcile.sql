-- migrate:up
-- contract: what was compared goes days later, and its transfer after more than a year; the key would
-- only hinder the removal of transfers.
ALTER TABLE reconcile_transfers DROP CONSTRAINT reconcile_transfers_transfer_id_fkey;
CREATE INDEX reconcile_transfers_agreed ON reconcile_transfers (looked_at) WHERE agrees;

-- Removes some transfers that agreed a week ago: nobody looks for them again. Gives how many.
CREATE FUNCTION reconcile_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM reconcile_transfers WHERE transfer_id IN (
    SELECT transfer_id FROM reconcile_transfers
    WHERE agrees AND looked_at < house_now() - interval '7 days'
    ORDER BY looked_at LIMIT p_count FOR UPDATE SKIP LOCKED);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION reconcile_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reconcile_prune TO oriel_app;

-- migrate:down
DROP FUNCTION reconcile_prune;
DROP INDEX reconcile_transfers_agreed;
ALTER TABLE reconcile_transfers ADD FOREIGN KEY (transfer_id) REFERENCES transfers;
