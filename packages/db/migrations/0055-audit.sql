-- migrate:up
-- Says of the trail as it is what the migration after the next makes of it, so that nothing needs to
-- be looked at while sign-ins wait.
DO $$
BEGIN
  EXECUTE format('ALTER TABLE audit_events ADD CONSTRAINT audit_events_first_at
    CHECK (at < %L) NOT VALID',
    (date_trunc('month', house_now() AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC');
END
$$;

-- migrate:down
ALTER TABLE audit_events DROP CONSTRAINT audit_events_first_at;
