import { randomUUID } from 'node:crypto'
import { expectDone } from '@oriel/core/outcome'
import { readBalance } from '../wallet/players.ts'
import { describe, expect, test } from 'vitest'
import { endFixture, type Fixture } from './fixtures.ts'
import type { Course } from './model/model.ts'
import { DELAY_MS, placeSlip, waysHere } from './place.ts'
import { settleDue } from './settle.ts'
import { useBook, STAKE, wonBy } from './testing/book.ts'
import { fixtureWith } from './testing/plan.ts'

const { house, sit, ways, leg, place, placed, goTo, playOut, roundOf } = useBook()

describe('during play', () => {
  /** Late, and with time left in which bets are taken again. */
  const hasLateGoal = ({ final, marks, endsAtMs }: Course): boolean => {
    const atMs = marks[1]?.atMs ?? 0
    return final !== null && marks.length === 2 && atMs > 60_000 && atMs < endsAtMs - 60_000
  }

  test('a bet waits, and then has the price it was made at', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football', hasLateGoal)
    goTo(fixture, 30_000)
    const before = house.studio.now().getTime()
    const wish = leg(fixture, 'win:home')
    const answer = await placed(session, [wish])
    expect(house.studio.now().getTime() - before).toBe(DELAY_MS)
    expect(answer.prices).toEqual([wish.price])
    expect(wish.price).not.toBe(204)
  })

  test('a goal meanwhile and it was never made', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football', hasLateGoal)
    goTo(fixture, (fixture.course.marks[1]?.atMs ?? 0) - DELAY_MS / 2)
    const answer = expectDone(await place(session, [leg(fixture, 'win:home')], { accept: 'any' }))
    expect(answer).toMatchObject({ is: 'moved', legs: [{ price: null }] })
    expect(await readBalance(house.studio, session.player.id)).toBe(1_000_000n)
  })

  test('right after a goal nothing is taken, and some seconds later it is', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football', hasLateGoal)
    const goalAt = fixture.course.marks[1]?.atMs ?? 0
    const priceOf = (ms: number) =>
      leg(fixture, 'win:home', new Date(fixture.startsAt.getTime() + ms))
    goTo(fixture, goalAt)
    const wish = priceOf(goalAt + 6_000)
    expect(expectDone(await place(session, [wish]))).toMatchObject({ is: 'moved' })
    goTo(fixture, goalAt + 6_000)
    expect(expectDone(await place(session, [wish]))).toMatchObject({ is: 'placed' })
  })

  test('tennis takes bets between two games only', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'tennis')
    goTo(fixture, 500)
    expect(expectDone(await place(session, [leg(fixture, 'win:home')]))).toMatchObject({
      is: 'moved',
    })
    const opensAt = fixture.course.marks.find(({ opensAtMs }) => opensAtMs !== null)?.opensAtMs
    goTo(fixture, opensAt ?? 0)
    expect(expectDone(await place(session, [leg(fixture, 'win:home')]))).toMatchObject({
      is: 'placed',
    })
  })

  test('nothing is taken on what is over, also when it is not settled yet', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football')
    const wish = leg(fixture, 'win:home')
    goTo(fixture, fixture.course.endsAtMs)
    expect(expectDone(await place(session, [wish], { accept: 'any' }))).toMatchObject({
      is: 'moved',
      legs: [{ price: null }],
    })
  })
})

describe('twice', () => {
  test('the same wish twenty times at once is one slip', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football')
    const clientRound = randomUUID()
    const legs = [leg(fixture, 'win:home')]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placed(session, legs, { clientRound })),
    )
    expect(new Set(answers.map(({ roundId }) => roundId)).size).toBe(1)
    expect(await readBalance(house.studio, session.player.id)).toBe(990_000n)
  })

  test('a wish that was taken is told again, whatever its prices are now', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football')
    const clientRound = randomUUID()
    const legs = [leg(fixture, 'win:home')]
    const first = await placed(session, legs, { clientRound })
    await playOut(fixture)
    expect(await placed(session, legs, { clientRound })).toMatchObject({
      roundId: first.roundId,
      prices: first.prices,
    })
  })

  test('a fixture settled by four at once is settled once', async () => {
    const sessions = await Promise.all([1, 2, 3, 4, 5].map(() => sit()))
    const fixture = await fixtureWith(house.studio, 'football', wonBy('home'))
    await Promise.all(sessions.map((session) => placed(session, [leg(fixture, 'win:home')])))
    goTo(fixture, fixture.course.endsAtMs)
    await Promise.all([1, 2, 3, 4].map(() => settleDue(house.studio)))
    await settleDue(house.studio)
    for (const { player } of sessions) {
      expect(await readBalance(house.studio, player.id)).toBe(1_010_400n)
    }
  })

  test('legs that end at the same moment decide their slip once', async () => {
    const session = await sit()
    const both = [
      await fixtureWith(house.studio, 'football', wonBy('home')),
      await fixtureWith(house.studio, 'football', wonBy('home')),
    ]
    const slips = await Promise.all(
      Array.from({ length: 6 }, () =>
        placed(
          session,
          both.map((fixture) => leg(fixture, 'win:home')),
        ),
      ),
    )
    goTo(both[1] as Fixture, both[1]?.course.endsAtMs ?? 0)
    await Promise.all([1, 2, 3].map(() => settleDue(house.studio)))
    for (const { roundId } of slips) {
      expect(await roundOf(roundId)).toMatchObject({ status: 'settled', payout: 41_616n })
    }
  })

  test('a slip that is written too late, after its fixture was ended, was never made', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football', wonBy('home'))
    const { take, pause } = ways()
    const slow = {
      pause,
      take: async (...asked: Parameters<typeof take>) => {
        // Somebody else ends it between the price and the books.
        await endFixture(house.studio, fixture)
        return take(...asked)
      },
    }
    const legs = [leg(fixture, 'win:home')]
    const asked = { clientRound: randomUUID(), stake: STAKE, accept: 'any', legs } as const
    const answer = await placeSlip(house.studio, session, asked, house.studio.now(), slow)
    expect(answer).toEqual({ ok: false, reason: 'bets_closed' })
    expect(await readBalance(house.studio, session.player.id)).toBe(1_000_000n)
  })

  test('bets and the end of their fixture at once: each is taken and decided, or was never made', async () => {
    const sessions = await Promise.all(Array.from({ length: 8 }, () => sit()))
    const fixture = await fixtureWith(house.studio, 'football', wonBy('home'))
    const wish = leg(fixture, 'win:home')
    const early = { ...ways(), take: waysHere(house.studio).take }
    const asks = sessions.map((session) =>
      placeSlip(
        house.studio,
        session,
        { clientRound: randomUUID(), stake: STAKE, accept: 'any', legs: [wish] },
        house.studio.now(),
        early,
      ),
    )
    const [, ...answers] = await Promise.all([endFixture(house.studio, fixture), ...asks])
    await playOut(fixture)
    for (const [at, answer] of answers.entries()) {
      const balance = await readBalance(house.studio, sessions[at]?.player.id as never)
      const isPlaced = answer.ok && answer.value.is === 'placed'
      expect(balance).toBe(isPlaced ? 1_010_400n : 1_000_000n)
      if (!isPlaced) expect(answer).toEqual({ ok: false, reason: 'bets_closed' })
    }
  })
})
