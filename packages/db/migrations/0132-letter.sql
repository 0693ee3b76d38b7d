-- migrate:up
-- The letters of a member who goes; those to them alone say who they were.
CREATE FUNCTION letter_forget(p_member uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  own uuid[];
BEGIN
  DELETE FROM letter_reads WHERE member_id = p_member;
  DELETE FROM letter_list_members WHERE member_id = p_member;
  WITH gone AS (DELETE FROM letter_members WHERE member_id = p_member RETURNING letter_id)
  SELECT array_agg(letter_id) INTO own FROM gone;
  DELETE FROM letter_texts t USING letters l
    WHERE t.letter_id = ANY (own) AND l.id = t.letter_id AND l.sent_to = 'one';
  DELETE FROM letters WHERE id = ANY (own) AND sent_to = 'one';
END
$$;

REVOKE EXECUTE ON FUNCTION letter_forget FROM PUBLIC;

-- migrate:down
DROP FUNCTION letter_forget;
