-- migrate:up
-- How much work a device was given, in bits; null for a picture.
ALTER TABLE captchas ADD COLUMN work_bits smallint CHECK (work_bits BETWEEN 1 AND 40);

-- migrate:down
ALTER TABLE captchas DROP COLUMN work_bits;
