-- migrate:up
-- How well a member is known: 0 not at all, 2 as a person, 3 with address and source of money. That
-- a contact is proven, tier 1, is read from the contacts.
ALTER TABLE members
  ADD COLUMN identity_tier smallint NOT NULL DEFAULT 0 CHECK (identity_tier IN (0, 2, 3));
GRANT UPDATE (identity_tier) ON members TO oriel_office;

-- migrate:down
ALTER TABLE members DROP COLUMN identity_tier;
