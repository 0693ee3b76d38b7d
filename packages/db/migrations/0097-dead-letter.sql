-- migrate:up
-- Events that their consumer gave up on, as the office sees them. The worker copies them from the bus
-- and sends again what a person has asked for. Some hundred rows a year in a healthy house; what is
-- over goes after 400 days. dead_letters_queue answers the queue, dead_letters_asked the worker,
-- dead_letters_over the removal.
CREATE TABLE dead_letters (
  -- Its number among the dead of the bus.
  number bigint PRIMARY KEY,
  -- Null: the message says nothing about a site that could be read.
  site_id integer,
  consumer text NOT NULL,
  subject text NOT NULL,
  error text NOT NULL,
  body text NOT NULL,
  died_at timestamptz NOT NULL,
  -- When a person asked to send it again, and who.
  asked_at timestamptz,
  asked_by text,
  over_at timestamptz,
  -- replayed: sent again. gone: the bus had it no more.
  outcome text CHECK (outcome IN ('replayed', 'gone')),
  CHECK ((asked_at IS NULL) = (asked_by IS NULL)),
  CHECK ((over_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX dead_letters_queue ON dead_letters (died_at) WHERE over_at IS NULL AND asked_at IS NULL;
CREATE INDEX dead_letters_asked ON dead_letters (asked_at) WHERE over_at IS NULL AND asked_at IS NOT NULL;
CREATE INDEX dead_letters_over ON dead_letters (over_at) WHERE over_at IS NOT NULL;

-- Removes some letters that were over long ago; gives how many.
CREATE FUNCTION dead_letter_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM dead_letters WHERE number IN (SELECT number FROM dead_letters
    WHERE over_at < house_now() - interval '400 days' ORDER BY over_at LIMIT p_count);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;

GRANT SELECT, INSERT, UPDATE ON dead_letters TO oriel_app;
GRANT SELECT ON dead_letters TO oriel_office;
GRANT UPDATE (asked_at, asked_by) ON dead_letters TO oriel_office;
REVOKE EXECUTE ON FUNCTION dead_letter_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION dead_letter_prune TO oriel_app;

-- migrate:down
DROP TABLE dead_letters;
DROP FUNCTION dead_letter_prune;
