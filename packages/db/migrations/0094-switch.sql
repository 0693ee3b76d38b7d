-- migrate:up
-- What somebody has switched off at a site. A row is one time that something was off: from `off_since`
-- until `on_at`, and as long as that is NULL. A site has a few dozen rows a year, whatever its number
-- of members, and they are never removed: they are the story of the house.
CREATE TABLE switches (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  scope text NOT NULL CHECK (scope IN ('site', 'registration', 'provider', 'category', 'game')),
  -- The provider, or the number of the category or the game; empty where a site has one alone.
  key text NOT NULL CHECK (length(key) <= 20),
  name text NOT NULL GENERATED ALWAYS AS (scope || ':' || key) STORED,
  off_since timestamptz NOT NULL DEFAULT house_now(),
  because text NOT NULL CHECK (length(because) BETWEEN 10 AND 500),
  -- The account, or `command line`, which is no person.
  by text NOT NULL,
  person_id uuid REFERENCES staff_persons,
  -- Another person looks at it until then, or owners are told.
  look_by timestamptz NOT NULL DEFAULT house_now() + interval '30 minutes',
  looked_at timestamptz,
  looked_by text,
  looked_person uuid REFERENCES staff_persons,
  owners_told_at timestamptz,
  on_at timestamptz,
  on_because text CHECK (length(on_because) BETWEEN 10 AND 500),
  on_by text,
  proposal_id uuid REFERENCES proposals DEFERRABLE INITIALLY DEFERRED,
  CHECK ((key = '') = (scope IN ('site', 'registration'))),
  CHECK (num_nulls(looked_at, looked_by) IN (0, 2)),
  CHECK (num_nulls(on_at, on_because, on_by) IN (0, 3)),
  CONSTRAINT switches_two_people CHECK (looked_person <> person_id)
);
-- Answers whether something is off, and lets nothing be off twice.
CREATE UNIQUE INDEX switches_off ON switches (site_id, name) WHERE on_at IS NULL;
-- Answers which owners must be told of.
CREATE INDEX switches_unseen ON switches (look_by) WHERE looked_at IS NULL AND owners_told_at IS NULL;
-- Answers what happened at a site, the newest first.
CREATE INDEX switches_story ON switches (site_id, off_since DESC, id DESC);

-- The switches that stop this game of this provider and category at this site; no row: it goes on. What
-- is NULL is not asked for. One look into `switches_off`.
-- The planner puts the body in place of the call, so the rows are those that the asking statement sees:
-- everything that was committed before it began. Whoever takes money or lets somebody in asks within
-- the statement, or the transaction, that does so, and never beforehand.
CREATE FUNCTION switch_off_for(p_site integer, p_provider text, p_category integer, p_game integer)
RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT s.name FROM switches s WHERE s.site_id = p_site AND s.on_at IS NULL
    AND s.name = ANY (ARRAY['site:', 'provider:' || p_provider, 'category:' || p_category::text,
      'game:' || p_game::text])
$$;

-- In the office something is switched on by a proposal that is done, and by nothing else. Asked at the
-- commit: a preview is never committed.
CREATE FUNCTION switch_on_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.on_at IS NOT NULL THEN
    RAISE EXCEPTION 'switch % is on again', OLD.id USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.on_at IS NOT NULL AND current_user = 'oriel_office' AND NOT EXISTS (
    SELECT FROM proposals p WHERE p.id = NEW.proposal_id AND p.state = 'done'
      AND p.permission = 'switch.on' AND p.subject_id = NEW.id::text) THEN
    RAISE EXCEPTION 'switch % needs a proposal that is done', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'switches_two_people_on';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER switch_on_kept AFTER UPDATE ON switches DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION switch_on_kept();

-- The owners of a site and of all sites, so that they can be told; the worker reads nothing else of
-- staff.
CREATE FUNCTION staff_owners(p_site integer) RETURNS TABLE (id uuid, contact bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.id, t.contact FROM staff t JOIN staff_sites ss ON ss.staff_id = t.id
  WHERE (ss.site_id IS NULL OR ss.site_id = p_site) AND ss.role = 'owner' AND t.state = 'open'
$$;

-- The person behind an account; NULL for what is no account, such as the command line.
CREATE FUNCTION staff_person(p_account text) RETURNS uuid
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT person_id FROM staff WHERE account = p_account
$$;

GRANT SELECT, INSERT ON switches TO oriel_office, oriel_app;
GRANT UPDATE (on_at, on_because, on_by, proposal_id) ON switches TO oriel_office, oriel_app;
GRANT UPDATE (looked_at, looked_by, looked_person) ON switches TO oriel_office;
GRANT UPDATE (owners_told_at) ON switches TO oriel_app;
REVOKE EXECUTE ON FUNCTION switch_off_for, switch_on_kept, staff_owners, staff_person
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION staff_owners TO oriel_office, oriel_app;
GRANT EXECUTE ON FUNCTION switch_off_for, staff_person TO oriel_office, oriel_app;
-- What can be switched off is what the site offers.
GRANT SELECT ON game_types, game_providers, game_lobbies, games, game_names, site_game_types,
  site_game_providers TO oriel_office;
-- The page of a provider.
GRANT SELECT, INSERT, DELETE ON game_maintenances TO oriel_office;
GRANT SELECT ON provider_links, provider_cases, plays, transfers TO oriel_office;
GRANT UPDATE (stopped_at, stopped_because) ON provider_links TO oriel_office;
GRANT UPDATE (updated_at) ON game_providers TO oriel_office;

-- migrate:down
DROP TABLE switches;
DROP FUNCTION switch_off_for, switch_on_kept, staff_owners, staff_person;
