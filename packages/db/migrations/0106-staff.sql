-- migrate:up
-- What the member centre asks of the office: letters, gifts, draws, awards for friends.
INSERT INTO permissions VALUES
  ('letter.send', 1, 1, false, NULL, 31),
  ('letter.bulk', 2, 2, true, NULL, 32),
  ('red-envelope.open', 2, 2, true, NULL, 33),
  ('roulette.publish', 2, 2, true, NULL, 34),
  ('recommend.edit', 2, 2, true, NULL, 35),
  ('bonus.give', 2, 2, true, NULL, 36);
INSERT INTO role_permissions VALUES
  ('manager', 'letter.send', 'run'), ('risk', 'letter.send', 'run'), ('support', 'letter.send', 'run'),
  ('manager', 'letter.bulk', 'both'), ('content', 'letter.bulk', 'make'),
  ('owner', 'red-envelope.open', 'check'), ('manager', 'red-envelope.open', 'make'),
  ('finance-checker', 'red-envelope.open', 'check'), ('risk', 'red-envelope.open', 'check'),
  ('content', 'red-envelope.open', 'make'),
  ('owner', 'roulette.publish', 'check'), ('manager', 'roulette.publish', 'make'),
  ('finance-checker', 'roulette.publish', 'check'), ('risk', 'roulette.publish', 'check'),
  ('content', 'roulette.publish', 'make'),
  ('owner', 'recommend.edit', 'check'), ('manager', 'recommend.edit', 'make'),
  ('finance-checker', 'recommend.edit', 'check'), ('risk', 'recommend.edit', 'check'),
  ('content', 'recommend.edit', 'make'),
  ('manager', 'bonus.give', 'check'), ('risk', 'bonus.give', 'make'),
  ('support', 'bonus.give', 'make');

-- migrate:down
DELETE FROM role_permissions WHERE permission IN ('letter.send', 'letter.bulk', 'red-envelope.open',
  'roulette.publish', 'recommend.edit', 'bonus.give');
DELETE FROM permissions WHERE permission IN ('letter.send', 'letter.bulk', 'red-envelope.open',
  'roulette.publish', 'recommend.edit', 'bonus.give');
