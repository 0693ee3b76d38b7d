-- migrate:up
-- Drops months of bodies that ended more than 90 days ago; gives how many. What fell into no month
-- goes a thousand at a time.
CREATE OR REPLACE FUNCTION payment_drop_months() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC'
SET lock_timeout = '500ms' AS $$
DECLARE
  dropped integer := 0;
  part text;
BEGIN
  FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'payment_hook_bodies'::regclass
      AND c.relname ~ '^payment_hook_bodies_[0-9]{4}_[0-9]{2}$'
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' < house_now() - interval '90 days'
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  DELETE FROM payment_hook_bodies_other WHERE ctid IN (SELECT ctid FROM payment_hook_bodies_other
    WHERE received_at < house_now() - interval '90 days' LIMIT 1000);
  RETURN dropped;
END
$$;

-- migrate:down
CREATE OR REPLACE FUNCTION payment_drop_months() RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC'
SET lock_timeout = '500ms' AS $$
DECLARE
  dropped integer := 0;
  part text;
BEGIN
  FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'payment_hook_bodies'::regclass
      AND c.relname ~ '^payment_hook_bodies_[0-9]{4}_[0-9]{2}$'
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' < house_now() - interval '90 days'
  LOOP
    EXECUTE format('DROP TABLE %s', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;
