import type { MemberId } from '@oriel/core/id'
import { createConnection } from '@oriel/db/pool'
import { verifyLaws } from '@oriel/ledger/verify'
import type { Figure } from '../figures.ts'
import { countDead } from '../play/books.ts'
import type { PlayGround } from '../play/ground.ts'

/** What one player must have in the end. */
export type Expected = {
  readonly memberId: MemberId
  readonly providerId: string
  readonly roundId: string
  readonly stake: bigint
  readonly payout: bigint
  readonly account: {
    readonly kind: 'available' | 'mirror'
    readonly party: string
    readonly units: bigint
  }
}

type Row = {
  readonly member_id: string
  readonly rounds: number
  readonly stake: bigint | null
  readonly payout: bigint | null
  readonly valid: bigint | null
  readonly turnover: bigint | null
  readonly units: bigint | null
}

/** One row a player: the round in their history, what counts of it, their turnover and money. */
const FOUND = `SELECT a.member_id, h.rounds, h.stake, h.payout, h.valid, t.turnover, l.units
  FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])
    AS a (member_id, provider_id, round_id, kind, party)
  CROSS JOIN LATERAL (SELECT count(*)::int AS rounds, sum(r.stake)::bigint AS stake,
    sum(r.payout)::bigint AS payout, sum(r.valid)::bigint AS valid FROM rounds r
    WHERE r.member_id = a.member_id AND r.provider_id = a.provider_id AND r.round_id = a.round_id) h
  CROSS JOIN LATERAL (SELECT sum(t.stake)::bigint AS turnover FROM round_turnovers t
    WHERE t.member_id = a.member_id AND t.provider_id = a.provider_id) t
  CROSS JOIN LATERAL (SELECT sum(l.balance)::bigint AS units FROM ledger_accounts l
    WHERE l.owner = a.member_id AND l.kind = a.kind AND l.party = a.party) l`

/** Both tables are of a kind whose stakes count as far as they were won or lost. */
function countsOf({ stake, payout }: Expected): bigint {
  const result = payout > stake ? payout - stake : stake - payout
  return result < stake ? result : stake
}

const isThere = ({ stake, payout }: Expected, row: Row | undefined): boolean =>
  row?.rounds === 1 && row.stake === stake && row.payout === payout

export async function judgeCrowd(
  ground: PlayGround,
  { expected, unequal }: { readonly expected: readonly Expected[]; readonly unequal: number },
  note: (text: string) => void,
): Promise<Figure[]> {
  const client = createConnection({ url: ground.ownerUrl, name: 'judge' })
  await client.connect()
  try {
    const { rows } = await client.query<Row>(FOUND, [
      expected.map(({ memberId }) => memberId),
      expected.map(({ providerId }) => providerId),
      expected.map(({ roundId }) => roundId),
      expected.map(({ account }) => account.kind),
      expected.map(({ account }) => account.party),
    ])
    const found = new Map(rows.map((row) => [row.member_id, row]))
    const wrong = (name: string, isRight: (one: Expected, row: Row | undefined) => boolean) => {
      const list = expected.filter((one) => !isRight(one, found.get(one.memberId)))
      for (const one of list.slice(0, 3)) note(`${name}: ${one.providerId} ${one.memberId}`)
      return { name: `crowd ${name}`, value: list.length, ceiling: 0 }
    }
    const { rows: cases } = await client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM provider_cases WHERE kind = 'round'
         AND detail->>'reason' = 'told_differently'`,
    )
    let lawsBroken = 0
    for await (const { broken } of verifyLaws(client)) lawsBroken += broken
    return [
      { name: 'crowd players', value: expected.length, floor: expected.length },
      wrong('history_wrong', (one, row) => isThere(one, row)),
      wrong('valid_wrong', (one, row) => row?.valid === countsOf(one)),
      wrong('turnover_wrong', (one, row) => row?.turnover === one.stake),
      wrong('money_wrong', (one, row) => row?.units === one.account.units),
      { name: 'crowd cases', value: cases[0]?.count ?? 0, floor: unequal, ceiling: unequal },
      { name: 'crowd laws_broken', value: lawsBroken, ceiling: 0 },
      { name: 'crowd dead_letters', value: await countDead(ground.natsUrls), ceiling: 0 },
    ]
  } finally {
    await client.end()
  }
}
