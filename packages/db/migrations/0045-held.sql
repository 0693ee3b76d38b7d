-- migrate:up
-- A win above its limit: the provider's word is taken, and the money waits for a person.
CREATE TABLE held_wins (
  -- The hold in the ledger has the same id.
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  provider_id text NOT NULL,
  round_id text NOT NULL,
  -- The provider's name for the payout; empty for a round of a feed, which has one.
  tx_id text NOT NULL DEFAULT '',
  title text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  win_max bigint NOT NULL,
  -- waiting: it still lies at the provider. held: set aside in the ledger. unposted: more than the
  -- books can keep. gone: lost at the provider before it came home.
  state text NOT NULL CHECK (state IN ('waiting', 'held', 'unposted', 'released', 'refused', 'gone')),
  -- What was set aside: of a win that is played on, only what comes home.
  held bigint CHECK (held > 0),
  -- When it was won, by the provider's clock.
  settled_at timestamptz NOT NULL DEFAULT house_now(),
  told_at timestamptz NOT NULL DEFAULT house_now(),
  -- When the member will hear at the latest.
  answer_by timestamptz NOT NULL DEFAULT house_now() + interval '72 hours',
  decided_at timestamptz,
  decided_by text,
  because text,
  UNIQUE (provider_id, round_id, member_id, tx_id),
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CHECK ((state IN ('released', 'refused', 'gone')) = (decided_at IS NOT NULL)),
  CHECK ((decided_at IS NULL) = (decided_by IS NULL AND because IS NULL)),
  CHECK (state NOT IN ('held', 'released') OR held IS NOT NULL)
);
CREATE INDEX held_wins_open ON held_wins (told_at, id) WHERE decided_at IS NULL;
CREATE INDEX held_wins_waiting ON held_wins (member_id, provider_id, currency) WHERE state = 'waiting';
CREATE INDEX held_wins_member ON held_wins (member_id, told_at DESC);

-- Keeps a win that has just been paid to a member, and sets it aside. What was not posted is only kept.
CREATE FUNCTION held_keep(
  p_site integer, p_member uuid, p_provider text, p_round text, p_tx text, p_title text,
  p_currency text, p_amount bigint, p_win_max bigint, p_available bigint, p_posted boolean
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  hold uuid := uuidv7();
  account bigint;
  said text;
BEGIN
  INSERT INTO held_wins (id, site_id, member_id, provider_id, round_id, tx_id, title, currency, amount,
    win_max, state, held)
  VALUES (hold, p_site, p_member, p_provider, p_round, p_tx, p_title, p_currency, p_amount, p_win_max,
    CASE WHEN p_posted THEN 'held' ELSE 'unposted' END, CASE WHEN p_posted THEN p_amount END);
  IF NOT p_posted THEN RETURN; END IF;
  SELECT o.ids[1] INTO account FROM ledger_open('held', p_member, '', p_currency) o;
  SELECT h.outcome INTO said FROM ledger_hold(hold, uuidv7(), 'held:' || hold, 'held-win', hold::text,
    p_available, account, p_currency, p_amount) h;
  IF said <> 'posted' THEN
    RAISE EXCEPTION 'win % of round % is not set aside: %', p_tx, p_round, said;
  END IF;
END
$$;

REVOKE EXECUTE ON FUNCTION held_keep FROM PUBLIC;
GRANT SELECT, INSERT ON held_wins TO oriel_app;
GRANT UPDATE (state, held, decided_at, decided_by, because) ON held_wins TO oriel_app;

-- migrate:down
DROP FUNCTION held_keep;
DROP TABLE held_wins;
