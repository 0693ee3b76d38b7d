-- migrate:up
-- An account that money is paid to says as well who belongs together: one that two of them have had at
-- any time, since a site has it bound once at a time. Compared as the other marks are; what was there
-- before has no card yet.
CREATE OR REPLACE FUNCTION person_join(p_site integer, p_member uuid) RETURNS uuid
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
    WHERE own.member_id = p_member
    UNION ALL
    SELECT found.member_id FROM bank_cards own CROSS JOIN LATERAL (
      SELECT c.member_id FROM bank_cards c WHERE c.site_id = p_site AND c.mark = own.mark
        AND c.member_id <> p_member ORDER BY c.member_id LIMIT 1) found
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

-- migrate:down
CREATE OR REPLACE FUNCTION person_join(p_site integer, p_member uuid) RETURNS uuid
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
