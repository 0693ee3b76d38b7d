-- migrate:up
-- Looks at every row, and hinders no writer meanwhile.
ALTER TABLE outbox VALIDATE CONSTRAINT outbox_first_day;

-- From here on writers wait, for an instant.
ALTER TABLE outbox ALTER COLUMN seq DROP IDENTITY;
ALTER TABLE outbox DROP CONSTRAINT outbox_pkey, DROP CONSTRAINT outbox_id_key;
ALTER TABLE outbox ADD CONSTRAINT outbox_first_pkey PRIMARY KEY USING INDEX outbox_first_seq;
ALTER TABLE outbox RENAME TO outbox_first;
ALTER INDEX outbox_unsent RENAME TO outbox_first_unsent;
DROP INDEX outbox_sent_at;

-- Which of the eight tables a fact of today is kept in. They are used in turn and emptied whole, so
-- none has to be made in time: no write can fail because a day has no table yet.
CREATE FUNCTION outbox_today() RETURNS smallint LANGUAGE sql STABLE PARALLEL SAFE AS
  $$ SELECT (((house_now() AT TIME ZONE 'UTC')::date - DATE '2000-01-01') % 8)::smallint $$;

CREATE TABLE outbox (
  seq bigint GENERATED ALWAYS AS IDENTITY,
  id uuid NOT NULL,
  name text NOT NULL CONSTRAINT outbox_name_check CHECK (name ~ '^[a-z-]+\.[a-z-]+$'),
  site_id integer NOT NULL,
  partition smallint NOT NULL CONSTRAINT outbox_partition_check CHECK (partition BETWEEN 0 AND 15),
  data jsonb NOT NULL,
  trace text,
  created_at timestamptz NOT NULL DEFAULT house_now(),
  sent_at timestamptz,
  day smallint NOT NULL DEFAULT outbox_today(),
  PRIMARY KEY (seq, day)
) PARTITION BY LIST (day);
COMMENT ON COLUMN outbox.id IS 'Becomes Nats-Msg-Id: sending twice is one message.';
COMMENT ON COLUMN outbox.partition IS 'Hash of the owner: one owner''s events keep their order.';
COMMENT ON COLUMN outbox.day IS 'The table it is kept in: 0 to 7 in turn, -1 for what is older than they are.';
-- One probe per partition finds the next to send, whatever has been sent before.
CREATE INDEX outbox_unsent ON outbox (partition, seq) WHERE sent_at IS NULL;

DO $$
BEGIN
  FOR number IN 0..7 LOOP
    EXECUTE format('CREATE TABLE outbox_%s PARTITION OF outbox FOR VALUES IN (%s)', number, number);
  END LOOP;
  EXECUTE format('ALTER TABLE outbox ALTER COLUMN seq RESTART WITH %s',
    (SELECT coalesce(max(seq), 0) + 1 FROM outbox_first));
END
$$;
ALTER TABLE outbox ATTACH PARTITION outbox_first FOR VALUES IN (-1);
ALTER TABLE outbox_first DROP CONSTRAINT outbox_first_day;

-- Empties the tables whose facts are all sent and older than the time given; says how many.
CREATE FUNCTION outbox_clear(p_kept interval) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '500ms' AS $$
DECLARE
  cleared integer := 0;
  part regclass;
  newest timestamptz;
  waits boolean;
BEGIN
  IF p_kept < interval '1 day' THEN
    RAISE EXCEPTION 'facts are kept for a day at least' USING ERRCODE = 'invalid_parameter_value';
  END IF;
  FOR part IN SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'outbox'::regclass LOOP
    EXECUTE format('SELECT created_at FROM %s ORDER BY seq DESC LIMIT 1', part) INTO newest;
    CONTINUE WHEN newest IS NULL OR newest > house_now() - p_kept;
    -- Nobody can write between the look and the clearing.
    EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', part);
    EXECUTE format('SELECT EXISTS (SELECT FROM %s WHERE sent_at IS NULL) OR EXISTS
      (SELECT FROM (SELECT created_at FROM %1$s ORDER BY seq DESC LIMIT 1) n
       WHERE n.created_at > house_now() - $1)', part) INTO waits USING p_kept;
    CONTINUE WHEN waits;
    EXECUTE format('TRUNCATE %s', part);
    cleared := cleared + 1;
  END LOOP;
  RETURN cleared;
END
$$;

-- The version before this one still deletes rows; a later migration takes that away.
GRANT SELECT, INSERT, DELETE ON outbox TO oriel_app;
GRANT UPDATE (sent_at) ON outbox TO oriel_app;
REVOKE EXECUTE ON FUNCTION outbox_clear FROM PUBLIC;
GRANT EXECUTE ON FUNCTION outbox_clear TO oriel_app;

-- migrate:down
-- What the eight tables hold goes back into one.
DROP FUNCTION outbox_clear;
ALTER TABLE outbox DETACH PARTITION outbox_first;
INSERT INTO outbox_first (seq, id, name, site_id, partition, data, trace, created_at, sent_at, day)
  SELECT seq, id, name, site_id, partition, data, trace, created_at, sent_at, -1 FROM outbox;
DROP TABLE outbox;
DROP FUNCTION outbox_today;
ALTER TABLE outbox_first RENAME TO outbox;
ALTER TABLE outbox RENAME CONSTRAINT outbox_first_pkey TO outbox_pkey;
ALTER INDEX outbox_first_unsent RENAME TO outbox_unsent;
ALTER TABLE outbox ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY;
SELECT setval(pg_get_serial_sequence('outbox', 'seq'), (SELECT coalesce(max(seq), 0) + 1 FROM outbox), false);
ALTER TABLE outbox ADD CONSTRAINT outbox_first_day CHECK (day = -1);
CREATE INDEX outbox_sent_at ON outbox (sent_at) WHERE sent_at IS NOT NULL;
