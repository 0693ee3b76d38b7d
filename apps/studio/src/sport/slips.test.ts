import { randomUUID } from 'node:crypto'
import { expectDone } from '@oriel/core/outcome'
import fc from 'fast-check'
import { findPlaySession, type PlaySession } from '../player/sessions.ts'
import type { RoundId } from '../round/rounds.ts'
import { readBalance } from '../wallet/players.ts'
import { describe, expect, test } from 'vitest'
import { findFixtures, type Fixture } from './fixtures.ts'
import { verdictOf } from './model/selection.ts'
import { slipPayout } from './model/slip.ts'
import type { Accept, SlipAsked } from './place.ts'
import { useBook, isAbandoned, STAKE, wonBy } from './testing/book.ts'
import { fixtureWith } from './testing/plan.ts'

const { house, sit, leg, place, placed, playOut, roundOf } = useBook()

describe('a single', () => {
  test('is paid stake times price when it comes true, and nothing when it does not', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football', wonBy('home'))
    const won = await placed(session, [leg(fixture, 'win:home')])
    const lost = await placed(session, [leg(fixture, 'win:away')])
    expect(won.prices).toEqual([204])
    expect(lost.balance).toBe(980_000n)
    await playOut(fixture)
    expect(await roundOf(won.roundId)).toMatchObject({ status: 'settled', payout: 20_400n })
    expect(await roundOf(lost.roundId)).toMatchObject({ status: 'settled', payout: 0n })
    expect(await readBalance(house.studio, session.player.id)).toBe(1_000_400n)
  })

  test('comes back when its fixture is abandoned', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football', isAbandoned)
    const { roundId } = await placed(session, [leg(fixture, 'total:over:5')])
    await playOut(fixture)
    expect(await roundOf(roundId)).toMatchObject({ status: 'settled', payout: STAKE })
    expect(await readBalance(house.studio, session.player.id)).toBe(1_000_000n)
  })

  test('is one round of the feed, with its legs in the round', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'tennis', wonBy('away'))
    const { roundId } = await placed(session, [leg(fixture, 'win:away')])
    await playOut(fixture)
    const { body } = await house.call('/operator/v1/round', { round_id: roundId })
    expect(body.data).toMatchObject({
      round: { round_id: roundId, title: 'sport', stake: '1.0000', status: 'settled' },
      view: { legs: [{ selection: 'win:away', state: 'won', home: 'Harbour City' }] },
    })
  })

  test.each([
    ['another kind of bet', { selection: 'win:nobody' }, 'bad_choice'],
    ['a whole line', { selection: 'line:home:2' }, 'bad_choice'],
    ['a fixture nobody knows', { fixture: randomUUID() as Fixture['id'] }, 'bad_choice'],
  ] as const)('%s is refused', async (_name, change, reason) => {
    const fixture = await fixtureWith(house.studio, 'football')
    const answer = await place(await sit(), [{ ...leg(fixture, 'win:home'), ...change }])
    expect(answer).toEqual({ ok: false, reason })
  })

  test('more than there is, and less than is allowed, are refused', async () => {
    const session = await sit('1.0000')
    const fixture = await fixtureWith(house.studio, 'football')
    const legs = [leg(fixture, 'win:home')]
    expect(await place(session, legs, { stake: 20_000n })).toEqual({
      ok: false,
      reason: 'insufficient_funds',
    })
    expect(await place(session, legs, { stake: 100n })).toEqual({
      ok: false,
      reason: 'stake_not_allowed',
    })
  })
})

describe('a parlay', () => {
  test('waits for its last leg, and is floored once', async () => {
    const session = await sit()
    const first = await fixtureWith(house.studio, 'football', wonBy('home'))
    const second = await fixtureWith(house.studio, 'basketball', wonBy('home'))
    const third = await fixtureWith(house.studio, 'tennis', wonBy('home'))
    const all = [first, second, third]
    const slip = await placed(
      session,
      all.map((fixture) => leg(fixture, 'win:home')),
    )
    const byEnd = all.toSorted((left, right) => left.course.endsAtMs - right.course.endsAtMs)
    await playOut(byEnd[0] as Fixture)
    expect(await roundOf(slip.roundId)).toMatchObject({ status: 'open' })
    await playOut(...all)
    const payout = slipPayout(
      STAKE,
      slip.prices.map((price) => ({ price, state: 'won' as const })),
    )
    expect(await roundOf(slip.roundId)).toMatchObject({ status: 'settled', payout })
  })

  test('is lost as soon as one leg is', async () => {
    const session = await sit()
    const lost = await fixtureWith(house.studio, 'football', wonBy('away'))
    const later = await fixtureWith(house.studio, 'tennis', wonBy('home'))
    const { roundId } = await placed(session, [leg(later, 'win:home'), leg(lost, 'win:home')])
    await playOut(lost)
    expect(await roundOf(roundId)).toMatchObject({ status: 'settled', payout: 0n })
    await playOut(later)
    expect(await roundOf(roundId)).toMatchObject({ payout: 0n })
  })

  test('counts an abandoned leg once', async () => {
    const session = await sit()
    const abandoned = await fixtureWith(house.studio, 'football', isAbandoned)
    const won = await fixtureWith(house.studio, 'football', wonBy('draw'))
    const slip = await placed(session, [leg(abandoned, 'win:home'), leg(won, 'win:draw')])
    await playOut(abandoned, won)
    const price = BigInt(slip.prices[1] ?? 0)
    expect(await roundOf(slip.roundId)).toMatchObject({ payout: (STAKE * price) / 100n })
  })

  test('has one leg of a fixture, and pays no more than its limit', async () => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football')
    const twice = [leg(fixture, 'win:home'), leg(fixture, 'total:over:5')]
    expect(await place(session, twice)).toEqual({ ok: false, reason: 'bad_choice' })
    const many = await Promise.all(
      Array.from({ length: 7 }, () => fixtureWith(house.studio, 'football')),
    )
    const dear = many.map((one) => leg(one, 'win:draw'))
    expect(await place(session, dear)).toEqual({ ok: false, reason: 'limit_exceeded' })
  })
})

describe('a price that has moved', () => {
  const seen = { home: { accept: 'exact' }, better: { accept: 'better' }, any: { accept: 'any' } }
  test.each([
    ['worse, exact', 300, seen.home.accept, false],
    ['worse, better only', 300, seen.better.accept, false],
    ['worse, any', 300, seen.any.accept, true],
    ['better, exact', 150, seen.home.accept, false],
    ['better, better', 150, seen.better.accept, true],
    ['the same, exact', 204, seen.home.accept, true],
  ] as const)('%s', async (_name, price, accept, isTaken) => {
    const session = await sit()
    const fixture = await fixtureWith(house.studio, 'football')
    const legs = [{ ...leg(fixture, 'win:home'), price }]
    const answer = expectDone(await place(session, legs, { accept: accept as Accept }))
    expect(answer).toMatchObject(
      isTaken
        ? { is: 'placed', prices: [204] }
        : { is: 'moved', legs: [{ fixture: fixture.id, price: 204, version: 0 }] },
    )
    const left = await readBalance(house.studio, session.player.id)
    expect(left).toBe(isTaken ? 990_000n : 1_000_000n)
  })
})

test('who waits for a match takes the rest of their money home', async () => {
  const { token, memberRef } = await house.seat('sport')
  const session = await findPlaySession(house.studio, token)
  const fixture = await fixtureWith(house.studio, 'football', wonBy('home'))
  await placed(session as PlaySession, [leg(fixture, 'win:home')])
  const { body } = await house.call('/operator/v1/transfer', {
    member_ref: memberRef,
    currency: 'USD',
    ref: `home-${memberRef}`,
    direction: 'out',
    amount: 'all',
  })
  expect(body.data).toMatchObject({ amount: '99.0000' })
  await playOut(fixture)
  expect(await readBalance(house.studio, (session as PlaySession).player.id)).toBe(20_400n)
})

test('random slips over random fixtures: every one is paid what its legs say', async () => {
  const session = await sit('10000.0000')
  const fixtures = await Promise.all(
    (['football', 'basketball', 'tennis', 'football', 'football'] as const).map((sport) =>
      fixtureWith(house.studio, sport),
    ),
  )
  fixtures.push(await fixtureWith(house.studio, 'football', isAbandoned))
  // Before they begin prices stand still, so that each is asked for once.
  const SELECTIONS = ['win:home', 'win:away', 'total:over:5', 'line:home:1', 'total:under:45']
  const offered = fixtures.map((fixture) =>
    SELECTIONS.map((selection) => leg(fixture, selection)).filter(({ price }) => price > 0),
  )
  const choice = fc.record({
    places: fc.uniqueArray(fc.nat(fixtures.length - 1), { minLength: 1, maxLength: 6 }),
    pick: fc.nat(100),
    stake: fc.integer({ min: 20, max: 10_000 }).map((hundredths) => BigInt(hundredths) * 100n),
  })
  const slips = fc.sample(choice, { numRuns: 40, seed: 20_261_115 })
  const made: { roundId: RoundId; stake: bigint; legs: SlipAsked['legs'] }[] = []
  for (const { places, pick, stake } of slips) {
    const legs = places.map((at) => {
      const own = offered[at] ?? []
      return own[(pick + at) % own.length] as SlipAsked['legs'][number]
    })
    const answer = await place(session, legs, { stake })
    if (!answer.ok) expect(answer.reason).toBe('limit_exceeded')
    else if (answer.value.is === 'placed') made.push({ roundId: answer.value.roundId, stake, legs })
  }
  expect(made.length).toBeGreaterThan(25)
  await playOut(...fixtures)
  const results = await findFixtures(
    house.studio,
    fixtures.map(({ id }) => id),
  )
  for (const { roundId, stake, legs } of made) {
    const payout = slipPayout(
      stake,
      legs.map(({ fixture, selection, price }) => ({
        price,
        state: verdictOf(selection, results.get(fixture)?.result ?? null),
      })),
    )
    expect(await roundOf(roundId)).toMatchObject({ status: 'settled', payout })
  }
})
