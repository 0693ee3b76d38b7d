-- migrate:up
ALTER TABLE members
  -- Null: cannot sign in with a password.
  ADD COLUMN password_hash text,
  ADD COLUMN withdraw_password_hash text,
  ADD COLUMN withdraw_fails smallint NOT NULL DEFAULT 0 CHECK (withdraw_fails BETWEEN 0 AND 5),
  -- After a change of what protects an account, money waits before it leaves.
  ADD COLUMN withdraw_held_until timestamptz,
  ADD COLUMN state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'disabled', 'frozen')),
  -- S6.011: 1 is a member; other types load the names of agent levels.
  ADD COLUMN kind smallint NOT NULL DEFAULT 1,
  -- S3.006: first_login_to_change_password.
  ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
  -- S8.038: login code 802. The member came from another operator and is not verified yet.
  ADD COLUMN must_verify boolean NOT NULL DEFAULT false,
  -- Grows with every change of what is shown of a member, so that late events are known as late.
  ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Each member's personal data is sealed with a key of its own, which is sealed itself. Without this
-- row the data is gone for good, wherever copies of it are.
CREATE TABLE member_keys (
  member_id uuid PRIMARY KEY REFERENCES members,
  sealed bytea NOT NULL
);

CREATE TABLE member_fields (
  member_id uuid NOT NULL REFERENCES members,
  field text NOT NULL CHECK (field ~ '^[a-z_]{2,30}$'),
  sealed bytea NOT NULL,
  -- When its owner proved to hold it, such as a phone that received a code.
  verified_at timestamptz,
  PRIMARY KEY (member_id, field)
);

-- What only one member of a site may have, as a keyed mark: the key decides who was first.
CREATE TABLE member_marks (
  site_id integer NOT NULL,
  field text NOT NULL,
  mark bytea NOT NULL CHECK (length(mark) = 32),
  member_id uuid NOT NULL,
  PRIMARY KEY (site_id, field, mark),
  UNIQUE (member_id, field),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);

-- A member may be let in from these networks only; none means from everywhere.
CREATE TABLE member_networks (
  member_id uuid NOT NULL REFERENCES members,
  network cidr NOT NULL,
  PRIMARY KEY (member_id, network)
);

GRANT SELECT, INSERT, DELETE ON member_keys TO oriel_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON member_fields TO oriel_app;
GRANT SELECT, INSERT, DELETE ON member_marks TO oriel_app;
GRANT SELECT, INSERT, DELETE ON member_networks TO oriel_app;

-- migrate:down
DROP TABLE member_networks, member_marks, member_fields, member_keys;
ALTER TABLE members
  DROP COLUMN password_hash,
  DROP COLUMN withdraw_password_hash,
  DROP COLUMN withdraw_fails,
  DROP COLUMN withdraw_held_until,
  DROP COLUMN state,
  DROP COLUMN kind,
  DROP COLUMN must_change_password,
  DROP COLUMN must_verify,
  DROP COLUMN version;
