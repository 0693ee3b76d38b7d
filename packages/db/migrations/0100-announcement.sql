-- migrate:up
-- Announcements as the office writes them. `announcements` and `announcement_texts` are what members
-- read; here is where it comes from. Some thousands of rows a year for the whole house, kept for ever:
-- the trail refers to them. `announcement_heads_site` answers the list of a site, the primary keys
-- answer one announcement with its versions.
CREATE TABLE announcement_heads (
  id uuid PRIMARY KEY,
  number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  site_id integer NOT NULL REFERENCES sites,
  -- The number of the last version. Who raises it holds the row, so versions come one by one.
  newest integer NOT NULL CHECK (newest > 0)
);
CREATE INDEX announcement_heads_site ON announcement_heads (site_id, number DESC);

CREATE TABLE announcement_versions (
  announcement_id uuid NOT NULL REFERENCES announcement_heads,
  number integer NOT NULL CHECK (number > 0),
  -- By language; a language without a text is not there.
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object' AND length(texts::text) <= 20000),
  -- Accepted: who reads a language without a text reads the English one.
  falls_back boolean NOT NULL,
  display_before_login boolean NOT NULL,
  display_after_login boolean NOT NULL,
  sort integer NOT NULL,
  -- As the writer wishes it. Null: when it is published, and without an end.
  starts_at timestamptz,
  ends_at timestamptz,
  -- The version that was published again as this one.
  copied_from integer,
  -- Who wrote it, not who copied it. Without a person: the command line.
  written_by text NOT NULL,
  staff_id uuid,
  person_id uuid,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (announcement_id, number),
  FOREIGN KEY (announcement_id, copied_from) REFERENCES announcement_versions,
  FOREIGN KEY (staff_id, person_id) REFERENCES staff (id, person_id),
  CHECK ((staff_id IS NULL) = (person_id IS NULL))
);

-- What happened to a version after it was written.
CREATE TABLE announcement_steps (
  announcement_id uuid NOT NULL,
  number integer NOT NULL,
  step text NOT NULL CHECK (step IN ('submitted', 'published', 'withdrawn')),
  by text NOT NULL,
  staff_id uuid REFERENCES staff,
  proposal_id uuid REFERENCES proposals DEFERRABLE INITIALLY DEFERRED,
  at timestamptz NOT NULL,
  -- When a published version shows.
  starts_at timestamptz,
  ends_at timestamptz,
  PRIMARY KEY (announcement_id, number, step),
  FOREIGN KEY (announcement_id, number) REFERENCES announcement_versions,
  CHECK ((step = 'published') = (starts_at IS NOT NULL))
);

-- Which version members read. Null: published by a release that knew no versions.
ALTER TABLE announcements ADD COLUMN shown integer;

INSERT INTO announcement_heads (id, site_id, newest) SELECT id, site_id, 1 FROM announcements ORDER BY id;
INSERT INTO announcement_versions (announcement_id, number, texts, falls_back, display_before_login,
  display_after_login, sort, starts_at, ends_at, written_by, written_at)
SELECT a.id, 1, (SELECT jsonb_object_agg(t.language, t.content) FROM announcement_texts t
  WHERE t.announcement_id = a.id), true, display_before_login, display_after_login, sort, starts_at,
  ends_at, coalesce(c.staff, 'office'), coalesce(c.at, updated_at)
FROM announcements a LEFT JOIN announcement_changes c ON c.announcement_id = a.id AND c.version = 1;
INSERT INTO announcement_steps (announcement_id, number, step, by, at, starts_at, ends_at)
SELECT a.id, 1, 'published', v.written_by, v.written_at, a.starts_at, a.ends_at
FROM announcements a JOIN announcement_versions v ON v.announcement_id = a.id;
INSERT INTO announcement_steps (announcement_id, number, step, by, at)
SELECT id, 1, 'withdrawn', 'office', withdrawn_at FROM announcements WHERE withdrawn_at IS NOT NULL;
UPDATE announcements SET shown = 1;
ALTER TABLE announcements ADD FOREIGN KEY (id, shown) REFERENCES announcement_versions;

CREATE FUNCTION announcement_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was written in % stays as it is', TG_TABLE_NAME
    USING ERRCODE = 'check_violation', CONSTRAINT = 'announcement_stays';
END
$$;
CREATE TRIGGER announcement_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON announcement_versions
  FOR EACH STATEMENT EXECUTE FUNCTION announcement_stays();
CREATE TRIGGER announcement_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON announcement_steps
  FOR EACH STATEMENT EXECUTE FUNCTION announcement_stays();

-- A version of the office has a writer; one that is published again is the same, word for word, and
-- keeps its writer.
CREATE FUNCTION announcement_written() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  o announcement_versions;
BEGIN
  IF NEW.copied_from IS NULL THEN
    IF session_user = 'oriel_office' AND NEW.person_id IS NULL THEN
      RAISE EXCEPTION 'a version of the office has a writer' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NEW;
  END IF;
  SELECT * INTO o FROM announcement_versions
  WHERE announcement_id = NEW.announcement_id AND number = NEW.copied_from;
  IF NEW.number <= o.number OR (NEW.texts, NEW.falls_back, NEW.written_by, NEW.person_id)
    IS DISTINCT FROM (o.texts, o.falls_back, o.written_by, o.person_id) THEN
    RAISE EXCEPTION 'a version that is published again stays the same'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'announcement_same';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER announcement_written BEFORE INSERT ON announcement_versions
  FOR EACH ROW EXECUTE FUNCTION announcement_written();

-- Whether a version was written by the person of an account.
CREATE FUNCTION announcement_is_own(p_announcement uuid, p_number integer, p_staff uuid)
RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM announcement_versions v JOIN staff s ON s.person_id = v.person_id
    WHERE v.announcement_id = p_announcement AND v.number = p_number AND s.id = p_staff)
$$;

-- Among those who decided to publish a version is somebody who did not write it: asked when the work
-- is committed, so that what is only tried out and undone may run before there are votes.
CREATE FUNCTION announcement_two_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  writer uuid;
  deciders uuid[];
BEGIN
  SELECT person_id INTO writer FROM announcement_versions
  WHERE announcement_id = NEW.announcement_id AND number = NEW.number;
  IF NEW.proposal_id IS NULL THEN
    SELECT array_agg(person_id) INTO deciders FROM staff WHERE id = NEW.staff_id;
  ELSE
    SELECT array_agg(d.person) INTO deciders FROM proposals p, LATERAL (SELECT p.made_person AS person
      UNION SELECT v.person_id FROM proposal_votes v WHERE v.proposal_id = p.id AND v.vote = 'yes') d
    WHERE p.id = NEW.proposal_id AND p.state = 'done' AND p.permission = 'content.publish'
      AND p.subject_id = NEW.announcement_id::text;
  END IF;
  IF (session_user = 'oriel_office' AND deciders IS NULL) OR (writer IS NOT NULL
    AND NOT EXISTS (SELECT FROM unnest(deciders) AS person WHERE person <> writer)) THEN
    RAISE EXCEPTION 'version % is published by somebody who did not write it', NEW.number
      USING ERRCODE = 'check_violation', CONSTRAINT = 'announcement_two_people';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER announcement_two_people AFTER INSERT ON announcement_steps
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.step = 'published')
  EXECUTE FUNCTION announcement_two_people();

-- Members read a published version, word for word.
CREATE FUNCTION announcement_as_published() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  live announcements;
  said jsonb;
BEGIN
  IF TG_TABLE_NAME = 'announcements' THEN
    SELECT * INTO live FROM announcements WHERE id = NEW.id;
  ELSE
    SELECT * INTO live FROM announcements WHERE id = coalesce(NEW.announcement_id, OLD.announcement_id);
  END IF;
  IF live.shown IS NULL AND session_user <> 'oriel_office' THEN RETURN NULL; END IF;
  SELECT jsonb_object_agg(language, content) INTO said FROM announcement_texts
  WHERE announcement_id = live.id;
  IF NOT EXISTS (SELECT FROM announcement_versions v JOIN announcement_steps s USING (announcement_id, number)
    WHERE v.announcement_id = live.id AND v.number = live.shown AND s.step = 'published'
      AND v.texts = said) THEN
    RAISE EXCEPTION 'announcement % shows what nobody published', live.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'announcement_as_published';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER announcement_as_published AFTER INSERT OR UPDATE ON announcements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION announcement_as_published();
CREATE CONSTRAINT TRIGGER announcement_as_published AFTER INSERT OR UPDATE OR DELETE ON announcement_texts
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION announcement_as_published();

GRANT SELECT, INSERT ON announcement_heads, announcement_versions, announcement_steps
  TO oriel_office, oriel_app;
GRANT UPDATE (newest) ON announcement_heads TO oriel_office, oriel_app;
GRANT SELECT, INSERT, UPDATE ON announcements TO oriel_office;
GRANT SELECT, INSERT, DELETE ON announcement_texts TO oriel_office;
GRANT SELECT, INSERT ON announcement_changes TO oriel_office;
REVOKE EXECUTE ON FUNCTION announcement_stays, announcement_written, announcement_is_own,
  announcement_two_people, announcement_as_published FROM PUBLIC;
GRANT EXECUTE ON FUNCTION announcement_is_own TO oriel_office, oriel_app;

-- migrate:down
DROP TRIGGER announcement_as_published ON announcement_texts;
DROP TRIGGER announcement_as_published ON announcements;
ALTER TABLE announcements DROP COLUMN shown;
DROP TABLE announcement_steps, announcement_versions, announcement_heads;
DROP FUNCTION announcement_stays, announcement_written, announcement_is_own, announcement_two_people,
  announcement_as_published;
REVOKE ALL ON announcements, announcement_texts, announcement_changes FROM oriel_office;
