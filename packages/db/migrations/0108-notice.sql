-- migrate:up
-- When a member departed from what is usual: from one change of mind to the next. What is usual stands in
-- notice_wants, and in packages/domain/src/notice/rules.ts for pages. At 10 million members three million
-- rows in the first year and half a million in each that follows, kept while there is the member: an offer
-- is judged by what was wanted when it was sent. The primary key answers whether something was wanted at a
-- time, and lists the choices of a member; notice_choices_now holds at most one that has not ended for
-- each kind and channel, and answers what a member has chosen now.
CREATE TABLE notice_choices (
  member_id uuid NOT NULL REFERENCES members,
  kind text NOT NULL,
  channel text NOT NULL,
  from_at timestamptz NOT NULL,
  -- Null: still.
  until_at timestamptz CHECK (until_at >= from_at),
  PRIMARY KEY (member_id, kind, channel, from_at),
  -- What is always sent is no choice.
  CHECK ((kind, channel) IN (
    ('service', 'mail'), ('offer', 'letter'), ('offer', 'mail'), ('gift', 'page')))
);
CREATE UNIQUE INDEX notice_choices_now ON notice_choices (member_id, kind, channel)
  WHERE until_at IS NULL;

-- Whether a member wanted a kind by a channel at a time. False for what does not exist.
CREATE FUNCTION notice_wants(p_member uuid, p_kind text, p_channel text, p_at timestamptz)
RETURNS boolean LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT CASE p_kind || ' ' || p_channel
    WHEN 'security mail' THEN true
    WHEN 'security sms' THEN true
    WHEN 'service letter' THEN true
    WHEN 'service mail' THEN false
    WHEN 'offer letter' THEN true
    WHEN 'offer mail' THEN false
    WHEN 'gift page' THEN true
    ELSE false
  END <> EXISTS (SELECT FROM notice_choices WHERE member_id = p_member AND kind = p_kind
    AND channel = p_channel AND from_at <= p_at AND (until_at IS NULL OR until_at > p_at))
$$;

GRANT SELECT, INSERT, UPDATE (until_at) ON notice_choices TO oriel_app;
GRANT SELECT ON notice_choices TO oriel_office;

-- migrate:down
DROP TABLE notice_choices;
DROP FUNCTION notice_wants;
