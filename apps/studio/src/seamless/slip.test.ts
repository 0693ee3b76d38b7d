import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { quote, standingOf } from '../sport/board.ts'
import type { Fixture } from '../sport/fixtures.ts'
import { settleDue } from '../sport/settle.ts'
import { fixtureWith } from '../sport/testing/plan.ts'
import { checkBooks } from '../wallet/check.ts'
import { useSeamless } from './testing/open-seamless.ts'

const away = useSeamless()
const START = 1_000_0000n
beforeEach(() => away.restart())
afterEach(async () => {
  away.house.fault = () => null
  await away.settle()
  expect(await checkBooks(away.studio.studio)).toEqual([])
})

const has = (who: string): bigint => away.house.books.balances.get(who) ?? 0n
const bet = (token: string, fixture: Fixture, selection: string, client_round = randomUUID()) => {
  const standing = standingOf(fixture, away.studio.studio.now())
  const price = quote(fixture, standing, selection)?.price
  const legs = [{ fixture: fixture.id, selection, price, version: standing.version }]
  return away.page('/player/slip', token, { client_round, stake: '10', accept: 'exact', legs })
}
const playOut = async ({ startsAt, course }: Fixture) => {
  const { studio } = away.studio
  away.studio.wait(startsAt.getTime() + course.endsAtMs - studio.now().getTime())
  await settleDue(studio)
}
const wonByHome = ({ final }: Fixture['course']): boolean => final?.winner === 'home'

test('a slip is taken by the house, and paid there when its fixture is over', async () => {
  const { token, who } = await away.seat('sport')
  const fixture = await fixtureWith(away.studio.studio, 'football', wonByHome)
  expect((await bet(token, fixture, 'win:home')).body.data).toMatchObject({
    is: 'placed',
    balance: '990.0000',
  })
  expect((await bet(token, fixture, 'win:away')).body.data).toMatchObject({ balance: '980.0000' })
  await playOut(fixture)
  await away.settle()
  expect(has(who)).toBe(START - 20_0000n + 20_4000n)
})

test('of a slip that the house never answered nothing is left, and the stake is there', async () => {
  const { token, who } = await away.seat('sport')
  const fixture = await fixtureWith(away.studio.studio, 'football', wonByHome)
  away.house.fault = (call) => (call === 'bet' || call === 'rollback' ? 'cut' : null)
  const own = randomUUID()
  expect((await bet(token, fixture, 'win:home', own)).body.reason).toBe('being_checked')
  expect((await bet(token, fixture, 'win:home', own)).body.reason).toBe('being_checked')
  away.house.fault = () => null
  await playOut(fixture)
  await away.settle()
  expect(has(who)).toBe(START)
  const { body } = await away.page('/player/sport', token)
  expect(body.data?.['slips']).toEqual([])
})

test('a yes that comes after the end is taken back', async () => {
  const { token, who } = await away.seat('sport')
  const fixture = await fixtureWith(away.studio.studio, 'football', wonByHome)
  let isOver = false
  away.house.fault = () => {
    if (!isOver) {
      isOver = true
      void playOut(fixture)
    }
    return null
  }
  const { body } = await bet(token, fixture, 'win:home')
  away.house.fault = () => null
  await playOut(fixture)
  await away.settle()
  // Whichever came first: taken and paid, or never made.
  expect(has(who)).toBe(body.ok ? START + 10_4000n : START)
})
