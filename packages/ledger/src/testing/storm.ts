import { hash } from 'node:crypto'
import { newId } from '@oriel/core/id'
import { somebody } from '../examples.ts'
import { transferEntries, type Post } from '../rules.ts'
import type { World } from './world.ts'

const CURRENCIES = ['USD', 'WON', 'THB'] as const
/** A multiple of the currencies: who is that many steps away has the same one. */
const MEMBERS = 66 * CURRENCIES.length
const STEPS = 9
/** Posts that travel in one batch. */
const BATCH = 10
/** One turn in so many is a batch. */
const BATCH_EVERY = 20
const AMOUNT_MAX = 1_000

type Somebody = ReturnType<typeof somebody>

/** How many posts were done, and how many were refused for want of money. */
export type Weather = { done: number; refused: number }

/**
 * So many posts from so many callers at once: gifts, payments, transfers between members and
 * batches of all three. Which one comes next follows from its number, so every storm is alike.
 */
export async function storm(
  { database, ledger }: World,
  { operations, callers }: { operations: number; callers: number },
): Promise<Weather> {
  const people = Array.from({ length: MEMBERS }, (_, index) =>
    somebody(CURRENCIES[index % CURRENCIES.length]),
  )
  const weather = { done: 0, refused: 0 }
  let next = 0
  const caller = async () => {
    while (next < operations) {
      const first = next
      const size = diceOf(-first)[0] % BATCH_EVERY === 0 ? BATCH : 1
      next = Math.min(operations, first + size)
      const posts = Array.from({ length: next - first }, (_, place) =>
        postOf(people, first + place),
      )
      const [only] = posts
      const outcomes =
        posts.length === 1 && only
          ? [await ledger.post(database.rows, only)]
          : await database.transaction((work) => ledger.postMany(work, posts))
      for (const { ok } of outcomes) weather[ok ? 'done' : 'refused'] += 1
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return weather
}

function postOf(people: readonly Somebody[], number: number): Post {
  const [who, step, size, what] = diceOf(number)
  const one = people[who % people.length]
  const other = people[(who + CURRENCIES.length * (1 + (step % STEPS))) % people.length]
  if (!one || !other) throw new Error('a storm needs people')
  const units = BigInt(1 + (size % AMOUNT_MAX))
  // More is given than spent, so that few are refused.
  if (what % 3 === 0) return one.give(newId(), 3n * units)
  if (what % 3 === 1) return one.take(newId(), units)
  const post = { key: newId(), kind: 'test', cause: { kind: 'test', id: 'storm' } } as const
  return { ...post, entries: transferEntries(one.available, other.available, one.amount(units)) }
}

/** Chance that is the same every time: digits of a hash. */
function diceOf(number: number): readonly [number, number, number, number] {
  const digits = hash('sha256', `storm ${number}`, 'buffer')
  const die = (place: number) => digits.readUInt32BE(4 * place)
  return [die(0), die(1), die(2), die(3)]
}
