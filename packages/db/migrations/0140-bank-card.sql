-- migrate:up
-- Where a site pays to: banks and wallets of a currency, and networks of coins. Settings of a site,
-- some dozens; they stay, because cards refer to them.
CREATE TABLE bank_institutions (
  site_id integer NOT NULL REFERENCES sites,
  currency text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{2,30}$'),
  kind text NOT NULL CHECK (kind IN ('bank', 'ewallet', 'crypto')),
  name text NOT NULL CHECK (length(name) BETWEEN 2 AND 40),
  -- How long its numbers are. A network has none: its addresses carry a checksum.
  digits_min smallint,
  digits_max smallint,
  sort smallint NOT NULL DEFAULT 0,
  -- Closed: nobody adds one there, and those that are there stay.
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (site_id, currency, code),
  UNIQUE (site_id, currency, code, kind),
  CHECK ((kind = 'crypto') = (digits_min IS NULL)),
  CHECK ((digits_min IS NULL) = (digits_max IS NULL)),
  CHECK (digits_min >= 4 AND digits_max >= digits_min AND digits_max <= 34),
  CHECK (kind <> 'crypto' OR code IN ('bitcoin', 'ethereum', 'tron', 'ripple'))
);

-- What a member is paid to. At 10 million members some 5 million rows a year and as many removed; the
-- numbers of those go after 400 days and the rows stay, because payouts name them and what a person
-- may have once is asked of their marks. bank_cards_account makes one account one member's at a site;
-- bank_cards_slot allows five of a kind and bank_cards_default one default for each currency;
-- bank_cards_of_member answers a member's list, bank_cards_of_mark who has had the same account, and
-- bank_cards_sealed whose number is to go.
CREATE TABLE bank_cards (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  currency text NOT NULL,
  kind text NOT NULL,
  institution text NOT NULL,
  slot smallint NOT NULL CHECK (slot BETWEEN 1 AND 5),
  -- Sealed with the member's own key; none is left of a card that was removed long ago.
  number_sealed bytea,
  memo_sealed bytea,
  holder_sealed bytea,
  mark bytea NOT NULL CHECK (length(mark) = 32),
  last_four text NOT NULL CHECK (length(last_four) = 4),
  is_default boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL DEFAULT house_now(),
  usable_at timestamptz NOT NULL DEFAULT house_now() + interval '24 hours',
  verified_at timestamptz,
  verified_by text CHECK (verified_by IN ('deposit', 'name_check', 'person')),
  -- Why a person must look at it before money goes there.
  review_because text CHECK (review_because IN ('changes', 'name', 'asked')),
  removed_at timestamptz,
  removed_because text
    CHECK (removed_because IN ('member', 'name_differs', 'person', 'account_deleted')),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  FOREIGN KEY (site_id, currency, institution, kind)
    REFERENCES bank_institutions (site_id, currency, code, kind),
  CHECK (usable_at >= added_at + interval '24 hours'),
  CHECK ((verified_at IS NULL) = (verified_by IS NULL)),
  CHECK ((removed_at IS NULL) = (removed_because IS NULL)),
  CHECK (removed_at IS NULL OR NOT is_default),
  CHECK (removed_at IS NOT NULL OR (number_sealed IS NOT NULL AND holder_sealed IS NOT NULL)),
  CHECK (memo_sealed IS NULL OR (kind = 'crypto' AND number_sealed IS NOT NULL))
);
CREATE UNIQUE INDEX bank_cards_account ON bank_cards (site_id, mark) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX bank_cards_slot ON bank_cards (member_id, kind, slot) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX bank_cards_default ON bank_cards (member_id, currency) WHERE is_default;
CREATE INDEX bank_cards_of_member ON bank_cards (member_id, id DESC);
CREATE INDEX bank_cards_of_mark ON bank_cards (site_id, mark, member_id);
CREATE INDEX bank_cards_sealed ON bank_cards (removed_at)
  WHERE removed_at IS NOT NULL AND number_sealed IS NOT NULL;

-- One that is removed stays removed: the account is bound anew, and cools anew.
CREATE FUNCTION bank_card_stays_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'bank card % is removed', OLD.id
    USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_card_stays_removed';
END
$$;
CREATE TRIGGER bank_card_stays_removed BEFORE UPDATE OF removed_at, removed_because, verified_at,
    verified_by, review_because, is_default ON bank_cards
  FOR EACH ROW WHEN (OLD.removed_at IS NOT NULL) EXECUTE FUNCTION bank_card_stays_removed();

-- What members have changed about where they are paid to: three in 30 days are looked at by a person.
-- At 10 million members some 12 million rows a year; a row is kept for 60 days.
CREATE TABLE bank_card_changes (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id uuid NOT NULL,
  card_id uuid NOT NULL REFERENCES bank_cards,
  kind text NOT NULL CHECK (kind IN ('added', 'default')),
  changed_at timestamptz NOT NULL DEFAULT house_now()
);
CREATE INDEX bank_card_changes_of_member ON bank_card_changes (member_id, changed_at);
CREATE INDEX bank_card_changes_old ON bank_card_changes (changed_at);

-- The cards of a member who goes: their numbers and their holder.
CREATE FUNCTION bank_card_forget(p_member uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM bank_card_changes WHERE member_id = p_member;
  UPDATE bank_cards SET removed_at = house_now(), removed_because = 'account_deleted',
    is_default = false WHERE member_id = p_member AND removed_at IS NULL;
  UPDATE bank_cards SET number_sealed = NULL, memo_sealed = NULL, holder_sealed = NULL
    WHERE member_id = p_member;
END
$$;

-- Removes changes that no longer count, and numbers of cards that were removed long ago; gives how many.
CREATE FUNCTION bank_card_prune(p_count integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  gone integer;
  emptied integer;
BEGIN
  DELETE FROM bank_card_changes WHERE number IN (SELECT number FROM bank_card_changes
    WHERE changed_at < house_now() - interval '60 days' ORDER BY changed_at LIMIT p_count);
  GET DIAGNOSTICS gone = ROW_COUNT;
  UPDATE bank_cards SET number_sealed = NULL, memo_sealed = NULL, holder_sealed = NULL
    WHERE id IN (SELECT id FROM bank_cards WHERE removed_at < house_now() - interval '400 days'
      AND number_sealed IS NOT NULL ORDER BY removed_at LIMIT p_count);
  GET DIAGNOSTICS emptied = ROW_COUNT;
  RETURN greatest(gone, emptied);
END
$$;

REVOKE EXECUTE ON FUNCTION bank_card_stays_removed, bank_card_forget, bank_card_prune FROM PUBLIC;
GRANT EXECUTE ON FUNCTION bank_card_prune TO oriel_app;
GRANT SELECT ON bank_institutions TO oriel_app, oriel_office;
GRANT SELECT ON bank_cards TO oriel_app;
-- Nobody in the office has a use for the number.
GRANT SELECT (id, site_id, member_id, currency, kind, institution, slot, holder_sealed, mark, last_four,
  is_default, added_at, usable_at, verified_at, verified_by, review_because, removed_at,
  removed_because) ON bank_cards TO oriel_office;
GRANT INSERT, UPDATE ON bank_institutions TO oriel_app;
GRANT INSERT (id, site_id, member_id, currency, kind, institution, slot, number_sealed, memo_sealed,
  holder_sealed, mark, last_four, is_default) ON bank_cards TO oriel_app;
GRANT UPDATE (is_default, verified_at, verified_by, review_because, removed_at, removed_because)
  ON bank_cards TO oriel_app, oriel_office;
GRANT SELECT ON bank_card_changes TO oriel_app;
GRANT INSERT (member_id, card_id, kind) ON bank_card_changes TO oriel_app;

-- migrate:down
DROP FUNCTION bank_card_prune, bank_card_forget;
DROP TABLE bank_card_changes, bank_cards, bank_institutions;
DROP FUNCTION bank_card_stays_removed;
