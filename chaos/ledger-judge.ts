import { createConnection } from '@oriel/db/pool'
import { verifyLaws } from '@oriel/ledger/verify'
import type { Figure } from './figures.ts'
import { fatesOf, isFinal, type Fate, type Line } from './ledger-history.ts'

type Journal = {
  readonly id: string
  readonly key: string
  readonly owner: string
  readonly amount: bigint
}

/** What became of each key by the poster's word, against what is in the books. */
export async function judge(
  ownerUrl: string,
  history: readonly Line[],
  posts: number,
  note: (text: string) => void,
): Promise<Figure[]> {
  const client = createConnection({ url: ownerUrl, name: 'judge' })
  await client.connect()
  try {
    const { rows } = await client.query<Journal>(
      `SELECT j.id, j.key, a.owner, e.amount FROM ledger_journals j
       JOIN ledger_entries e ON e.posted_at = j.posted_at AND e.journal_id = j.id
       JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'available'`,
    )
    let broken = 0
    for await (const { law, broken: count, first } of verifyLaws(client)) {
      broken += count
      if (count > 0) note(`broken ${count} times: ${law}, first ${first.join(', ')}`)
    }
    const final = new Set(history.flatMap((line) => (isFinal(line) ? [line.number] : [])))
    return [
      ...compare(fatesOf(history), rows),
      { name: 'ledger unanswered', value: posts - final.size, ceiling: 0 },
      { name: 'ledger laws_broken', value: broken, ceiling: 0 },
    ]
  } finally {
    await client.end()
  }
}

function compare(fates: readonly Fate[], journals: readonly Journal[]): Figure[] {
  const byKey = Map.groupBy(journals, ({ key }) => key)
  const written = (fate: Fate) => byKey.get(fate.key) ?? []
  const count = (isSo: (fate: Fate) => boolean) => fates.filter(isSo).length
  const isAcknowledged = ({ journals: named }: Fate) => named.size > 0
  /** Refused every time, and no attempt of it was without an answer. */
  const isRefused = (fate: Fate) => fate.isRefused && !isAcknowledged(fate)
  const isOther = (fate: Fate) =>
    written(fate).some(({ id, owner, amount }) => {
      const isNamed = !isAcknowledged(fate) || (fate.journals.size === 1 && fate.journals.has(id))
      return !isNamed || owner !== fate.member || amount !== fate.units
    })
  const known = new Set(fates.map(({ key }) => key))
  const none = (name: string, value: number): Figure => ({ name, value, ceiling: 0 })
  return [
    {
      name: 'ledger acknowledged',
      value: count(isAcknowledged),
      floor: Math.floor(fates.length / 2),
    },
    { name: 'ledger refused', value: count(isRefused), floor: 1 },
    { name: 'ledger unknown_at_kill', value: count(({ wasUnknown }) => wasUnknown), floor: 1 },
    { name: 'ledger met_again', value: count(({ wasMetAgain }) => wasMetAgain) },
    none(
      'ledger acknowledged_lost',
      count((one) => isAcknowledged(one) && written(one).length < 1),
    ),
    none(
      'ledger written_twice',
      count((one) => written(one).length > 1),
    ),
    none(
      'ledger refused_written',
      count((one) => isRefused(one) && !one.wasUnknown && written(one).length > 0),
    ),
    none('ledger written_otherwise', count(isOther)),
    none('ledger never_asked', journals.filter(({ key }) => !known.has(key)).length),
  ]
}
