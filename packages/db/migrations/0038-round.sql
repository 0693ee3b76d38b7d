-- migrate:up
-- A round at a table belongs to several players: each of them has a row, for ever, so that it is
-- booked once for each over all months. The next migrations fill it and take it into use.
CREATE TABLE round_claims (
  provider_id text NOT NULL,
  round_id text NOT NULL,
  member_id uuid NOT NULL,
  settled_at timestamptz NOT NULL,
  PRIMARY KEY (provider_id, round_id, member_id)
) PARTITION BY HASH (provider_id, round_id);
DO $$
BEGIN
  FOR part IN 0..15 LOOP
    EXECUTE format('CREATE TABLE round_claims_%s PARTITION OF round_claims
      FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
  END LOOP;
END
$$;
GRANT SELECT, INSERT ON round_claims TO oriel_app;

-- While the version before this one still runs, each version must see what the other has booked.
CREATE FUNCTION round_claim_old() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO round_claims (provider_id, round_id, member_id, settled_at)
  VALUES (NEW.provider_id, NEW.round_id, NEW.member_id, NEW.settled_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER rounds_claimed AFTER INSERT ON rounds FOR EACH ROW EXECUTE FUNCTION round_claim_old();
CREATE FUNCTION round_key_new() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO round_keys (provider_id, round_id, settled_at)
  VALUES (NEW.provider_id, NEW.round_id, NEW.settled_at) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER round_claims_keyed AFTER INSERT ON round_claims
  FOR EACH ROW EXECUTE FUNCTION round_key_new();

-- How much of the stake counts, and by which version of the rule; decided when a round is booked.
ALTER TABLE rounds ADD COLUMN valid bigint, ADD COLUMN valid_rule smallint;
ALTER TABLE rounds ADD CONSTRAINT rounds_valid CHECK (valid BETWEEN 0 AND stake) NOT VALID;

-- Up to which time it was seen that every seamless round which is over is kept in `rounds`.
CREATE TABLE round_marks (
  name text PRIMARY KEY,
  at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE ON round_marks TO oriel_app;

-- migrate:down
DROP TABLE round_marks;
ALTER TABLE rounds DROP COLUMN valid, DROP COLUMN valid_rule;
DROP TRIGGER rounds_claimed ON rounds;
DROP TABLE round_claims;
DROP FUNCTION round_claim_old, round_key_new;
