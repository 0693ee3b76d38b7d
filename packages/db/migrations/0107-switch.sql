-- migrate:up
-- The red envelope and the wheel are functions of a site, switched off as registration is.
-- contract: wider checks of the same names take their places; what the release before writes passes.
ALTER TABLE switches DROP CONSTRAINT switches_scope_check, DROP CONSTRAINT switches_check,
  ADD CONSTRAINT switches_scope_check CHECK (scope IN ('site', 'registration', 'red-envelope',
    'roulette', 'provider', 'category', 'game')),
  ADD CONSTRAINT switches_check CHECK ((key = '') = (scope IN ('site', 'registration', 'red-envelope',
    'roulette')));

-- migrate:down
DELETE FROM switches WHERE scope IN ('red-envelope', 'roulette');
ALTER TABLE switches DROP CONSTRAINT switches_scope_check, DROP CONSTRAINT switches_check,
  ADD CONSTRAINT switches_scope_check CHECK (scope IN ('site', 'registration', 'provider', 'category',
    'game')),
  ADD CONSTRAINT switches_check CHECK ((key = '') = (scope IN ('site', 'registration')));
