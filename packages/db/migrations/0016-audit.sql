-- migrate:up
-- What happened to accounts: who signed in, from where, what was refused and why. Nobody changes or
-- removes a line, not even the app that writes it.
CREATE TABLE audit_events (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  -- Null where nobody is known, such as a sign-in to an account that does not exist.
  member_id uuid,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{3,40}$'),
  -- Null when it was done; otherwise the reason it was refused for.
  refused text,
  at timestamptz NOT NULL,
  ip inet,
  facts jsonb NOT NULL DEFAULT '{}',
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);
CREATE INDEX audit_events_member ON audit_events (member_id, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX audit_events_site ON audit_events (site_id, id DESC);

CREATE FUNCTION audit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'lines of the audit trail stay as they are' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION audit_stays();

GRANT SELECT, INSERT ON audit_events TO oriel_app;

-- migrate:down
DROP TABLE audit_events;
DROP FUNCTION audit_stays;
