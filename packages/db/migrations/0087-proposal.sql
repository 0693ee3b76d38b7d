-- migrate:up
-- What one person proposes and others agree to. The command is run by the vote that was still missing,
-- in its transaction.
CREATE TABLE proposals (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- Null: about the house and not about one site.
  site_id integer REFERENCES sites,
  permission text NOT NULL REFERENCES permissions,
  subject_kind text NOT NULL CHECK (subject_kind ~ '^[a-z-]{2,30}$'),
  subject_id text NOT NULL CHECK (length(subject_id) BETWEEN 1 AND 200),
  command jsonb NOT NULL,
  -- SHA-256 of the command and of what was shown beside it: a vote says which one it means.
  command_hash bytea NOT NULL CHECK (length(command_hash) = 32),
  -- What the subject was when the proposal was made, and what it will be, as the domain told it.
  before jsonb NOT NULL,
  before_version text NOT NULL CHECK (length(before_version) <= 200),
  after jsonb NOT NULL,
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  -- How many people it takes, the maker among them.
  needs smallint NOT NULL CHECK (needs BETWEEN 2 AND 3),
  made_by uuid NOT NULL,
  made_person uuid NOT NULL,
  made_session uuid NOT NULL,
  made_device bytea NOT NULL CHECK (length(made_device) = 32),
  made_at timestamptz NOT NULL DEFAULT house_now(),
  expires_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'done', 'refused', 'withdrawn', 'expired', 'stale', 'failed')),
  done_at timestamptz,
  -- Why it failed or what it changed, in a word.
  outcome text CHECK (length(outcome) <= 200),
  CHECK ((state = 'open') = (done_at IS NULL)),
  FOREIGN KEY (made_by, made_person) REFERENCES staff (id, person_id)
);
-- The same thing is proposed once at a time.
CREATE UNIQUE INDEX proposals_open_subject ON proposals (permission, subject_kind, subject_id)
  WHERE state = 'open';
CREATE INDEX proposals_open ON proposals (site_id, expires_at) WHERE state = 'open';
CREATE INDEX proposals_site ON proposals (site_id, number DESC);
CREATE INDEX proposals_subject ON proposals (subject_kind, subject_id, number DESC);
CREATE INDEX proposals_maker ON proposals (made_person, made_at DESC);

CREATE TABLE proposal_votes (
  proposal_id uuid NOT NULL REFERENCES proposals,
  staff_id uuid NOT NULL,
  person_id uuid NOT NULL,
  session_id uuid NOT NULL,
  device_mark bytea NOT NULL,
  passkey_id text,
  vote text NOT NULL CHECK (vote IN ('yes', 'no')),
  reason text NOT NULL CHECK (length(reason) BETWEEN 10 AND 500),
  at timestamptz NOT NULL DEFAULT house_time(),
  -- One person has one vote, whatever account they use.
  PRIMARY KEY (proposal_id, person_id),
  FOREIGN KEY (staff_id, person_id) REFERENCES staff (id, person_id)
);

-- Why somebody may not vote on a proposal, one word per rule that is broken; empty when they may. The
-- page shows the same answers that the vote is decided by.
CREATE FUNCTION proposal_hindrances(p_proposal uuid, p_session uuid) RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p proposals;
  s staff_sessions;
  danger smallint;
  found text[] := '{}';
BEGIN
  SELECT * INTO p FROM proposals WHERE id = p_proposal;
  SELECT * INTO s FROM staff_sessions WHERE id = p_session AND ended_at IS NULL
    AND seen_at > house_now() - interval '15 minutes' AND opened_at > house_now() - interval '8 hours';
  IF p.id IS NULL OR s.id IS NULL THEN RETURN ARRAY['not_allowed']; END IF;
  IF p.state <> 'open' THEN RETURN ARRAY['not_open']; END IF;
  IF p.expires_at <= house_now() THEN found := found || 'expired'::text; END IF;
  IF coalesce(staff_may(s.staff_id, p.site_id, p.permission), '') NOT IN ('run', 'check', 'both') THEN
    found := found || 'not_allowed'::text;
  END IF;
  IF s.person_id = p.made_person OR s.staff_id = p.made_by THEN
    found := found || 'same_person'::text;
  ELSIF EXISTS (SELECT FROM proposal_votes v WHERE v.proposal_id = p.id AND v.person_id = s.person_id) THEN
    found := found || 'already_voted'::text;
  END IF;
  -- A device is one that neither the maker nor another voter has used for thirty days.
  IF s.person_id <> p.made_person AND (s.id = p.made_session OR s.device_mark = p.made_device
    OR EXISTS (SELECT FROM staff_sessions o
      WHERE o.person_id IN (SELECT p.made_person UNION SELECT v.person_id FROM proposal_votes v
        WHERE v.proposal_id = p.id) AND o.person_id <> s.person_id
        AND o.device_mark = s.device_mark AND o.seen_at > house_now() - interval '30 days')) THEN
    found := found || 'same_device'::text;
  END IF;
  IF s.passkey_id IS NOT NULL AND EXISTS (SELECT FROM staff_sessions o
    WHERE o.person_id <> s.person_id AND o.passkey_id = s.passkey_id) THEN
    found := found || 'same_passkey'::text;
  END IF;
  SELECT k.danger INTO danger FROM permissions k WHERE k.permission = p.permission;
  IF danger >= 2 AND s.proven_with = 'totp' THEN found := found || 'passkey_needed'::text; END IF;
  RETURN found;
END
$$;

-- Counts one vote, with whatever the session says about who votes. 'last': with this vote the command
-- may run, and whoever asked runs it in the same transaction; 'counted', 'refused', or why not.
CREATE FUNCTION proposal_vote(
  p_proposal uuid, p_session uuid, p_vote text, p_reason text, p_hash bytea
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p proposals;
  s staff_sessions;
  hindrances text[];
  yes integer;
BEGIN
  -- Votes on one proposal come one after the other.
  SELECT * INTO p FROM proposals WHERE id = p_proposal FOR UPDATE;
  IF p.id IS NULL THEN RETURN 'not_open'; END IF;
  hindrances := proposal_hindrances(p_proposal, p_session);
  IF hindrances <> '{}' THEN RETURN hindrances[1]; END IF;
  IF p.command_hash <> p_hash THEN RETURN 'other_command'; END IF;
  SELECT * INTO s FROM staff_sessions WHERE id = p_session;
  IF s.proven_at <= house_now() - interval '5 minutes' THEN RETURN 'factor_old'; END IF;
  INSERT INTO proposal_votes (proposal_id, staff_id, person_id, session_id, device_mark, passkey_id,
    vote, reason)
  VALUES (p.id, s.staff_id, s.person_id, s.id, s.device_mark, s.passkey_id, p_vote, p_reason);
  IF p_vote = 'no' THEN
    UPDATE proposals SET state = 'refused', done_at = house_now() WHERE id = p.id;
    RETURN 'refused';
  END IF;
  SELECT count(*) INTO yes FROM proposal_votes WHERE proposal_id = p.id AND vote = 'yes';
  RETURN CASE WHEN yes + 1 >= p.needs THEN 'last' ELSE 'counted' END;
END
$$;

-- The rules once more, where no way around them leads: by whatever function a vote is written.
CREATE FUNCTION proposal_vote_kept() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  p proposals;
BEGIN
  SELECT * INTO p FROM proposals WHERE id = NEW.proposal_id;
  IF NEW.person_id = p.made_person OR NEW.staff_id = p.made_by OR NEW.session_id = p.made_session
    OR NEW.device_mark = p.made_device THEN
    RAISE EXCEPTION 'proposal % is not voted on by who made it', p.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'two_people';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER proposal_vote_kept BEFORE INSERT OR UPDATE ON proposal_votes
  FOR EACH ROW EXECUTE FUNCTION proposal_vote_kept();

-- A proposal is done with all its votes, and what is over stays as it ended.
CREATE FUNCTION proposal_end_kept() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.state <> 'open' THEN
    RAISE EXCEPTION 'proposal % is over', OLD.number USING ERRCODE = 'check_violation';
  END IF;
  IF (NEW.command, NEW.command_hash, NEW.before, NEW.before_version, NEW.after, NEW.reason, NEW.needs,
      NEW.made_by, NEW.made_person, NEW.made_session, NEW.made_device, NEW.permission, NEW.site_id,
      NEW.subject_kind, NEW.subject_id, NEW.expires_at)
    IS DISTINCT FROM (OLD.command, OLD.command_hash, OLD.before, OLD.before_version, OLD.after,
      OLD.reason, OLD.needs, OLD.made_by, OLD.made_person, OLD.made_session, OLD.made_device,
      OLD.permission, OLD.site_id, OLD.subject_kind, OLD.subject_id, OLD.expires_at) THEN
    RAISE EXCEPTION 'proposal % stays as it was made', OLD.number USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.state = 'done' AND (SELECT count(*) FROM proposal_votes
    WHERE proposal_id = NEW.id AND vote = 'yes') + 1 < NEW.needs THEN
    RAISE EXCEPTION 'proposal % lacks votes', NEW.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'votes_needed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER proposal_end_kept BEFORE UPDATE ON proposals
  FOR EACH ROW EXECUTE FUNCTION proposal_end_kept();

-- Makes a proposal with whatever the session says about who makes it. The id, or why not.
CREATE FUNCTION proposal_make(
  p_id uuid, p_session uuid, p_site integer, p_permission text, p_kind text, p_subject text,
  p_command jsonb, p_hash bytea, p_before jsonb, p_version text, p_after jsonb, p_reason text,
  p_needs integer, p_lives interval
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  s staff_sessions;
  k permissions;
  may text;
BEGIN
  SELECT * INTO s FROM staff_sessions WHERE id = p_session AND ended_at IS NULL
    AND seen_at > house_now() - interval '15 minutes' AND opened_at > house_now() - interval '8 hours';
  SELECT * INTO k FROM permissions WHERE permission = p_permission;
  IF s.id IS NULL OR k.permission IS NULL THEN RETURN 'not_allowed'; END IF;
  may := staff_may(s.staff_id, p_site, p_permission);
  IF coalesce(may, '') NOT IN ('make', 'both') AND coalesce(
    staff_may(s.staff_id, p_site, k.made_with), '') <> 'run' THEN RETURN 'not_allowed'; END IF;
  IF k.second_factor_now AND s.proven_at <= house_now() - interval '5 minutes' THEN
    RETURN 'factor_old';
  END IF;
  IF k.danger >= 2 AND s.proven_with = 'totp' THEN RETURN 'passkey_needed'; END IF;
  INSERT INTO proposals (id, site_id, permission, subject_kind, subject_id, command, command_hash,
    before, before_version, after, reason, needs, made_by, made_person, made_session, made_device,
    expires_at)
  VALUES (p_id, p_site, p_permission, p_kind, p_subject, p_command, p_hash, p_before, p_version, p_after,
    p_reason, greatest(p_needs, k.needs_people), s.staff_id, s.person_id, s.id, s.device_mark,
    house_now() + p_lives)
  ON CONFLICT (permission, subject_kind, subject_id) WHERE state = 'open' DO NOTHING;
  RETURN CASE WHEN FOUND THEN 'made' ELSE 'proposed_already' END;
END
$$;

GRANT SELECT ON proposals, proposal_votes TO oriel_office;
-- What commands of the office read and write of members.
GRANT SELECT ON members, sessions TO oriel_office;
GRANT UPDATE (state, version) ON members TO oriel_office;
GRANT UPDATE (ended_at, ended_because) ON sessions TO oriel_office;
GRANT SELECT, DELETE ON login_steps, hand_over_codes TO oriel_office;
GRANT INSERT ON messages TO oriel_office;
GRANT SELECT ON ledger_accounts, ledger_journals, ledger_entries, ledger_kinds TO oriel_office;
GRANT UPDATE (state, done_at, outcome) ON proposals TO oriel_office;
GRANT SELECT, UPDATE (state, done_at) ON proposals TO oriel_app;
REVOKE EXECUTE ON FUNCTION proposal_hindrances, proposal_vote, proposal_vote_kept, proposal_end_kept,
  proposal_make FROM PUBLIC;
GRANT EXECUTE ON FUNCTION proposal_hindrances, proposal_vote, proposal_make TO oriel_office;

-- migrate:down
DROP TABLE proposal_votes, proposals;
DROP FUNCTION proposal_hindrances, proposal_vote, proposal_vote_kept, proposal_end_kept, proposal_make;
