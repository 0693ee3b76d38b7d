import { inFile, type NamedPlants } from '../plant/named.ts'

const DEPOSIT = 'packages/domain/src/deposit'
const inArrivals = inFile(`${DEPOSIT}/arrival.test.ts`)
const inOrders = inFile(`${DEPOSIT}/deposit.test.ts`)
const inPulls = inFile(`${DEPOSIT}/pull.test.ts`)
const inDisputes = inFile('packages/domain/src/dispute/dispute.test.ts')
const inSettlement = inFile('packages/domain/src/settlement/settlement.test.ts')
const inHooks = inFile('apps/gateway/src/hook.test.ts')

/** Bugs on the way into the house. */
export const IN_PLANTS: NamedPlants = {
  b1: {
    says: 'what is credited is the order, and not the arrival',
    edits: [
      {
        file: `/${DEPOSIT}/posts.ts`,
        part: '{ key: `${kind}:${link.id}:${tx}`, kind, cause,',
        instead: '{ key: `${kind}:${link.id}:${order?.reference ?? tx}`, kind, cause,',
      },
    ],
    test: inArrivals('what arrived is credited', 'twice where it was paid twice'),
    red: /expected 500000n to be 1000000n/,
  },
  b2: {
    says: 'an arrival may be there twice',
    statements: ['ALTER TABLE payment_arrivals DROP CONSTRAINT payment_arrivals_pkey CASCADE'],
    test: inArrivals(
      'what arrived is credited',
      'once, told by 20 hooks and 20 readings of the feed at once, by four processes',
    ),
    red: /no unique or exclusion constraint|expected .*500000n/,
  },
  b3: {
    says: 'what a hook says of the amount is not compared',
    edits: [
      {
        file: `/${DEPOSIT}/hear.ts`,
        part: 'if (status === undefined || String(status) === one.amount) continue',
        instead: 'if (String(status) !== one.reference) continue',
      },
    ],
    test: inPulls(
      'hooks',
      'an amount that differs from the status is a case, and the status counts',
    ),
    red: /to match object/,
  },
  b4: {
    says: 'a late arrival of an order that is over is kept from its member',
    edits: [
      {
        file: `/${DEPOSIT}/rules.ts`,
        part: "if (facts.isOtherName) return { kind: 'park', because: 'other_name' }",
        instead: "if (order.state === 'expired') return { kind: 'park', because: 'too_late' }",
      },
    ],
    test: inArrivals(
      'what arrived is credited',
      '1 s after the time of its order: 1000 ms: credited',
      '%s after the time of its order: %s ms: %s',
    ),
    red: /expected 'review' to be 'credited'/,
  },
  b8: {
    says: 'a webhook is proven over its JSON, written anew',
    edits: [
      {
        file: '/packages/payments/src/bridge-hook.ts',
        part: "hmac('sha256', secret, `${time}.`, raw)",
        instead:
          "hmac('sha256', secret, `${time}.`, JSON.stringify(JSON.parse(Buffer.from(raw).toString())))",
      },
    ],
    test: inHooks(
      'a webhook',
      'written anew with the same meaning leaves no row',
      '%s leaves no row',
    ),
    red: /expected 200 to be 401/,
  },
  b9: {
    says: 'the time of a webhook is not looked at',
    edits: [
      {
        file: '/packages/payments/src/bridge-hook.ts',
        part: "if (!isTimely(Number(time) * SECOND_MS, now)) return 'stale'",
        instead: "if (Number.isNaN(isTimely(Number(time), now))) return 'stale'",
      },
    ],
    test: inHooks('a webhook', '301 s old leaves no row', '%s leaves no row'),
    red: /expected 200 to be 401/,
  },
  b10: {
    says: 'open orders do not count against a limit',
    edits: [
      {
        file: `/${DEPOSIT}/ask.ts`,
        part: 'credited + open.asked + amount > limit',
        instead: 'credited + amount > limit',
      },
    ],
    test: inOrders(
      'an order',
      'counts against the limit of the day with those that are open, also ten at once',
    ),
    red: /length/,
  },
  b14: {
    says: 'what a member owes is not paid back by their next deposit',
    edits: [
      {
        file: `/${DEPOSIT}/decide.ts`,
        part: 'owed: owed.get(order.memberId) ?? 0n })',
        instead: 'owed: 0n })',
      },
    ],
    test: inArrivals(
      'what arrived is credited',
      'after what the member owes, once, in one journal',
    ),
    red: /expected -700000n to be 0n/,
  },
  b15: {
    says: 'the coins that tell orders apart are kept by the house',
    edits: [
      {
        file: `/${DEPOSIT}/decide.ts`,
        part: 'feeOf(units, told.currency, method.fee)',
        instead: 'feeOf(units, told.currency, method.fee) + order.toPay - order.asked',
      },
    ],
    test: inOrders(
      'codes and tags',
      'two members who pay the same in baht at the same minute pay different coins',
    ),
    red: /to be/,
  },
  b16: {
    says: 'the check of a payment code leaves out its own field',
    edits: [
      {
        file: '/packages/core/src/payment-code/emv.ts',
        part: 'return text + crc16(text)',
        instead: 'return text + crc16(text.slice(0, -4))',
      },
    ],
    test: inOrders(
      'codes and tags',
      'a code in dong carries the reference, the amount and the account',
    ),
    red: /expected null to match object|to match object/,
  },
  b17: {
    says: 'a dispute of what was won back is taken for a new one',
    edits: [
      {
        file: `/${DEPOSIT}/dispute.ts`,
        part: "SET state = CASE WHEN d.state = 'won' THEN 'won' ELSE excluded.state END,",
        instead: 'SET state = excluded.state, posted_at = NULL, won_at = NULL,',
      },
      {
        file: `/${DEPOSIT}/dispute.ts`,
        part: "CASE WHEN d.state <> excluded.state AND d.state = 'taken' THEN house_now()",
        instead: 'CASE WHEN d.state <> excluded.state THEN house_now()',
      },
      {
        file: `/${DEPOSIT}/take-back.ts`,
        part: '`${KEYS[kind]}:${linkId}:${tx}`',
        instead: '`${KEYS[kind]}:${linkId}:${tx}:${String(Date.now())}`',
      },
    ],
    test: inDisputes(
      '[S4.101] taken back by its payer',
      'once more after that: a person looks, and nothing is taken twice',
    ),
    red: /to deeply equal/,
  },
  b19: {
    says: 'what was posted is decided again when it is told again',
    edits: [
      {
        file: `/${DEPOSIT}/arrivals.ts`,
        part: "WHERE a.posted_at IS NULL AND a.state IN ('seen', 'void')",
        instead: '',
      },
    ],
    test: inArrivals(
      'what arrived is credited',
      'with the provider that a day later tells it again',
    ),
    red: /to deeply equal \[\]|to match object/,
  },
  b20: {
    says: 'what a file names is another arrival than what the feed tells',
    edits: [
      {
        file: '/packages/domain/src/settlement/compare.ts',
        part: '  providerTx: line.providerTx,\n  reference:',
        instead: '  providerTx: `file-${line.providerTx}`,\n  reference:',
      },
    ],
    test: inSettlement(
      '[S6.018] a line of a settlement file',
      'of what we never heard of is an arrival at once, credited where its order is known',
    ),
    red: /to be 1000000n/,
  },
}
