-- migrate:up
-- People who work for the house. Two accounts of one person are still one person: nobody stands on
-- both sides of a proposal.
CREATE TABLE staff_persons (
  id uuid PRIMARY KEY,
  -- Keyed marks of the work mail and the phone, by which a person is known again.
  mail_mark bytea NOT NULL UNIQUE CHECK (length(mail_mark) = 32),
  phone_mark bytea NOT NULL UNIQUE CHECK (length(phone_mark) = 32)
);

CREATE TABLE staff (
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES staff_persons,
  account text NOT NULL UNIQUE CHECK (account ~ '^[a-z][a-z0-9._-]{2,31}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 80),
  -- Work mail and phone, sealed about the id.
  contact bytea NOT NULL,
  password text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'removed')),
  invited_by uuid REFERENCES staff,
  -- How the person wants to see the office: theme, keys, columns of tables.
  choices jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT house_now(),
  removed_at timestamptz,
  CHECK ((state = 'removed') = (removed_at IS NOT NULL)),
  UNIQUE (id, person_id)
);
CREATE INDEX staff_person ON staff (person_id);

-- What may be done in the office. Danger: 0 reads, 1 changes one thing, 2 money or rights, 3 both.
CREATE TABLE permissions (
  permission text PRIMARY KEY CHECK (permission ~ '^[a-z][a-z_-]*\.[a-z_]+$'),
  danger smallint NOT NULL CHECK (danger BETWEEN 0 AND 3),
  needs_people smallint NOT NULL CHECK (needs_people BETWEEN 1 AND 3),
  -- Whether the second factor must have been shown within the last five minutes.
  second_factor_now boolean NOT NULL,
  -- Who may do this may make proposals of the permission, too.
  made_with text REFERENCES permissions,
  sort smallint NOT NULL UNIQUE
);

CREATE TABLE roles (
  role text PRIMARY KEY CHECK (role ~ '^[a-z][a-z-]{2,30}$'),
  -- A role of one site's own; null for those of the house.
  site_id integer REFERENCES sites,
  sort smallint NOT NULL
);

-- run: does it. make: makes a proposal. check: votes on those of others. both: makes and votes, never
-- on one of its own.
CREATE TABLE role_permissions (
  role text NOT NULL REFERENCES roles,
  permission text NOT NULL REFERENCES permissions,
  may text NOT NULL CHECK (may IN ('run', 'make', 'check', 'both')),
  PRIMARY KEY (role, permission)
);

INSERT INTO roles (role, sort) VALUES ('owner', 1), ('manager', 2), ('finance-maker', 3),
  ('finance-checker', 4), ('risk', 5), ('support', 6), ('content', 7), ('auditor', 8);

DO $$
DECLARE
  one record;
  names text[] := ARRAY['owner', 'manager', 'finance-maker', 'finance-checker', 'risk', 'support',
    'content', 'auditor'];
  letter text;
BEGIN
  -- The letters stand for the roles in their order. r: run, m: make, c: check, b: both, -: nothing.
  FOR one IN SELECT * FROM (VALUES
    (1, 'member.read', 0, 1, NULL, 'rrrrrr-r'),
    (2, 'round.read', 0, 1, NULL, 'rrrrrr-r'),
    (3, 'member.unmask', 1, 1, NULL, '-r-rrr--'),
    (4, 'member.freeze', 1, 1, NULL, 'rr--rr--'),
    (5, 'session.end', 1, 1, NULL, 'rr--rr--'),
    (6, 'withdraw_password.unlock', 1, 1, NULL, 'rr--rr--'),
    (7, 'member.unfreeze', 2, 2, NULL, '-b--bm--'),
    (8, 'member.identity_edit', 2, 2, NULL, '-b--bm--'),
    (9, 'member.note', 1, 1, NULL, '-rrrrr--'),
    (10, 'wallet.adjust', 2, 2, NULL, '-cmc----'),
    (11, 'held.decide', 2, 2, NULL, '-bmcb---'),
    (12, 'transfer.ask', 1, 1, NULL, '-rrr-r--'),
    (13, 'provider.allow', 2, 2, NULL, 'cm-cc---'),
    (14, 'key.rotate', 2, 2, NULL, 'cm-c----'),
    (15, 'switch.off', 1, 1, NULL, 'rrrrr---'),
    (16, 'switch.on', 2, 2, NULL, 'cm-cc---'),
    (17, 'maintenance.set', 1, 1, NULL, '-r----r-'),
    (18, 'case.take', 1, 1, NULL, '-rrrrr--'),
    (19, 'case.close', 1, 1, NULL, '-rrrrr--'),
    (20, 'dead-letter.replay', 1, 1, NULL, 'rr------'),
    (21, 'content.write', 1, 1, NULL, '-r----r-'),
    (22, 'content.publish', 2, 2, 'content.write', '-r----c-'),
    (23, 'report.export', 1, 1, NULL, 'rrrr---r'),
    (24, 'staff.read', 0, 1, NULL, 'rr-----r'),
    (25, 'staff.invite', 2, 2, NULL, 'bm------'),
    (26, 'staff.role', 2, 2, NULL, 'bm------'),
    (27, 'staff.remove', 2, 2, NULL, 'bm------'),
    (28, 'network.edit', 2, 2, NULL, 'b-------'),
    (29, 'audit.read', 0, 1, NULL, 'r------r')
  ) AS t (sort, permission, danger, people, made_with, letters) LOOP
    INSERT INTO permissions VALUES (one.permission, one.danger, one.people, one.danger >= 2,
      one.made_with, one.sort);
    FOR place IN 1..8 LOOP
      letter := substr(one.letters, place, 1);
      CONTINUE WHEN letter = '-';
      INSERT INTO role_permissions VALUES (names[place], one.permission,
        CASE letter WHEN 'r' THEN 'run' WHEN 'm' THEN 'make' WHEN 'c' THEN 'check' ELSE 'both' END);
    END LOOP;
  END LOOP;
END
$$;

-- A role is held at a site; at all sites only by those who answer for all.
CREATE TABLE staff_sites (
  staff_id uuid NOT NULL REFERENCES staff,
  site_id integer REFERENCES sites,
  role text NOT NULL REFERENCES roles,
  since timestamptz NOT NULL DEFAULT house_now(),
  UNIQUE NULLS NOT DISTINCT (staff_id, site_id),
  CHECK (site_id IS NOT NULL OR role IN ('owner', 'auditor'))
);

CREATE TABLE staff_passkeys (
  id text PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 1400),
  staff_id uuid NOT NULL REFERENCES staff,
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  label text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT house_now(),
  used_at timestamptz
);
CREATE INDEX staff_passkeys_staff ON staff_passkeys (staff_id);

CREATE TABLE staff_totps (
  staff_id uuid PRIMARY KEY REFERENCES staff,
  sealed bytea NOT NULL,
  last_step bigint NOT NULL DEFAULT 0
);

-- The device keeps a secret; this is its keyed mark, the same whichever account is used on it.
CREATE TABLE staff_devices (
  staff_id uuid NOT NULL REFERENCES staff,
  device_mark bytea NOT NULL CHECK (length(device_mark) = 32),
  label text NOT NULL,
  first_seen_at timestamptz NOT NULL DEFAULT house_now(),
  last_seen_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (staff_id, device_mark)
);

CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL,
  person_id uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  device_mark bytea NOT NULL CHECK (length(device_mark) = 32),
  ip inet NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT house_now(),
  seen_at timestamptz NOT NULL DEFAULT house_now(),
  -- When the second factor was last shown, which one, and with which passkey.
  proven_at timestamptz NOT NULL DEFAULT house_now(),
  proven_with text NOT NULL CHECK (proven_with IN ('passkey', 'totp', 'development')),
  passkey_id text,
  ended_at timestamptz,
  ended_because text CHECK (ended_because IN ('sign-out', 'elsewhere', 'removed', 'role', 'idle')),
  FOREIGN KEY (staff_id, person_id) REFERENCES staff (id, person_id),
  CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
  CHECK ((proven_with = 'passkey') = (passkey_id IS NOT NULL))
);
CREATE UNIQUE INDEX staff_sessions_live ON staff_sessions (staff_id) WHERE ended_at IS NULL;
CREATE INDEX staff_sessions_person ON staff_sessions (person_id, seen_at DESC);
CREATE INDEX staff_sessions_ended ON staff_sessions (ended_at) WHERE ended_at IS NOT NULL;

-- The password was right; the second factor is asked for. Good once, for a few minutes.
CREATE TABLE staff_steps (
  step_hash bytea PRIMARY KEY CHECK (length(step_hash) = 32),
  staff_id uuid NOT NULL REFERENCES staff,
  device_mark bytea NOT NULL,
  challenge_hash bytea NOT NULL CHECK (length(challenge_hash) = 32),
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  expires_at timestamptz NOT NULL
);

-- What a passkey of somebody signed in, or of somebody invited, is asked to sign; good once.
CREATE TABLE staff_challenges (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  staff_id uuid REFERENCES staff,
  invitation_id uuid,
  expires_at timestamptz NOT NULL,
  CHECK (num_nonnulls(staff_id, invitation_id) = 1)
);

-- Good once, for a day, for whoever opens the work mail it was sent to.
CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  person_id uuid NOT NULL REFERENCES staff_persons,
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 80),
  contact bytea NOT NULL,
  site_id integer REFERENCES sites,
  role text NOT NULL REFERENCES roles,
  -- Null for the first owners, who are made on the command line.
  invited_by uuid REFERENCES staff,
  -- A new secret for an authenticator app, sealed about the id.
  totp bytea NOT NULL,
  made_at timestamptz NOT NULL DEFAULT house_now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  used_by uuid REFERENCES staff,
  CHECK (site_id IS NOT NULL OR role IN ('owner', 'auditor')),
  CHECK ((used_at IS NULL) = (used_by IS NULL))
);
CREATE INDEX staff_invitations_made ON staff_invitations (made_at DESC);

-- Where the office may be opened from, beside the operator's own networks. Null: for all sites.
CREATE TABLE staff_networks (
  id uuid PRIMARY KEY,
  site_id integer REFERENCES sites,
  network cidr NOT NULL,
  note text NOT NULL CHECK (length(note) BETWEEN 3 AND 200),
  until timestamptz,
  added_at timestamptz NOT NULL DEFAULT house_now(),
  UNIQUE NULLS NOT DISTINCT (site_id, network)
);

-- What somebody may do at a site now; null: nothing of it. A role at the site counts before one at all.
CREATE FUNCTION staff_may(p_staff uuid, p_site integer, p_permission text) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT rp.may FROM (
    SELECT ss.role FROM staff_sites ss JOIN staff s ON s.id = ss.staff_id AND s.state = 'open'
    WHERE ss.staff_id = p_staff AND (ss.site_id = p_site OR ss.site_id IS NULL)
    ORDER BY ss.site_id NULLS LAST LIMIT 1
  ) held JOIN role_permissions rp ON rp.role = held.role AND rp.permission = p_permission
$$;

-- The last owner of all sites stays: somebody must be able to let others in.
CREATE FUNCTION staff_keeps_owner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('staff_keeps_owner'));
  IF NOT EXISTS (SELECT FROM staff_sites ss JOIN staff s ON s.id = ss.staff_id
    WHERE ss.site_id IS NULL AND ss.role = 'owner' AND s.state = 'open')
    AND EXISTS (SELECT FROM staff) THEN
    RAISE EXCEPTION 'the last owner stays' USING ERRCODE = 'check_violation', CONSTRAINT = 'last_owner';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER staff_keeps_owner AFTER UPDATE OF state ON staff
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION staff_keeps_owner();
CREATE CONSTRAINT TRIGGER staff_keeps_owner AFTER UPDATE OR DELETE ON staff_sites
  DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION staff_keeps_owner();

-- Removes sessions that ended long ago, some at a time from a time on; gives the last one's end.
CREATE FUNCTION staff_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  removed integer;
BEGIN
  DELETE FROM staff_steps WHERE expires_at < house_now();
  DELETE FROM staff_challenges WHERE expires_at < house_now();
  UPDATE staff_sessions SET ended_at = house_now(), ended_because = 'idle'
  WHERE ended_at IS NULL AND (seen_at < house_now() - interval '15 minutes'
    OR opened_at < house_now() - interval '8 hours');
  DELETE FROM staff_sessions WHERE id IN (SELECT id FROM staff_sessions
    WHERE ended_at < house_now() - interval '400 days' LIMIT p_count);
  GET DIAGNOSTICS removed = ROW_COUNT;
  RETURN removed;
END
$$;

GRANT USAGE ON SCHEMA public TO oriel_office;
GRANT SELECT ON permissions, roles, role_permissions TO oriel_office;
GRANT SELECT, INSERT, UPDATE ON staff_persons, staff, staff_passkeys, staff_totps, staff_devices,
  staff_sessions, staff_steps, staff_invitations TO oriel_office;
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_sites, staff_networks TO oriel_office;
GRANT INSERT, DELETE ON staff_challenges TO oriel_office;
GRANT SELECT ON staff_challenges TO oriel_office;
GRANT DELETE ON staff_passkeys, staff_totps, staff_steps TO oriel_office;
-- What the office reads and writes of others: the sites, counts of tries, and facts it announces.
GRANT SELECT ON sites, site_currencies, site_hosts, site_languages, site_logos, site_templates,
  site_pictures TO oriel_office;
GRANT SELECT, INSERT, UPDATE ON rate_counts, rate_turns TO oriel_office;
GRANT INSERT ON outbox, audit_events TO oriel_office;
GRANT SELECT, INSERT ON audit_refusals TO oriel_office;
GRANT UPDATE (count, last_at, last_ip, facts) ON audit_refusals TO oriel_office;
REVOKE EXECUTE ON FUNCTION staff_may, staff_keeps_owner, staff_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_may TO oriel_office;
GRANT EXECUTE ON FUNCTION staff_prune TO oriel_app;

-- migrate:down
DROP TABLE staff_networks, staff_invitations, staff_challenges, staff_steps, staff_sessions,
  staff_devices, staff_totps, staff_passkeys, staff_sites, role_permissions, roles, permissions, staff,
  staff_persons CASCADE;
DROP FUNCTION staff_may, staff_keeps_owner, staff_prune;
