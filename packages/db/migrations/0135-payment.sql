-- migrate:up
-- How a site reaches a payment provider. One link serves one site, because the house of the site owns
-- the accounts `clearing` and `suspense` of the link. Dozens of rows a site, changed by people.
CREATE TABLE payment_links (
  id text PRIMARY KEY CHECK (id ~ '^PS[A-Z0-9_]{1,10}$'),
  site_id integer NOT NULL REFERENCES sites,
  dialect text NOT NULL CHECK (dialect ~ '^[a-z]{2,20}$'),
  -- Where servers reach it.
  url text NOT NULL CHECK (url ~ '^https?://'),
  -- Our own name there.
  operator text NOT NULL CHECK (operator ~ '^[A-Za-z0-9_-]{1,64}$'),
  is_sandbox boolean NOT NULL,
  -- Since when it takes no new orders and payouts. Status and arrivals are always asked for.
  stopped_at timestamptz,
  stopped_because text CHECK (length(stopped_because) BETWEEN 1 AND 200),
  updated_at timestamptz NOT NULL DEFAULT house_now(),
  CHECK ((stopped_at IS NULL) = (stopped_because IS NULL))
);
-- Answers which links a site has.
CREATE INDEX payment_links_site ON payment_links (site_id);

-- Secrets shared with a payment provider, sealed. Two are valid at once while both sides turn.
CREATE TABLE payment_keys (
  link_id text NOT NULL REFERENCES payment_links,
  key_id text NOT NULL CHECK (key_id ~ '^[A-Za-z0-9_-]{1,40}$'),
  sealed_secret bytea NOT NULL,
  valid_from timestamptz NOT NULL DEFAULT house_now(),
  valid_until timestamptz,
  PRIMARY KEY (link_id, key_id)
);

-- A site with real money has no sandbox among its links, and a site of play money has nothing else.
CREATE FUNCTION payment_has_real_money(p_flags jsonb) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_typeof(p_flags -> 'realMoney'), 'null') <> 'null'
$$;

-- The site is locked: a change of its flags waits for this link, and the link for that change.
CREATE FUNCTION payment_check_link() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  is_real boolean;
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id <> OLD.id OR NEW.site_id <> OLD.site_id) THEN
    RAISE EXCEPTION 'payment link % serves site % for good', OLD.id, OLD.site_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_links_one_site';
  END IF;
  SELECT payment_has_real_money(flags) INTO is_real FROM sites WHERE id = NEW.site_id FOR SHARE;
  IF is_real = NEW.is_sandbox THEN
    RAISE EXCEPTION 'payment link % is % for site %', NEW.id,
      CASE WHEN is_real THEN 'a sandbox' ELSE 'no sandbox' END, NEW.site_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_links_money';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payment_link BEFORE INSERT OR UPDATE OF id, site_id, is_sandbox ON payment_links
  FOR EACH ROW EXECUTE FUNCTION payment_check_link();

CREATE FUNCTION payment_check_site() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  link text;
BEGIN
  SELECT id INTO link FROM payment_links
    WHERE site_id = NEW.id AND is_sandbox = payment_has_real_money(NEW.flags) LIMIT 1;
  IF link IS NOT NULL THEN
    RAISE EXCEPTION 'site % has payment link %, which is not for its kind of money', NEW.id, link
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_links_money';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER payment_site AFTER UPDATE OF flags ON sites
  FOR EACH ROW EXECUTE FUNCTION payment_check_site();

GRANT SELECT, INSERT, UPDATE ON payment_links, payment_keys TO oriel_app;

-- migrate:down
DROP TRIGGER payment_site ON sites;
DROP FUNCTION payment_check_site();
DROP TABLE payment_keys, payment_links;
DROP FUNCTION payment_check_link();
DROP FUNCTION payment_has_real_money(jsonb);
