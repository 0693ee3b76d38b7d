-- migrate:up
-- A member has asked to be paid out. The money is held under the id of the row from its first commit
-- on. At 10 million members some 15 million a year; they stay, for journals name them.
-- withdrawals_number finds one by what the member reads, withdrawals_request the same request told
-- again, withdrawals_of_member a member's list and what they asked for today, withdrawals_open keeps
-- one open for each card and finds a member's open ones, withdrawals_due what is to be looked at,
-- withdrawals_waiting the queue of people, withdrawals_promised what is past its promise,
-- withdrawals_paid how long the last ones of a kind took, withdrawals_of_card what went to a card.
CREATE TABLE withdrawals (
  id uuid PRIMARY KEY,
  site_id integer NOT NULL,
  member_id uuid NOT NULL,
  number text NOT NULL CHECK (number ~ '^W[0-9]{6}-[0-9A-HJKMNP-TV-Z]{6}$'),
  card_id uuid NOT NULL REFERENCES bank_cards,
  method_id uuid NOT NULL REFERENCES payment_methods,
  kind text NOT NULL CHECK (kind IN ('bank', 'redirect', 'crypto')),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What the member pays for it, of the amount.
  fee bigint NOT NULL CHECK (fee >= 0 AND fee < amount),
  -- What was settled of the amount, with the fee, and what was given back.
  settled bigint NOT NULL DEFAULT 0 CHECK (settled >= 0),
  released bigint NOT NULL DEFAULT 0 CHECK (released >= 0),
  -- The day of the site's clock it was asked for on.
  day text NOT NULL CHECK (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  request_id uuid NOT NULL,
  -- What the request asked for: told again it must be the same.
  request_sha bytea NOT NULL CHECK (length(request_sha) = 32),
  -- By what the member is known to the house where they asked from: a hash.
  device_hash bytea,
  state text NOT NULL DEFAULT 'checking' CHECK (state IN ('checking', 'review', 'second', 'third',
    'approved', 'sending', 'paid', 'refused', 'failed', 'returned')),
  -- What the member reads of why it waits, was refused or has failed.
  reason text CHECK (length(reason) BETWEEN 1 AND 60),
  -- What each rule said, with its figures.
  checks jsonb,
  -- How many people it takes; NULL until it was checked.
  people smallint CHECK (people BETWEEN 0 AND 3),
  first_by uuid,
  second_by uuid,
  third_by uuid,
  refused_by uuid,
  -- Where it is now, since when, and until when it was promised to go on.
  stage text NOT NULL DEFAULT 'checking' CHECK (stage IN ('checking', 'review', 'second', 'third',
    'sending', 'arriving', 'ended')),
  entered_at timestamptz NOT NULL DEFAULT house_now(),
  promised_at timestamptz NOT NULL,
  -- The stages before, each with its times: at most a dozen, so no table of their own.
  stages jsonb NOT NULL DEFAULT '[]',
  -- Past the promise of its stage; people see it first.
  is_late boolean NOT NULL DEFAULT false,
  tries integer NOT NULL DEFAULT 0,
  taken_until timestamptz,
  -- When it is looked at next by a process; NULL: it waits for people or for a provider.
  due_at timestamptz DEFAULT house_now(),
  made_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', house_now()),
  ended_at timestamptz,
  FOREIGN KEY (site_id, member_id) REFERENCES members (site_id, id),
  CONSTRAINT withdrawals_people CHECK (
    first_by <> second_by AND first_by <> third_by AND second_by <> third_by),
  CONSTRAINT withdrawals_enough CHECK (state NOT IN ('approved', 'sending', 'paid', 'returned')
    OR num_nonnulls(first_by, second_by, third_by) >= people),
  CONSTRAINT withdrawals_sum CHECK (settled + released <= amount),
  CONSTRAINT withdrawals_all CHECK (ended_at IS NULL OR settled + released = amount),
  CHECK (state = 'checking' OR people IS NOT NULL),
  CHECK (state NOT IN ('paid', 'returned') OR settled > 0),
  CHECK (state NOT IN ('refused', 'failed') OR settled = 0),
  CHECK ((ended_at IS NOT NULL) = (state IN ('paid', 'refused', 'failed', 'returned')))
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX withdrawals_number ON withdrawals (site_id, number);
CREATE UNIQUE INDEX withdrawals_request ON withdrawals (member_id, request_id);
CREATE UNIQUE INDEX withdrawals_open ON withdrawals (member_id, card_id) WHERE ended_at IS NULL;
CREATE INDEX withdrawals_of_member ON withdrawals (member_id, made_at DESC, id DESC);
CREATE INDEX withdrawals_due ON withdrawals (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX withdrawals_waiting ON withdrawals (site_id, promised_at)
  WHERE state IN ('review', 'second', 'third');
CREATE INDEX withdrawals_promised ON withdrawals (promised_at) WHERE ended_at IS NULL;
CREATE INDEX withdrawals_paid ON withdrawals (site_id, currency, kind, ended_at DESC)
  WHERE state = 'paid';
CREATE INDEX withdrawals_of_card ON withdrawals (card_id) WHERE settled > 0;

-- One way of sending one part. A reference is never used again; of one part at most one payout is
-- under way or paid. Some 16 million a year, kept as withdrawals are. payouts_due finds what a
-- provider is to be asked about, payouts_oldest how long the oldest is under way, payouts_without_float
-- where a provider lacked money, payouts_again what was paid and may have been sent back.
CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawals,
  site_id integer NOT NULL,
  part smallint NOT NULL CHECK (part BETWEEN 1 AND 100),
  link_id text NOT NULL REFERENCES payment_links,
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reference text NOT NULL CHECK (reference ~ '^[0-9a-f]{32}$'),
  state text NOT NULL DEFAULT 'made'
    CHECK (state IN ('made', 'sent', 'paid', 'failed', 'cancelled', 'returned')),
  reason text CHECK (length(reason) BETWEEN 1 AND 60),
  tries integer NOT NULL DEFAULT 0,
  taken_until timestamptz,
  due_at timestamptz NOT NULL DEFAULT house_now(),
  sent_at timestamptz,
  -- The provider has taken it; the payee's bank has it to come.
  accepted_at timestamptz,
  -- When it was last sent, maybe, without an answer.
  unsure_at timestamptz,
  provider_tx text CHECK (length(provider_tx) BETWEEN 1 AND 200),
  -- What the provider keeps for it.
  cost bigint CHECK (cost >= 0),
  -- Of the withdrawal's fee, what was settled with it.
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  -- When the provider is asked whether it came back; NULL: not any more.
  again_at timestamptz,
  made_at timestamptz NOT NULL DEFAULT house_now(),
  ended_at timestamptz,
  CHECK ((ended_at IS NULL) = (state IN ('made', 'sent'))),
  CHECK (state NOT IN ('paid', 'returned') OR provider_tx IS NOT NULL)
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX payouts_reference ON payouts (link_id, reference);
CREATE UNIQUE INDEX payouts_live ON payouts (withdrawal_id, part)
  WHERE state NOT IN ('failed', 'cancelled');
CREATE INDEX payouts_of_withdrawal ON payouts (withdrawal_id, part, made_at);
CREATE INDEX payouts_due ON payouts (due_at) WHERE ended_at IS NULL;
CREATE INDEX payouts_oldest ON payouts (made_at) WHERE ended_at IS NULL;
CREATE INDEX payouts_without_float ON payouts (ended_at)
  WHERE state = 'failed' AND reason = 'insufficient_float';
CREATE INDEX payouts_again ON payouts (again_at) WHERE again_at IS NOT NULL;

-- What was asked for stays; what was settled or given back only grows; an end is the end, but that
-- a bank may send back what was paid.
CREATE FUNCTION withdrawal_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.member_id, NEW.card_id, NEW.currency, NEW.amount, NEW.fee, NEW.kind)
    IS DISTINCT FROM (OLD.member_id, OLD.card_id, OLD.currency, OLD.amount, OLD.fee, OLD.kind)
    OR NEW.settled < OLD.settled OR NEW.released < OLD.released
    OR (OLD.ended_at IS NOT NULL AND NEW.state <> OLD.state
      AND (OLD.state, NEW.state) <> ('paid', 'returned')) THEN
    RAISE EXCEPTION 'withdrawal % stays as it was', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawal_stays';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER withdrawal_stays BEFORE UPDATE ON withdrawals
  FOR EACH ROW EXECUTE FUNCTION withdrawal_stays();

CREATE FUNCTION withdrawal_payout_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.withdrawal_id, NEW.part, NEW.link_id, NEW.amount, NEW.reference)
    IS DISTINCT FROM (OLD.withdrawal_id, OLD.part, OLD.link_id, OLD.amount, OLD.reference)
    OR (OLD.ended_at IS NOT NULL AND NEW.state <> OLD.state
      AND (OLD.state, NEW.state) <> ('paid', 'returned')) THEN
    RAISE EXCEPTION 'payout % stays as it was', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'withdrawal_payout_stays';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER withdrawal_payout_stays BEFORE UPDATE ON payouts
  FOR EACH ROW EXECUTE FUNCTION withdrawal_payout_stays();

REVOKE EXECUTE ON FUNCTION withdrawal_stays, withdrawal_payout_stays FROM PUBLIC;
GRANT SELECT, INSERT ON withdrawals, payouts TO oriel_app;
GRANT UPDATE (settled, released, state, reason, checks, people, first_by, second_by, third_by,
  refused_by, stage, entered_at, promised_at, stages, is_late, tries, taken_until, due_at, ended_at)
  ON withdrawals TO oriel_app;
GRANT UPDATE (state, reason, tries, taken_until, due_at, sent_at, accepted_at, unsure_at,
  provider_tx, cost, fee, again_at, ended_at) ON payouts TO oriel_app;
GRANT SELECT ON withdrawals, payouts TO oriel_office;

-- migrate:down
DROP TABLE payouts, withdrawals;
DROP FUNCTION withdrawal_payout_stays, withdrawal_stays;
