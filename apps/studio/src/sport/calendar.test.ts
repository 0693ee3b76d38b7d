import { randomUUID } from 'node:crypto'
import { parseUnits } from '@oriel/core/money'
import { sha256 } from '../fairness/stream.ts'
import type { RoundId } from '../round/rounds.ts'
import { sharedDraw } from '../table/shared.ts'
import { standingOf } from './board.ts'
import { fillCalendar } from './calendar.ts'
import { expect, test } from 'vitest'
import { listPast, listShown } from './fixtures.ts'
import { courseOf } from './model/course.ts'
import { useBook, wonBy } from './testing/book.ts'
import { fixtureWith, PLANNED_LEAGUE } from './testing/plan.ts'

const { house, sit, leg, placed, playOut } = useBook()

test('the calendar is filled ahead, and a seed is shown only when its fixture is over', async () => {
  while ((await fillCalendar(house.studio)) > 0);
  const shown = await listShown(house.studio, house.studio.now(), 5)
  expect(new Set(shown.map(({ sport }) => sport)).size).toBe(3)
  // Nobody plays in two fixtures that may be on at once.
  const football = (await listShown(house.studio, house.studio.now(), 40)).filter(
    ({ sport, league }) => sport === 'football' && league !== PLANNED_LEAGUE,
  )
  for (const [at, { home, away }] of football.entries()) {
    const near = football.slice(at + 1, at + 4).flatMap((one) => [one.home, one.away])
    expect(near).not.toContain(home)
    expect(near).not.toContain(away)
  }
  expect(shown.every(({ shownSeed }) => shownSeed === null)).toBe(true)
  const [first] = shown
  if (!first) throw new Error('nothing is on')
  await playOut(first)
  const past = (await listPast(house.studio, 100)).find(({ id }) => id === first.id)
  expect(sha256(past?.shownSeed ?? '')).toBe(first.seedHash)
  expect(past?.result).toEqual(first.course.final)
})

test('at a faster pace a fixture is the same and sooner over', async () => {
  const studio = { ...house.studio, matchPace: 6 }
  const fixture = await fixtureWith(studio, 'football', wonBy('home'))
  const after = (ms: number) => new Date(fixture.startsAt.getTime() + ms)
  expect(standingOf(fixture, after(59_999))).toMatchObject({ phase: 'live', step: 89 })
  expect(standingOf(fixture, after(60_000)).phase).toBe('over')
  expect(standingOf({ ...fixture, pace: 1 }, after(60_000)).step).toBe(15)
})

test('anybody can play the fixture of a single again, once it is over', async () => {
  const session = await sit()
  const fixture = await fixtureWith(house.studio, 'basketball', wonBy('home'))
  const single = await placed(session, [leg(fixture, 'win:home')])
  const other = await fixtureWith(house.studio, 'football', wonBy('home'))
  const parlay = await placed(session, [leg(fixture, 'win:home'), leg(other, 'win:home')])
  const proofOf = (id: RoundId) => house.door.inject({ url: `/proof/${id}` })
  expect((await proofOf(single.roundId)).statusCode).toBe(404)
  await playOut(fixture, other)
  const { data } = (await proofOf(single.roundId)).json() as { data: Record<string, string> }
  expect(sha256(data['server_seed'] ?? '')).toBe(fixture.seedHash)
  const draw = sharedDraw(data['server_seed'] ?? '', data['client_seed'] ?? '')
  expect(courseOf('basketball', fixture.strength, draw)).toEqual(fixture.course)
  expect(data['choice']).toMatchObject({ legs: [{ sport: 'basketball', selection: 'win:home' }] })
  // A parlay has several seeds, and is told leg by leg.
  expect((await proofOf(parlay.roundId)).statusCode).toBe(404)
})

test('a page reads the board, places a slip over the door and finds it among its bets', async () => {
  const { token } = await house.seat('sport')
  const fixture = await fixtureWith(house.studio, 'football', wonBy('home'))
  type Told = { board: { fixtures: { id: string; offers: unknown[] }[] }; slips: unknown[] }
  const read = async () => (await house.page('/player/sport', token)).body.data as unknown as Told
  const wish = leg(fixture, 'win:home')
  const { body } = await house.page('/player/slip', token, {
    client_round: randomUUID(),
    stake: '1',
    accept: 'exact',
    legs: [wish],
  })
  expect(body.data).toMatchObject({ is: 'placed', prices: [204], balance: '99.0000' })
  const { slips } = await read()
  expect(slips).toMatchObject([
    { stake: '1.0000', payout: null, status: 'open', legs: [{ state: 'open', price: 204 }] },
  ])
  const { balance } = (await house.page('/player/state', token)).body.data as { balance: string }
  expect(parseUnits(balance)).toBe(990_000n)
})
