-- migrate:up
-- Private mail to members. A letter goes to one member, to a list of named members, or to an audience.
-- A letter to an audience is one row, however many members it reaches: a member has a row of their own
-- (letter_reads) only after reading or deleting it. docs/letters.md has the arithmetic.

-- What the house says again and again. Each row is a version; the highest number of a name is used.
-- Some hundred rows a year, kept for ever: letters refer to them. The primary key answers everything.
CREATE TABLE letter_templates (
  site_id integer NOT NULL REFERENCES sites,
  name text NOT NULL CHECK (name ~ '^[a-z][a-z_]{1,39}$'),
  number integer NOT NULL CHECK (number > 0),
  kind text NOT NULL CHECK (kind IN ('service', 'offer')),
  -- By language: {"en_US": {"title": …, "html": …}}; placeholders are {{name}}.
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object' AND length(texts::text) <= 300000),
  published_by text NOT NULL,
  proposal_id uuid REFERENCES proposals DEFERRABLE INITIALLY DEFERRED,
  published_at timestamptz NOT NULL DEFAULT house_now(),
  PRIMARY KEY (site_id, name, number)
);

-- One row a sending. At 10 million members 120 million rows a year, nearly all of them letters of the
-- house to one member; letter_prune removes each a day after its end. letters_audience answers which
-- letters an audience has, letters_of_office the list of what people of the house sent, letters_ended
-- what can be pruned.
CREATE TABLE letters (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  kind text NOT NULL CHECK (kind IN ('service', 'offer')),
  sent_to text NOT NULL CHECK (sent_to IN ('one', 'list', 'audience')),
  -- How many members are named; null for an audience, which nobody counts.
  addressed integer CHECK (addressed BETWEEN 1 AND 10000),
  -- Who is in the audience; null: everybody.
  currency text,
  language text,
  grade smallint CHECK (grade = 0),
  registered_from timestamptz,
  registered_until timestamptz,
  -- Written from a template: its version and what its placeholders say. Otherwise letter_texts.
  template text,
  template_number integer,
  template_values jsonb,
  -- The accounts of those who decided it, or `house`.
  sent_by text NOT NULL CHECK (length(sent_by) BETWEEN 1 AND 200),
  is_by_staff boolean NOT NULL,
  proposal_id uuid REFERENCES proposals DEFERRABLE INITIALLY DEFERRED,
  sent_at timestamptz NOT NULL DEFAULT house_now(),
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (site_id, template, template_number) REFERENCES letter_templates,
  CHECK ((sent_to = 'audience') = (addressed IS NULL)),
  CHECK (sent_to <> 'one' OR addressed = 1),
  CHECK (sent_to = 'audience' OR (currency IS NULL AND language IS NULL AND grade IS NULL
    AND registered_from IS NULL AND registered_until IS NULL)),
  CHECK ((template IS NULL) = (template_number IS NULL)
    AND (template IS NULL) = (template_values IS NULL)),
  CHECK (expires_at > sent_at AND expires_at <= sent_at + interval '400 days')
);
CREATE INDEX letters_audience ON letters (site_id, expires_at) WHERE sent_to = 'audience';
-- Letters to one member are many, those to many are few: each has its own stretch.
CREATE INDEX letters_of_office ON letters (site_id, (sent_to = 'one'), id DESC) WHERE is_by_staff;
CREATE INDEX letters_ended ON letters (expires_at);

-- What a letter says where it was not written from a template: a row for each language. A million rows
-- a year; they go with their letter. The primary key answers.
CREATE TABLE letter_texts (
  letter_id uuid NOT NULL REFERENCES letters,
  language text NOT NULL,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
  html text NOT NULL CHECK (length(html) BETWEEN 1 AND 20000),
  PRIMARY KEY (letter_id, language)
);

-- Whom a letter names, and whether they have read or deleted it. At 10 million members 130 million rows
-- a year; they go with their letter. The primary key answers what a member has, letter_members_of_letter
-- whom a letter named and how many have read it.
CREATE TABLE letter_members (
  member_id uuid NOT NULL REFERENCES members,
  letter_id uuid NOT NULL REFERENCES letters,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz,
  -- With what lists ask for: the rows of one member lie far apart, and are not fetched.
  PRIMARY KEY (member_id, letter_id) INCLUDE (sent_at, read_at, deleted_at)
);
CREATE INDEX letter_members_of_letter ON letter_members (letter_id, member_id) INCLUDE (read_at);

-- What a member has read or deleted of letters to audiences. At 10 million members and 500 letters to audiences, a fifth of
-- them read, a billion rows a year; they go with their letter. The primary key answers what a member
-- has read, letter_reads_of_letter how many have read a letter. It refers to no letter: a million
-- readers in an hour would each lock its row. letter_prune comes a day after nobody can read it.
CREATE TABLE letter_reads (
  member_id uuid NOT NULL,
  letter_id uuid NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (member_id, letter_id) INCLUDE (read_at, deleted_at),
  CHECK (read_at IS NOT NULL OR deleted_at IS NOT NULL)
);
CREATE INDEX letter_reads_of_letter ON letter_reads (letter_id, member_id) INCLUDE (read_at);

-- Whether an offer that is sent at a time may reach a member: they are open, and wanted offers
-- as letters at that time.
CREATE FUNCTION letter_may_offer(p_member uuid, p_at timestamptz) RETURNS boolean
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM members WHERE id = p_member AND state = 'open')
    AND notice_wants(p_member, 'offer', 'letter', p_at)
$$;

-- Members that somebody named for a letter before proposing it: a proposal carries the list by its id.
-- Some hundred lists of up to 10,000 a year; letter_prune removes them after 30 days. The primary keys
-- answer, letter_lists_old what can be pruned.
CREATE TABLE letter_lists (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL REFERENCES sites,
  staff_id uuid NOT NULL REFERENCES staff,
  named integer NOT NULL DEFAULT 0 CHECK (named BETWEEN 0 AND 10000),
  made_at timestamptz NOT NULL DEFAULT house_now()
);
CREATE INDEX letter_lists_old ON letter_lists (made_at);
CREATE TABLE letter_list_members (
  list_id uuid NOT NULL REFERENCES letter_lists,
  member_id uuid NOT NULL REFERENCES members,
  PRIMARY KEY (list_id, member_id)
);

-- The office sends to many, and publishes a template, by a proposal that was agreed to. Asked when the
-- work is committed: what is only tried out has no votes yet.
CREATE FUNCTION letter_two_people() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  subject text;
BEGIN
  IF session_user <> 'oriel_office' THEN RETURN NULL; END IF;
  IF TG_TABLE_NAME = 'letter_templates' THEN
    subject := 'template ' || NEW.name;
  ELSE
    subject := NEW.id::text;
  END IF;
  IF NOT EXISTS (SELECT FROM proposals WHERE id = NEW.proposal_id AND state = 'done'
    AND permission = 'letter.bulk' AND site_id = NEW.site_id AND subject_id = subject) THEN
    RAISE EXCEPTION 'letters to many are agreed by two people'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'letter_two_people';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER letter_two_people AFTER INSERT ON letters
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.sent_to <> 'one')
  EXECUTE FUNCTION letter_two_people();
CREATE CONSTRAINT TRIGGER letter_two_people AFTER INSERT ON letter_templates
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION letter_two_people();

-- Removes what has ended, at most so many rows; gives how many. A letter that millions have read goes
-- over many calls: first its reads, then whom it named, then itself.
CREATE FUNCTION letter_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  remaining integer := p_count;
  gone integer;
  one record;
BEGIN
  FOR one IN SELECT id FROM letters WHERE expires_at < house_now() - interval '1 day'
    ORDER BY expires_at LIMIT p_count LOOP
    DELETE FROM letter_reads r USING (SELECT member_id FROM letter_reads WHERE letter_id = one.id
      LIMIT remaining) old WHERE r.member_id = old.member_id AND r.letter_id = one.id;
    GET DIAGNOSTICS gone = ROW_COUNT;
    remaining := remaining - gone;
    EXIT WHEN remaining <= 0;
    DELETE FROM letter_members m USING (SELECT member_id FROM letter_members WHERE letter_id = one.id
      LIMIT remaining) old WHERE m.member_id = old.member_id AND m.letter_id = one.id;
    GET DIAGNOSTICS gone = ROW_COUNT;
    remaining := remaining - gone;
    EXIT WHEN remaining <= 0;
    DELETE FROM letter_texts WHERE letter_id = one.id;
    DELETE FROM letters WHERE id = one.id;
    remaining := remaining - 1;
    EXIT WHEN remaining <= 0;
  END LOOP;
  FOR one IN SELECT id FROM letter_lists WHERE made_at < house_now() - interval '30 days'
    ORDER BY made_at LIMIT greatest(remaining, 0) LOOP
    DELETE FROM letter_list_members m USING (SELECT member_id FROM letter_list_members
      WHERE list_id = one.id LIMIT remaining) old
      WHERE m.list_id = one.id AND m.member_id = old.member_id;
    GET DIAGNOSTICS gone = ROW_COUNT;
    remaining := remaining - gone;
    EXIT WHEN remaining <= 0;
    DELETE FROM letter_lists WHERE id = one.id;
    remaining := remaining - 1;
    EXIT WHEN remaining <= 0;
  END LOOP;
  RETURN p_count - remaining;
END
$$;

GRANT SELECT, INSERT ON letters, letter_texts, letter_members, letter_templates
  TO oriel_app, oriel_office;
GRANT SELECT, INSERT, UPDATE (read_at, deleted_at) ON letter_reads TO oriel_app;
GRANT UPDATE (read_at, deleted_at) ON letter_members TO oriel_app;
GRANT SELECT ON letter_reads TO oriel_office;
GRANT SELECT, INSERT ON letter_lists, letter_list_members TO oriel_office;
GRANT UPDATE (named) ON letter_lists TO oriel_office;
REVOKE EXECUTE ON FUNCTION letter_prune, letter_two_people FROM PUBLIC;
GRANT EXECUTE ON FUNCTION letter_prune TO oriel_app;

-- migrate:down
DROP TABLE letter_list_members, letter_lists, letter_reads, letter_members, letter_texts,
  letters, letter_templates;
DROP FUNCTION letter_may_offer, letter_two_people, letter_prune;
