import { newId } from '@oriel/core/id'
import { refuse, type Outcome } from '@oriel/core/outcome'
import { sqlState } from '@oriel/db/database'
import { expect } from 'vitest'
import { somebody } from '../examples.ts'
import type { Posted } from '../postings.ts'
import { transferEntries, type Post } from '../rules.ts'
import { brokenLaws, type World } from './world.ts'

type Said = Outcome<Posted, string>

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** How often each answer was given; an error counts by its SQLSTATE. */
async function countAnswers(asked: readonly Promise<Said>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const one of await Promise.allSettled(asked)) {
    const answer =
      one.status === 'fulfilled' ? answerOf(one.value) : `error ${sqlState(one.reason)}`
    counts[answer] = (counts[answer] ?? 0) + 1
  }
  return counts
}

const answerOf = (said: Said): string =>
  said.ok ? `ok, ${said.value.isNew ? 'new' : 'stored'}` : said.reason

/** Many set money aside at once: as many succeed as there is money for, the others are refused. */
export async function checkHoldRace({ database, ledger, url }: World, rounds: number) {
  const cause = { kind: 'withdrawal', id: 'race' } as const
  for (let round = 0; round < rounds; round += 1) {
    const who = somebody()
    await ledger.post(database.rows, who.give(newId(), 100n))
    const [from, held] = [who.available, who.bucket('held')]
    await ledger.rowsOf(database.rows, held)
    const hold = () =>
      ledger.hold(database.rows, {
        hold: newId<'hold'>(),
        key: newId(),
        cause,
        from,
        held,
        amount: who.amount(10n),
      })
    expect(await countAnswers(times(100, hold))).toEqual({ 'ok, new': 10, insufficient: 90 })
  }
  expect(await brokenLaws({ url })).toEqual([])
}

/** However it is told, and however often at once, it happens once. */
export async function checkSameKey({ database, ledger, url }: World) {
  const ways: ((post: Post) => Promise<Said>)[] = [
    (post) => ledger.post(database.rows, post),
    (post) => ledger.postAlone(post),
    async (post) => {
      const [said] = await database.transaction((work) => ledger.postMany(work, [post]))
      return said ?? refuse('nothing')
    },
  ]
  for (const tell of ways) {
    const who = somebody()
    const post = who.give(newId(), 7n)
    const asked = times(50, () => tell(post))
    expect(await countAnswers(asked)).toEqual({ 'ok, new': 1, 'ok, stored': 49 })
    const answers = (await Promise.all(asked)).map((one) => one.ok && { ...one.value, isNew: null })
    expect(answers).toEqual(times(50, () => answers[0]))
    const [row = 0n] = await ledger.rowsOf(database.rows, who.available)
    const { rows } = await database.pool.query(
      'SELECT balance, version FROM ledger_accounts WHERE id = $1',
      [row],
    )
    expect(rows).toEqual([{ balance: 7n, version: 1n }])
  }
  expect(await brokenLaws({ url })).toEqual([])
}

/** Accounts are locked in one order, so nobody waits in a circle. */
export async function checkOppositeTransfers({ database, ledger, url }: World) {
  const [left, right] = [somebody(), somebody()]
  for (const who of [left, right]) await ledger.post(database.rows, who.give(newId(), 1_000n))
  const move = (index: number) => {
    const [from, to] = index % 2 === 0 ? [left, right] : [right, left]
    const post = { key: newId(), kind: 'test', cause: { kind: 'test', id: 'race' } } as const
    const entries = transferEntries(from.available, to.available, from.amount(1n))
    return ledger.post(database.rows, { ...post, entries })
  }
  expect(await countAnswers(times(400, move))).toEqual({ 'ok, new': 400 })
  expect(await brokenLaws({ url })).toEqual([])
}

/** A batch writes many lines of an account in one statement, between those of other batches. */
export async function checkBatchRace({ database, ledger, url }: World) {
  const who = somebody()
  await ledger.post(database.rows, who.give(newId(), 1n))
  const batch = () =>
    database.transaction((work) =>
      ledger.postMany(
        work,
        times(5, () => who.give(newId(), 3n)),
      ),
    )
  const said = await Promise.all(times(40, batch))
  expect(said.flat().filter(({ ok }) => ok)).toHaveLength(200)
  expect(await brokenLaws({ url })).toEqual([])
}
