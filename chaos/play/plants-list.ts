import type { Edit } from '@oriel/dev-world/testing/plant-edits'
import type { Places } from '../plant/edits.ts'

export type PlantDraft = Places & {
  readonly says: string
  /** Figures that have to show it; one of them is enough. */
  readonly shows: readonly string[]
}

const TRANSFER = '/packages/domain/src/transfer'
const ROUND = '/packages/domain/src/round'
const MONEY = ['play units_wrong', 'play transfers_differ', 'play transit_left']

/** Whoever took a transfer up acts for it, whatever became of it meanwhile. */
const NO_FENCE: readonly Edit[] = [
  {
    file: '/packages/domain/src/provider/errand.ts',
    part: 'if (!(await errand.keep())) return\n',
    instead: '\n',
  },
  {
    file: `${TRANSFER}/store.ts`,
    part: ".where('tries', '=', tries)\n    .where('ended_at', 'is', null)\n    .returningAll()",
    instead: '.returningAll()',
  },
  // The same end under another name is another end.
  {
    file: `${TRANSFER}/end.ts`,
    part: 'key: `transfer:${transfer.id}:end`',
    instead: 'key: `transfer:${transfer.id}:end:${process.pid}-${process.hrtime.bigint()}`',
  },
]
const ENDED_MAY_CHANGE = 'DROP TRIGGER transfer_ended ON transfers'

export const PLANTS: Readonly<Record<string, PlantDraft>> = {
  m1: {
    says: 'a transfer is taken up by everybody who hears of it',
    edits: [
      {
        file: '/packages/db/src/lease.ts',
        part: 'WHERE id = ${id} AND ended_at IS NULL AND ${IS_FREE}',
        instead: 'WHERE id = ${id} AND ended_at IS NULL',
      },
      ...NO_FENCE,
    ],
    statements: [ENDED_MAY_CHANGE],
    shows: MONEY,
  },
  m2: {
    says: 'what a provider does not know is given back without being cancelled there',
    edits: [
      {
        file: `${TRANSFER}/rules.ts`,
        part: "if (direction === 'in' && caps.cancel) return step('cancel')",
        instead: "if (direction === 'in' && caps) return reversed('not_found')",
      },
    ],
    shows: ['play transfers_differ'],
  },
  m3: {
    says: 'a move that is told again is not known',
    changes: [
      {
        of: 'seamless_apply',
        part: /v\.tx_id = m\.tx_id LIMIT 1/,
        instead: 'v.tx_id = m.tx_id AND false LIMIT 1',
      },
      {
        of: 'seamless_post',
        part: /'seamless:' \|\| f\.provider_id \|\| ':' \|\| f\.tx_id/,
        instead: "'seamless:' || f.provider_id || ':' || f.tx_id || ':' || gen_random_uuid()",
      },
    ],
    statements: ['ALTER TABLE seamless_moves DROP CONSTRAINT seamless_moves_pkey'],
    shows: ['play seamless_differ', 'play units_wrong'],
  },
  m4: {
    says: 'each try has a reference of its own',
    edits: [
      {
        file: `${TRANSFER}/drive.ts`,
        part: 'const { direction, asked: units, reference } = transfer\n',
        instead: `const { direction, asked: units, tries } = transfer
  const reference = tries > 1 ? transfer.reference + 'x' + tries : transfer.reference
`,
      },
    ],
    shows: ['play transfers_differ', 'play transfers_nobody_knows'],
  },
  m5: {
    says: 'an amount is read as a number with a point',
    edits: [
      {
        file: '/packages/core/src/money.ts',
        part: "BigInt(whole) * UNITS_PER_ONE + BigInt(fraction.padEnd(DECIMALS_KEPT, '0'))",
        instead: 'BigInt(Math.floor(Number(`${whole}.${fraction}`) * 10_000))',
      },
    ],
    shows: [...MONEY, 'play mirrors_wrong', 'play seamless_differ', 'play rounds_differ'],
  },
  m6: {
    says: 'a round that is told again is booked again',
    edits: [
      {
        file: `${ROUND}/book.ts`,
        part: ".where('booked_at', 'is', null)\n      .forUpdate()",
        instead: '.forUpdate()',
      },
      {
        file: `${ROUND}/store.ts`,
        part: 'ON CONFLICT DO NOTHING RETURNING round_id, member_id',
        instead: 'RETURNING round_id, member_id',
      },
      {
        file: `${ROUND}/money.ts`,
        part: '`round:${providerId}:${roundId}:${player.memberId}`',
        instead: '`round:${providerId}:${roundId}:${process.hrtime.bigint()}`',
      },
    ],
    statements: [
      'ALTER TABLE round_claims DROP CONSTRAINT round_claims_pkey',
      'DROP INDEX rounds_once',
    ],
    shows: ['play rounds_twice', 'play mirrors_wrong', 'play units_wrong'],
  },
  m7: {
    says: 'nobody looks at the signature of a call',
    edits: [
      {
        file: '/apps/gateway/src/prove.ts',
        part: "provider.secrets.find((one) => isSignature(said('signature'), one, head, body))",
        instead: 'provider.secrets.find((one) => isSignature && head && body && one)',
      },
    ],
    shows: ['play forged_applied'],
  },
  m8: {
    says: 'no answer is taken for a no',
    edits: [
      {
        file: `${TRANSFER}/rules.ts`,
        part: "if (answer.kind === 'unknown') return wait(answer.cause)\n  if (answer.kind === 'done') return completed",
        instead:
          "if (answer.kind === 'unknown') return reversed(answer.cause)\n  if (answer.kind === 'done') return completed",
      },
    ],
    shows: ['play transfers_differ'],
  },
  m9: {
    says: 'who was held up longer than the lease goes on as if nothing had been',
    edits: [
      {
        file: '/packages/db/src/lease.ts',
        // Short, so that a slow line is a pause long enough.
        part: "const TAKEN_FOR = '15 seconds'",
        instead: "const TAKEN_FOR = '300 milliseconds'",
      },
      ...NO_FENCE,
    ],
    statements: [ENDED_MAY_CHANGE],
    shows: MONEY,
  },
  m10: {
    says: 'a provider is asked within a transaction',
    edits: [
      {
        file: `${TRANSFER}/drive.ts`,
        part: 'await ask(port, transfer, step, refusal)',
        instead: `await driver.database.transaction(async (work) => {
        await store.find(work, transfer.id)
        return ask(port, transfer, step, refusal)
      })`,
      },
    ],
    shows: ['play transactions_left_open'],
  },
  m11: {
    says: 'a bet that is taken back before it comes is forgotten',
    changes: [
      {
        of: 'seamless_apply',
        part: /\s+\+ count\(\*\) FILTER \(WHERE n\.is_unseen\)/,
        instead: '',
      },
      {
        of: 'seamless_apply',
        part: /UNION ALL\s+SELECT n\.provider_id, n\.bet_tx[\s\S]*?WHERE n\.is_unseen/,
        instead: '',
      },
    ],
    shows: ['play seamless_differ', 'play units_wrong'],
  },
  m12: {
    says: 'a player of one currency may be asked for another',
    changes: [
      { of: 'seamless_apply', part: /\s+AND p\.currency = m\.currency/, instead: '' },
      // An account of the house is opened only for who is known there.
      {
        of: 'seamless_apply',
        part: /provider_players p USING \(member_id, provider_id, currency\)/,
        instead: 'provider_players p USING (member_id, provider_id)',
      },
    ],
    shows: ['play forged_applied'],
  },
}
