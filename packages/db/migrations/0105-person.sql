-- migrate:up
-- Accounts of one site that belong to one person, as far as their marks tell: a phone, a mail, an
-- identity or a device that two of them have. Only joined accounts have a row; every other account
-- is a person of its own. At 10 million members about half a million rows in all; they stay, because
-- what a person may have once is asked for years later. The primary key answers whose an account is,
-- person_members_of_group who else is the same.
CREATE TABLE person_members (
  member_id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  -- The oldest account of the group gives it its name.
  group_id uuid NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT house_now()
);
CREATE INDEX person_members_of_group ON person_members (group_id, member_id);

-- Whose device it is. A large house makes it before the upgrade by hand with CREATE INDEX
-- CONCURRENTLY, so that nobody waits; then nothing is left here.
CREATE INDEX IF NOT EXISTS member_devices_of_device ON member_devices (device_hash, member_id);

-- How far the members who were there before have been compared: one row, for ever.
CREATE TABLE person_passes (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  reached uuid,
  finished_at timestamptz
);
INSERT INTO person_passes DEFAULT VALUES;

-- The person an account belongs to: the name of its group, or the account itself.
CREATE FUNCTION person_of(p_member uuid) RETURNS uuid
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT coalesce((SELECT group_id FROM person_members WHERE member_id = p_member), p_member)
$$;

-- Compares an account with all others of its site, and joins it with those of the same marks. Whoever
-- has a mark was compared when they got it, so one other account of each mark stands for all of them.
-- Joins of a site happen one after the other: two accounts that get the same mark at the same moment
-- find each other. Nothing else is locked after it, so nobody waits in a ring.
CREATE FUNCTION person_join(p_site integer, p_member uuid) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  same uuid[];
  named uuid[];
  kept uuid;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('person', p_site));
  SELECT array_agg(DISTINCT o.member_id) INTO same FROM (
    SELECT found.member_id FROM member_search_marks own CROSS JOIN LATERAL (
      SELECT s.member_id FROM member_search_marks s WHERE s.site_id = p_site AND s.mark = own.mark
        AND s.member_id <> p_member ORDER BY s.member_id LIMIT 1) found
    WHERE own.member_id = p_member
    UNION ALL
    SELECT found.member_id FROM member_devices own CROSS JOIN LATERAL (
      SELECT d.member_id FROM member_devices d JOIN members m ON m.id = d.member_id
      WHERE d.device_hash = own.device_hash AND d.member_id <> p_member AND m.site_id = p_site
      ORDER BY d.member_id LIMIT 1) found
    WHERE own.member_id = p_member) o;
  IF same IS NULL THEN
    RETURN person_of(p_member);
  END IF;
  SELECT array_agg(DISTINCT person_of(one)) INTO named FROM unnest(same || p_member) one;
  SELECT one INTO kept FROM unnest(named) one ORDER BY one LIMIT 1;
  INSERT INTO person_members (member_id, site_id, group_id)
    SELECT DISTINCT one, p_site, kept FROM unnest(same || p_member || kept) one
    ON CONFLICT (member_id) DO NOTHING;
  UPDATE person_members SET group_id = kept WHERE group_id = ANY (named) AND group_id <> kept;
  RETURN kept;
END
$$;

-- Compares the next of those who were there before; gives how many. It begins when all of them have
-- their marks.
CREATE FUNCTION person_fill(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  pass person_passes;
  one record;
  compared integer := 0;
  last uuid;
BEGIN
  SELECT * INTO pass FROM person_passes FOR UPDATE;
  IF pass.finished_at IS NOT NULL
    OR NOT EXISTS (SELECT FROM member_mark_passes WHERE finished_at IS NOT NULL) THEN
    RETURN 0;
  END IF;
  FOR one IN SELECT id, site_id FROM members WHERE pass.reached IS NULL OR id > pass.reached
    ORDER BY id LIMIT p_count LOOP
    PERFORM person_join(one.site_id, one.id);
    compared := compared + 1;
    last := one.id;
  END LOOP;
  UPDATE person_passes SET reached = coalesce(last, reached),
    finished_at = CASE WHEN compared < p_count THEN house_now() END;
  RETURN compared;
END
$$;

REVOKE EXECUTE ON FUNCTION person_join, person_fill FROM PUBLIC;
GRANT EXECUTE ON FUNCTION person_join TO oriel_app, oriel_office;
GRANT EXECUTE ON FUNCTION person_fill TO oriel_app;
GRANT SELECT ON person_members TO oriel_app, oriel_office;

-- migrate:down
DROP FUNCTION person_fill, person_join, person_of;
DROP TABLE person_passes, person_members;
DROP INDEX member_devices_of_device;
