-- migrate:up
-- Tables of months that are used in turn: which of four a time belongs to.
CREATE FUNCTION house_slot(p_at timestamptz) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ((extract(year FROM p_at AT TIME ZONE 'UTC') * 12
    + extract(month FROM p_at AT TIME ZONE 'UTC'))::integer % 4)::smallint
$$;

-- migrate:down
DROP FUNCTION house_slot;
