-- migrate:up
-- As before, with one rule for what a live session is.
CREATE OR REPLACE FUNCTION proposal_hindrances(p_proposal uuid, p_session uuid) RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p proposals;
  s staff_sessions;
  danger smallint;
  found text[] := '{}';
BEGIN
  SELECT * INTO p FROM proposals WHERE id = p_proposal;
  SELECT t.* INTO s FROM staff_sessions t WHERE t.id = p_session AND staff_is_live(t);
  IF p.id IS NULL OR s.id IS NULL THEN RETURN ARRAY['not_allowed']; END IF;
  IF p.state <> 'open' THEN RETURN ARRAY['not_open']; END IF;
  IF p.expires_at <= house_now() THEN found := found || 'expired'::text; END IF;
  IF coalesce(staff_may(s.staff_id, p.site_id, p.permission), '') NOT IN ('run', 'check', 'both') THEN
    found := found || 'not_allowed'::text;
  END IF;
  IF s.person_id = p.made_person OR s.staff_id = p.made_by THEN
    found := found || 'same_person'::text;
  ELSIF EXISTS (SELECT FROM proposal_votes v WHERE v.proposal_id = p.id AND v.person_id = s.person_id) THEN
    found := found || 'already_voted'::text;
  END IF;
  -- A device is one that neither the maker nor another voter has used for thirty days.
  IF s.person_id <> p.made_person AND (s.id = p.made_session OR s.device_mark = p.made_device
    OR EXISTS (SELECT FROM staff_sessions o
      WHERE o.person_id IN (SELECT p.made_person UNION SELECT v.person_id FROM proposal_votes v
        WHERE v.proposal_id = p.id) AND o.person_id <> s.person_id
        AND o.device_mark = s.device_mark AND o.seen_at > house_now() - interval '30 days')) THEN
    found := found || 'same_device'::text;
  END IF;
  IF s.passkey_id IS NOT NULL AND EXISTS (SELECT FROM staff_sessions o
    WHERE o.person_id <> s.person_id AND o.passkey_id = s.passkey_id) THEN
    found := found || 'same_passkey'::text;
  END IF;
  SELECT k.danger INTO danger FROM permissions k WHERE k.permission = p.permission;
  IF danger >= 2 AND s.proven_with = 'totp' THEN found := found || 'passkey_needed'::text; END IF;
  RETURN found;
END
$$;

CREATE OR REPLACE FUNCTION proposal_make(
  p_id uuid, p_session uuid, p_site integer, p_permission text, p_kind text, p_subject text,
  p_command jsonb, p_hash bytea, p_before jsonb, p_version text, p_after jsonb, p_reason text,
  p_needs integer, p_lives interval
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  s staff_sessions;
  k permissions;
  may text;
BEGIN
  SELECT t.* INTO s FROM staff_sessions t WHERE t.id = p_session AND staff_is_live(t);
  SELECT * INTO k FROM permissions WHERE permission = p_permission;
  IF s.id IS NULL OR k.permission IS NULL THEN RETURN 'not_allowed'; END IF;
  may := staff_may(s.staff_id, p_site, p_permission);
  IF coalesce(may, '') NOT IN ('make', 'both') AND coalesce(
    staff_may(s.staff_id, p_site, k.made_with), '') <> 'run' THEN RETURN 'not_allowed'; END IF;
  IF k.second_factor_now AND s.proven_at <= house_now() - interval '5 minutes' THEN
    RETURN 'factor_old';
  END IF;
  IF k.danger >= 2 AND s.proven_with = 'totp' THEN RETURN 'passkey_needed'; END IF;
  INSERT INTO proposals (id, site_id, permission, subject_kind, subject_id, command, command_hash,
    before, before_version, after, reason, needs, made_by, made_person, made_session, made_device,
    expires_at)
  VALUES (p_id, p_site, p_permission, p_kind, p_subject, p_command, p_hash, p_before, p_version, p_after,
    p_reason, greatest(p_needs, k.needs_people), s.staff_id, s.person_id, s.id, s.device_mark,
    house_now() + p_lives)
  ON CONFLICT (permission, subject_kind, subject_id) WHERE state = 'open' DO NOTHING;
  RETURN CASE WHEN FOUND THEN 'made' ELSE 'proposed_already' END;
END
$$;

-- migrate:down
CREATE OR REPLACE FUNCTION proposal_hindrances(p_proposal uuid, p_session uuid) RETURNS text[]
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  p proposals;
  s staff_sessions;
  danger smallint;
  found text[] := '{}';
BEGIN
  SELECT * INTO p FROM proposals WHERE id = p_proposal;
  SELECT * INTO s FROM staff_sessions WHERE id = p_session AND ended_at IS NULL
    AND seen_at > house_now() - interval '15 minutes' AND opened_at > house_now() - interval '8 hours';
  IF p.id IS NULL OR s.id IS NULL THEN RETURN ARRAY['not_allowed']; END IF;
  IF p.state <> 'open' THEN RETURN ARRAY['not_open']; END IF;
  IF p.expires_at <= house_now() THEN found := found || 'expired'::text; END IF;
  IF coalesce(staff_may(s.staff_id, p.site_id, p.permission), '') NOT IN ('run', 'check', 'both') THEN
    found := found || 'not_allowed'::text;
  END IF;
  IF s.person_id = p.made_person OR s.staff_id = p.made_by THEN
    found := found || 'same_person'::text;
  ELSIF EXISTS (SELECT FROM proposal_votes v WHERE v.proposal_id = p.id AND v.person_id = s.person_id) THEN
    found := found || 'already_voted'::text;
  END IF;
  -- A device is one that neither the maker nor another voter has used for thirty days.
  IF s.person_id <> p.made_person AND (s.id = p.made_session OR s.device_mark = p.made_device
    OR EXISTS (SELECT FROM staff_sessions o
      WHERE o.person_id IN (SELECT p.made_person UNION SELECT v.person_id FROM proposal_votes v
        WHERE v.proposal_id = p.id) AND o.person_id <> s.person_id
        AND o.device_mark = s.device_mark AND o.seen_at > house_now() - interval '30 days')) THEN
    found := found || 'same_device'::text;
  END IF;
  IF s.passkey_id IS NOT NULL AND EXISTS (SELECT FROM staff_sessions o
    WHERE o.person_id <> s.person_id AND o.passkey_id = s.passkey_id) THEN
    found := found || 'same_passkey'::text;
  END IF;
  SELECT k.danger INTO danger FROM permissions k WHERE k.permission = p.permission;
  IF danger >= 2 AND s.proven_with = 'totp' THEN found := found || 'passkey_needed'::text; END IF;
  RETURN found;
END
$$;

CREATE OR REPLACE FUNCTION proposal_make(
  p_id uuid, p_session uuid, p_site integer, p_permission text, p_kind text, p_subject text,
  p_command jsonb, p_hash bytea, p_before jsonb, p_version text, p_after jsonb, p_reason text,
  p_needs integer, p_lives interval
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  s staff_sessions;
  k permissions;
  may text;
BEGIN
  SELECT * INTO s FROM staff_sessions WHERE id = p_session AND ended_at IS NULL
    AND seen_at > house_now() - interval '15 minutes' AND opened_at > house_now() - interval '8 hours';
  SELECT * INTO k FROM permissions WHERE permission = p_permission;
  IF s.id IS NULL OR k.permission IS NULL THEN RETURN 'not_allowed'; END IF;
  may := staff_may(s.staff_id, p_site, p_permission);
  IF coalesce(may, '') NOT IN ('make', 'both') AND coalesce(
    staff_may(s.staff_id, p_site, k.made_with), '') <> 'run' THEN RETURN 'not_allowed'; END IF;
  IF k.second_factor_now AND s.proven_at <= house_now() - interval '5 minutes' THEN
    RETURN 'factor_old';
  END IF;
  IF k.danger >= 2 AND s.proven_with = 'totp' THEN RETURN 'passkey_needed'; END IF;
  INSERT INTO proposals (id, site_id, permission, subject_kind, subject_id, command, command_hash,
    before, before_version, after, reason, needs, made_by, made_person, made_session, made_device,
    expires_at)
  VALUES (p_id, p_site, p_permission, p_kind, p_subject, p_command, p_hash, p_before, p_version, p_after,
    p_reason, greatest(p_needs, k.needs_people), s.staff_id, s.person_id, s.id, s.device_mark,
    house_now() + p_lives)
  ON CONFLICT (permission, subject_kind, subject_id) WHERE state = 'open' DO NOTHING;
  RETURN CASE WHEN FOUND THEN 'made' ELSE 'proposed_already' END;
END
$$;
