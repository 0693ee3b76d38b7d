-- migrate:up
-- Rows of the past, which nobody changes: writers are not hindered, however long this takes.
INSERT INTO round_claims (provider_id, round_id, member_id, settled_at)
  SELECT provider_id, round_id, member_id, settled_at FROM rounds ON CONFLICT DO NOTHING;
-- Stakes count whole where every round risks all of it (slot, lottery, virtual sport, crash), and
-- elsewhere as far as they could win or lose.
UPDATE rounds SET valid_rule = 1, valid = CASE
    WHEN status = 'void' THEN 0
    WHEN type_id IN (2, 5, 7, 10) THEN stake
    ELSE least(stake, abs(payout - stake)) END
  WHERE valid IS NULL;

-- migrate:down
UPDATE rounds SET valid = NULL, valid_rule = NULL;
