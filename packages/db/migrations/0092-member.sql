-- migrate:up
-- Keyed marks by which people of the house find a member again: exact phone, mail or identity, never
-- a part of one. Unlike member_marks nothing is claimed by them: several members may have the same.
-- At 10 million members 25 million rows in all, three per member; they go with the member.
-- member_search_marks_found answers the search, the primary key the writing.
CREATE TABLE member_search_marks (
  member_id uuid NOT NULL,
  field text NOT NULL CHECK (field IN ('phone', 'email', 'identity_id')),
  site_id integer NOT NULL,
  mark bytea NOT NULL CHECK (length(mark) = 32),
  PRIMARY KEY (member_id, field),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);
CREATE INDEX member_search_marks_found ON member_search_marks (site_id, mark, member_id);

-- How far the marks of members who were there before have been written: one row, for ever.
CREATE TABLE member_mark_passes (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- The member up to whom all have theirs; null before the first.
  reached uuid,
  finished_at timestamptz
);
INSERT INTO member_mark_passes DEFAULT VALUES;

-- What people of the house write about a member. A note stays as it is; a later one corrects it.
-- At 10 million members 4 million rows a year, kept for ever as the trail refers to them.
-- member_notes_of_member answers the list of a member.
CREATE TABLE member_notes (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  -- The account of who wrote it.
  written_by text NOT NULL CHECK (length(written_by) BETWEEN 1 AND 60),
  written_at timestamptz NOT NULL DEFAULT house_now(),
  -- What it says, sealed about the id.
  sealed bytea NOT NULL,
  -- The earlier note that this one corrects.
  corrects uuid,
  UNIQUE (member_id, id),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  FOREIGN KEY (member_id, corrects) REFERENCES member_notes (member_id, id),
  CHECK (corrects <> id)
);
CREATE INDEX member_notes_of_member ON member_notes (member_id, id DESC);

CREATE FUNCTION member_notes_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'notes stay as they are: a later one corrects an earlier one'
    USING ERRCODE = 'check_violation', CONSTRAINT = 'member_notes_stay';
END
$$;
CREATE TRIGGER member_notes_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON member_notes
  FOR EACH STATEMENT EXECUTE FUNCTION member_notes_stay();

-- How many fields somebody has unmasked on a day of the house. The row is the lock: of many calls at
-- once each waits for the one before. A row per person and day, 100,000 a year with 300 people;
-- member_prune_unmasks removes them after 400 days. The primary key answers both.
CREATE TABLE member_unmasks (
  person_id uuid NOT NULL,
  -- As the house writes its days: 2026-11-18.
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  count smallint NOT NULL CHECK (count BETWEEN 1 AND 30),
  PRIMARY KEY (day, person_id)
);

CREATE FUNCTION member_prune_unmasks(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM member_unmasks u USING (SELECT day, person_id FROM member_unmasks
    WHERE day < to_char(house_now() - interval '400 days', 'YYYY-MM-DD') ORDER BY day LIMIT p_count) old
  WHERE u.day = old.day AND u.person_id = old.person_id;
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;
REVOKE EXECUTE ON FUNCTION member_prune_unmasks FROM PUBLIC;
GRANT EXECUTE ON FUNCTION member_prune_unmasks TO oriel_app;

GRANT SELECT, INSERT, UPDATE, DELETE ON member_search_marks TO oriel_app, oriel_office;
GRANT SELECT, UPDATE (reached, finished_at) ON member_mark_passes TO oriel_app;
GRANT SELECT, INSERT ON member_notes TO oriel_office;
GRANT SELECT, INSERT, UPDATE (count) ON member_unmasks TO oriel_office;

-- What the page of a member reads.
GRANT SELECT ON member_fields, member_keys, member_marks, member_devices, member_introducers, agents,
  register_settings, provider_players, plays, transfers, rounds, round_claims, games, game_names,
  game_providers TO oriel_office;
GRANT SELECT (id, site_id, member_id, channel, template, state, attempts, failure, created_at, tried_at)
  ON messages TO oriel_office;
GRANT SELECT (member_id, confirmed_at) ON member_totps TO oriel_office;
GRANT SELECT (id, member_id, label, transports, created_at, used_at) ON passkeys TO oriel_office;
-- The provider of a round is asked for its replay, signed as every call to it.
GRANT SELECT ON provider_links, provider_keys TO oriel_office;
-- What commands about a member write.
GRANT UPDATE (withdraw_fails, withdraw_held_until, password_hash) ON members TO oriel_office;
GRANT INSERT, UPDATE (sealed, verified_at), DELETE ON member_fields TO oriel_office;
GRANT INSERT ON member_keys TO oriel_office;
GRANT INSERT, DELETE ON member_marks TO oriel_office;
GRANT DELETE ON member_totps, passkeys TO oriel_office;
GRANT SELECT (member_id), DELETE ON recovery_tokens, recovery_codes TO oriel_office;

-- migrate:down
DROP TABLE member_search_marks, member_mark_passes, member_notes, member_unmasks;
DROP FUNCTION member_notes_stay, member_prune_unmasks;
REVOKE SELECT ON member_fields, member_keys, member_marks, member_devices, member_introducers, agents,
  register_settings, provider_players, plays, transfers, rounds, round_claims, games, game_names,
  game_providers, messages, member_totps, passkeys, provider_links, provider_keys, recovery_tokens,
  recovery_codes FROM oriel_office;
REVOKE UPDATE (withdraw_fails, withdraw_held_until, password_hash) ON members FROM oriel_office;
REVOKE INSERT, UPDATE, DELETE ON member_fields FROM oriel_office;
REVOKE INSERT ON member_keys FROM oriel_office;
REVOKE INSERT, DELETE ON member_marks FROM oriel_office;
REVOKE DELETE ON member_totps, passkeys, recovery_tokens, recovery_codes FROM oriel_office;
