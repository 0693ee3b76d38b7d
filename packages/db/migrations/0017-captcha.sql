-- migrate:up
-- Proof that a person is there, taken by deleting it: whoever deletes the row has used it up,
-- whatever they answered.
CREATE TABLE captchas (
  token_hash bytea PRIMARY KEY CHECK (length(token_hash) = 32),
  answer_mark bytea NOT NULL CHECK (length(answer_mark) = 32),
  expires_at timestamptz NOT NULL
);
COMMENT ON COLUMN captchas.answer_mark IS
  'Keyed mark of site, type, network, token and answer together: one of them wrong is all wrong, '
  'and neither answer nor address is kept.';
CREATE INDEX captchas_expired ON captchas (expires_at);

GRANT SELECT, INSERT, DELETE ON captchas TO oriel_app;

-- migrate:down
DROP TABLE captchas;
