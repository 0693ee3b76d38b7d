-- migrate:up
ALTER TABLE sessions
  ADD COLUMN ended_because text CHECK (ended_because IN ('logout', 'elsewhere', 'password', 'staff')),
  -- How it was opened, and by what: shown to its member, trusted by nobody.
  ADD COLUMN opened_with text NOT NULL DEFAULT 'password'
    CHECK (opened_with IN ('password', 'registration', 'passkey', 'hand_over', 'openid')),
  ADD COLUMN device text NOT NULL DEFAULT '',
  ADD COLUMN ip inet,
  -- When its member last proved who they are, for what needs that to be fresh.
  ADD COLUMN proven_at timestamptz;
CREATE INDEX sessions_of_member ON sessions (member_id, created_at DESC);
GRANT UPDATE (ended_because, proven_at) ON sessions TO oriel_app;

-- S7.064: a sign-in is sent with one of these headers, which is valid once.
CREATE TABLE login_headers (
  header_hash bytea PRIMARY KEY CHECK (length(header_hash) = 32),
  site_id integer NOT NULL REFERENCES sites,
  expires_at timestamptz NOT NULL
);

-- Devices a member has signed in with. The device keeps a secret; this is its hash.
CREATE TABLE member_devices (
  member_id uuid NOT NULL REFERENCES members,
  device_hash bytea NOT NULL CHECK (length(device_hash) = 32),
  label text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, device_hash)
);

-- S3.052: member_login_id. The password was right and a question is open.
CREATE TABLE login_steps (
  step_hash bytea PRIMARY KEY CHECK (length(step_hash) = 32),
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  -- In the order they are asked; the first is open.
  questions text[] NOT NULL CHECK (cardinality(questions) >= 1),
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  device_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);

-- One-time codes that carry a sign-in from one place to another: tk, enc and popups.
CREATE TABLE hand_over_codes (
  code_hash bytea PRIMARY KEY CHECK (length(code_hash) = 32),
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  -- The session it was asked for by; it must still live. Null for a sign-in by somebody else.
  session_id uuid REFERENCES sessions,
  opened_with text NOT NULL,
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);

-- A site's closed doors: nobody signs in or up from here.
CREATE TABLE closed_networks (
  site_id integer NOT NULL REFERENCES sites,
  network cidr NOT NULL,
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, network)
);

GRANT SELECT, INSERT, DELETE ON login_headers, hand_over_codes, closed_networks TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON login_steps, member_devices TO oriel_app;

-- migrate:down
DROP TABLE closed_networks, hand_over_codes, login_steps, member_devices, login_headers;
DROP INDEX sessions_of_member;
ALTER TABLE sessions
  DROP COLUMN ended_because,
  DROP COLUMN opened_with,
  DROP COLUMN device,
  DROP COLUMN ip,
  DROP COLUMN proven_at;
