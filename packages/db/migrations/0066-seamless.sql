-- migrate:up transaction:false
ALTER TABLE seamless_moves VALIDATE CONSTRAINT seamless_moves_first_slot;
ALTER TABLE seamless_rounds VALIDATE CONSTRAINT seamless_rounds_first_slot;

-- migrate:down
SELECT 1;
