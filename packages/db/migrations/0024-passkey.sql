-- migrate:up
CREATE TABLE passkeys (
  -- As the authenticator names it.
  id text PRIMARY KEY CHECK (length(id) BETWEEN 10 AND 1400),
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  label text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);
CREATE INDEX passkeys_member ON passkeys (member_id);

-- What a passkey is asked to sign, once. Without a member it is for signing in.
CREATE TABLE passkey_challenges (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  site_id integer NOT NULL REFERENCES sites,
  member_id uuid,
  expires_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO oriel_app;
GRANT SELECT, INSERT, DELETE ON passkey_challenges TO oriel_app;

-- migrate:down
DROP TABLE passkey_challenges, passkeys;
