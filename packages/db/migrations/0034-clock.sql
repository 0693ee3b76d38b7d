-- migrate:up

-- The house has one clock: the database's. Rules, defaults and functions ask for the time here, so
-- that a test world can move it. In production both are what PostgreSQL says.

-- The moment the transaction began.
CREATE FUNCTION house_now() RETURNS timestamptz
  LANGUAGE sql STABLE PARALLEL SAFE AS 'SELECT now()';
-- This very moment, also within a transaction.
CREATE FUNCTION house_time() RETURNS timestamptz
  LANGUAGE sql VOLATILE PARALLEL SAFE AS 'SELECT clock_timestamp()';

DO $$
DECLARE
  one record;
BEGIN
  -- Defaults of all tables, those of partitions with them.
  FOR one IN
    SELECT d.adrelid::regclass AS relation, a.attname AS name,
      pg_get_expr(d.adbin, d.adrelid) AS expression
    FROM pg_attrdef d
    JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    JOIN pg_class c ON c.oid = d.adrelid AND c.relnamespace = 'public'::regnamespace
    WHERE pg_get_expr(d.adbin, d.adrelid) ~ '\m(now|clock_timestamp)\(\)'
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER COLUMN %I SET DEFAULT %s', one.relation, one.name,
      replace(replace(one.expression, 'clock_timestamp()', 'house_time()'), 'now()', 'house_now()'));
  END LOOP;
  FOR one IN
    SELECT replace(replace(pg_get_functiondef(p.oid), 'clock_timestamp()', 'house_time()'),
      ' now()', ' house_now()') AS definition
    FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
      AND p.proname NOT IN ('house_now', 'house_time')
      AND p.prosrc ~ '\m(now|clock_timestamp)\(\)'
  LOOP
    EXECUTE one.definition;
  END LOOP;
END
$$;

-- migrate:down
