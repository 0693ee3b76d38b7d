-- migrate:up
-- Who a member is at another house. The name there is kept as a keyed mark: it is only compared.
CREATE TABLE member_identities (
  site_id integer NOT NULL,
  issuer text NOT NULL,
  subject_mark bytea NOT NULL CHECK (length(subject_mark) = 32),
  member_id uuid NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, issuer, subject_mark),
  UNIQUE (member_id, issuer),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id)
);

GRANT SELECT, INSERT, DELETE ON member_identities TO oriel_app;

-- migrate:down
DROP TABLE member_identities;
