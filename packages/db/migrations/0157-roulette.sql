-- migrate:up
-- A proposal publishes one version, at its own site.
CREATE UNIQUE INDEX roulettes_proposal ON roulettes (proposal_id);
CREATE OR REPLACE FUNCTION roulette_published() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  wrong text;
BEGIN
  SELECT CASE
    WHEN coalesce(sum(weight), 0) NOT BETWEEN 1 AND 4294967296 THEN 'its weights cannot be drawn'
    WHEN count(*) FILTER (WHERE kind NOT IN ('cash', 'draws', 'none')) > 0 THEN 'a kind is not given yet'
    WHEN count(*) <> max(position) + 1 THEN 'a place is empty' END
  INTO wrong FROM roulette_prizes WHERE roulette_id = NEW.id AND version = NEW.version;
  IF wrong IS NULL AND EXISTS (
    WITH RECURSIVE ending (prize_id) AS (
      SELECT prize_id FROM roulette_prizes
      WHERE roulette_id = NEW.id AND version = NEW.version AND fallback_prize_id IS NULL
      UNION SELECT p.prize_id FROM roulette_prizes p JOIN ending e ON p.fallback_prize_id = e.prize_id
      WHERE p.roulette_id = NEW.id AND p.version = NEW.version)
    SELECT FROM roulette_prizes p WHERE p.roulette_id = NEW.id AND p.version = NEW.version
      AND NOT EXISTS (SELECT FROM ending e WHERE e.prize_id = p.prize_id)) THEN
    wrong := 'fallbacks go round in a circle';
  END IF;
  IF wrong IS NULL AND (
    WITH RECURSIVE chain (prize_id, weight, given_id) AS (
      SELECT prize_id, weight, prize_id FROM roulette_prizes
      WHERE roulette_id = NEW.id AND version = NEW.version
      UNION ALL SELECT c.prize_id, c.weight, p.fallback_prize_id
      FROM chain c JOIN roulette_prizes p ON p.prize_id = c.given_id
      WHERE p.roulette_id = NEW.id AND p.version = NEW.version AND p.fallback_prize_id IS NOT NULL),
    most (weight, draws) AS (
      SELECT c.weight, max(p.amount) FILTER (WHERE p.kind = 'draws')
      FROM chain c JOIN roulette_prizes p ON p.prize_id = c.given_id
      WHERE p.roulette_id = NEW.id AND p.version = NEW.version GROUP BY c.prize_id, c.weight)
    SELECT sum(weight * coalesce(draws, 0)) >= sum(weight) FROM most) THEN
    wrong := 'its draws never end';
  END IF;
  IF wrong IS NULL AND session_user = 'oriel_office' AND NOT EXISTS (SELECT FROM proposals p
    WHERE p.id = NEW.proposal_id AND p.state = 'done' AND p.permission = 'roulette.publish'
      AND p.site_id = NEW.site_id AND p.command->>'currency' = NEW.currency) THEN
    wrong := 'nobody agreed to it';
  END IF;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'version % of a wheel is not published: %', NEW.version, wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'roulette_published';
  END IF;
  RETURN NULL;
END
$$;

-- migrate:down
CREATE OR REPLACE FUNCTION roulette_published() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = public, pg_temp AS $$
DECLARE
  wrong text;
BEGIN
  SELECT CASE
    WHEN coalesce(sum(weight), 0) NOT BETWEEN 1 AND 4294967296 THEN 'its weights cannot be drawn'
    WHEN count(*) FILTER (WHERE kind NOT IN ('cash', 'draws', 'none')) > 0 THEN 'a kind is not given yet'
    WHEN count(*) <> max(position) + 1 THEN 'a place is empty' END
  INTO wrong FROM roulette_prizes WHERE roulette_id = NEW.id AND version = NEW.version;
  IF wrong IS NULL AND EXISTS (
    WITH RECURSIVE ending (prize_id) AS (
      SELECT prize_id FROM roulette_prizes
      WHERE roulette_id = NEW.id AND version = NEW.version AND fallback_prize_id IS NULL
      UNION SELECT p.prize_id FROM roulette_prizes p JOIN ending e ON p.fallback_prize_id = e.prize_id
      WHERE p.roulette_id = NEW.id AND p.version = NEW.version)
    SELECT FROM roulette_prizes p WHERE p.roulette_id = NEW.id AND p.version = NEW.version
      AND NOT EXISTS (SELECT FROM ending e WHERE e.prize_id = p.prize_id)) THEN
    wrong := 'fallbacks go round in a circle';
  END IF;
  IF wrong IS NULL AND (
    WITH RECURSIVE chain (prize_id, weight, given_id) AS (
      SELECT prize_id, weight, prize_id FROM roulette_prizes
      WHERE roulette_id = NEW.id AND version = NEW.version
      UNION ALL SELECT c.prize_id, c.weight, p.fallback_prize_id
      FROM chain c JOIN roulette_prizes p ON p.prize_id = c.given_id
      WHERE p.roulette_id = NEW.id AND p.version = NEW.version AND p.fallback_prize_id IS NOT NULL),
    most (weight, draws) AS (
      SELECT c.weight, max(p.amount) FILTER (WHERE p.kind = 'draws')
      FROM chain c JOIN roulette_prizes p ON p.prize_id = c.given_id
      WHERE p.roulette_id = NEW.id AND p.version = NEW.version GROUP BY c.prize_id, c.weight)
    SELECT sum(weight * coalesce(draws, 0)) >= sum(weight) FROM most) THEN
    wrong := 'its draws never end';
  END IF;
  IF wrong IS NULL AND session_user = 'oriel_office' AND NOT EXISTS (SELECT FROM proposals p
    WHERE p.id = NEW.proposal_id AND p.state = 'done' AND p.permission = 'roulette.publish'
      AND p.command->>'currency' = NEW.currency) THEN
    wrong := 'nobody agreed to it';
  END IF;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'version % of a wheel is not published: %', NEW.version, wrong
      USING ERRCODE = 'check_violation', CONSTRAINT = 'roulette_published';
  END IF;
  RETURN NULL;
END
$$;
DROP INDEX roulettes_proposal;
