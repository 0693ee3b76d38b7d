import type { MemberId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import * as fc from 'fast-check'
import { patient } from '@oriel/core/testing/patience'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookRounds, pullRounds, settleTransfer } from './round.ts'
import { suspenseMove } from './rules.ts'
import { GP, makeRoundWorld, type RoundWorld } from '@oriel/domain/testing/round-world'

let database: TestDatabase
let world: RoundWorld
beforeAll(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
})
afterAll(() => database.drop())

/** One evening: what is played in each sitting, and when rounds are told and recalls heard. */
const evening = fc.array(
  fc.record({
    rounds: fc.array(fc.record({ stake: fc.bigInt(0n, 50_000n), payout: fc.bigInt(0n, 90_000n) }), {
      maxLength: 3,
    }),
    /** Whether the fact of the recall is heard before the next sitting, or only at the end. */
    heard: fc.boolean(),
    /** How many of the rounds not told yet are told before the recall. */
    told: fc.nat(4),
  }),
  { minLength: 1, maxLength: 3 },
)

async function bookAll(): Promise<void> {
  await pullRounds(world.house, GP)
  for (const id of await world.fed()) await bookRounds(world.house, id)
}

test(
  'rounds and recalls in any order end with nothing in mirror and suspense',
  async () => {
    await fc.assert(
      fc.asyncProperty(evening, fc.infiniteStream(fc.nat()), async (sittings, dice) => {
        const member: MemberId = await world.someone(10_000_000n)
        const waiting: ReturnType<typeof world.provider.play>[] = []
        const unheard: string[] = []
        let net = 0n
        const tell = async (count: number) => {
          for (let told = 0; told < count && waiting.length > 0; told += 1) {
            const place = Number(dice.next().value) % waiting.length
            world.provider.told.push(...waiting.splice(place, 1))
          }
          await bookAll()
        }
        for (const sitting of sittings) {
          await world.bringIn(member, 1_000_000n)
          for (const round of sitting.rounds) {
            waiting.push(world.provider.play(member, round))
            net += round.payout - round.stake
          }
          await tell(sitting.told)
          const home = await world.bringHome(member)
          if (sitting.heard) await settleTransfer(world.house, home)
          else unheard.push(home)
        }
        await tell(waiting.length)
        for (const home of unheard) await settleTransfer(world.house, home)
        expect(await world.mirror(member)).toBe(0n)
        expect(await world.suspense()).toBe(0n)
        expect(await world.available(member)).toBe(10_000_000n + net)
      }),
      { numRuns: 12, seed: 20_261_116 },
    )
  },
  patient(120_000),
)

test.each([
  [{ holds: false, mirror: -15n, suspense: 0n, net: 0n }, -15n],
  [{ holds: false, mirror: 30n, suspense: -15n, net: 30n }, 30n],
  [{ holds: true, mirror: 130n, suspense: -15n, net: 30n }, 15n],
  [{ holds: true, mirror: 110n, suspense: -15n, net: 10n }, 10n],
  [{ holds: true, mirror: 90n, suspense: 15n, net: -10n }, -10n],
  [{ holds: true, mirror: 70n, suspense: 15n, net: -30n }, -15n],
  [{ holds: true, mirror: 70n, suspense: -15n, net: -30n }, 0n],
  [{ holds: true, mirror: 70n, suspense: 0n, net: -30n }, 0n],
])('%o moves %d', (at, units) => {
  expect(suspenseMove(at)).toBe(units)
})
