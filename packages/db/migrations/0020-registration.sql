-- migrate:up
-- What the registration form of a currency asks for. A field without a row is not shown.
CREATE TABLE register_settings (
  site_id integer NOT NULL,
  currency text NOT NULL,
  field text NOT NULL CHECK (field IN (
    'member_name', 'member_email', 'member_birthday', 'withdraw_password', 'member_phone',
    'member_qq', 'member_telegram', 'member_whats_app', 'member_skype', 'member_fb', 'member_zalo',
    'member_wechat', 'member_others', 'identity_id', 'check_password')),
  is_display boolean NOT NULL,
  is_required boolean NOT NULL,
  is_unique boolean NOT NULL,
  -- Shown and editable in the member centre.
  is_member_center boolean NOT NULL,
  -- The phone must receive a code: here, and when it is changed in the member centre.
  is_verification boolean NOT NULL DEFAULT false,
  is_member_center_verification boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, currency, field),
  FOREIGN KEY (site_id, currency) REFERENCES site_currencies ON DELETE CASCADE,
  CHECK (is_display OR NOT is_required),
  CHECK (field = 'member_phone' OR NOT (is_verification OR is_member_center_verification)),
  -- A code can only be asked of a phone that is there.
  CHECK (is_required OR NOT is_verification),
  CHECK (NOT is_unique OR field IN ('member_name', 'member_email', 'member_phone', 'identity_id'))
);

-- Who brings members. The number stands in links: /register?id=20118.
CREATE TABLE agents (
  id uuid PRIMARY KEY,
  number integer NOT NULL UNIQUE CHECK (number BETWEEN 10000 AND 999999999),
  site_id integer NOT NULL REFERENCES sites,
  account text NOT NULL CHECK (account ~ '^[a-z0-9]{3,20}$'),
  currency text NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'disabled', 'left')),
  created_at timestamptz NOT NULL,
  UNIQUE (site_id, account),
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, currency) REFERENCES site_currencies
);

-- Hosts of a site that belong to one agent: whoever registers there is brought by them.
CREATE TABLE agent_domains (
  host text PRIMARY KEY CHECK (host = lower(host) AND host !~ '[:/ ]'),
  site_id integer NOT NULL,
  agent_id uuid NOT NULL,
  FOREIGN KEY (site_id, agent_id) REFERENCES agents (site_id, id)
);

-- Where members may bring friends.
CREATE TABLE recommend_settings (
  site_id integer NOT NULL,
  currency text NOT NULL,
  is_open boolean NOT NULL,
  PRIMARY KEY (site_id, currency),
  FOREIGN KEY (site_id, currency) REFERENCES site_currencies ON DELETE CASCADE
);

CREATE TABLE recommend_codes (
  site_id integer NOT NULL,
  code text NOT NULL CHECK (code ~ '^[2-9A-HJ-NP-Z]{6,10}$'),
  member_id uuid NOT NULL UNIQUE,
  is_enabled boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, code),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);

CREATE TABLE member_introducers (
  member_id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  agent_id uuid,
  recommender_id uuid,
  created_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  FOREIGN KEY (site_id, agent_id) REFERENCES agents (site_id, id),
  FOREIGN KEY (site_id, recommender_id) REFERENCES members (site_id, id),
  CHECK (num_nonnulls(agent_id, recommender_id) = 1),
  CHECK (recommender_id <> member_id)
);
CREATE INDEX member_introducers_agent ON member_introducers (agent_id) WHERE agent_id IS NOT NULL;
CREATE INDEX member_introducers_recommender ON member_introducers (recommender_id)
  WHERE recommender_id IS NOT NULL;

-- Names and mail addresses that nobody registers with, as keyed marks: the list tells nothing.
CREATE TABLE registration_blacklist (
  site_id integer NOT NULL REFERENCES sites,
  field text NOT NULL CHECK (field IN ('name', 'email')),
  mark bytea NOT NULL CHECK (length(mark) = 32),
  note text NOT NULL DEFAULT '',
  PRIMARY KEY (site_id, field, mark)
);

-- The last code sent to a phone. A new one takes its place.
CREATE TABLE phone_codes (
  site_id integer NOT NULL REFERENCES sites,
  type text NOT NULL CHECK (type ~ '^[a-z_]{3,40}$'),
  phone_mark bytea NOT NULL CHECK (length(phone_mark) = 32),
  code_mark bytea NOT NULL CHECK (length(code_mark) = 32),
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, type, phone_mark)
);
CREATE INDEX phone_codes_expired ON phone_codes (expires_at);

-- Which wording of which agreement a member has agreed to.
CREATE TABLE member_agreements (
  member_id uuid NOT NULL REFERENCES members,
  agreement_number integer NOT NULL REFERENCES contents (number),
  version integer NOT NULL CHECK (version > 0),
  agreed_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, agreement_number, version)
);

GRANT SELECT, INSERT, UPDATE, DELETE
  ON register_settings, recommend_settings, phone_codes, agent_domains TO oriel_app;
GRANT SELECT, INSERT ON agents, recommend_codes, member_introducers, member_agreements TO oriel_app;
GRANT UPDATE (state) ON agents TO oriel_app;
GRANT UPDATE (is_enabled) ON recommend_codes TO oriel_app;
GRANT SELECT, INSERT, DELETE ON registration_blacklist TO oriel_app;

-- migrate:down
DROP TABLE member_agreements, phone_codes, registration_blacklist, member_introducers,
  recommend_codes, recommend_settings, agent_domains, agents, register_settings;
