import { expect, test } from 'vitest'
import { hasArrived, NOTHING, step, type Act, type Laid } from './laid.ts'

const lay = (spot: string): Act => ({ is: 'lay', bets: [{ spot, stake: 5n }] })
const SEND: Act = { is: 'send', roundId: 'one', slips: 0 }
const after = (...acts: readonly Act[]): Laid => acts.reduce(step, NOTHING)
const spotsOf = ({ basket }: Laid) => basket.flat().map(({ spot }) => spot)

test('a slip takes along what was laid; what is laid meanwhile stays', () => {
  const sent = after(lay('tie'), SEND, lay('player'))
  expect(spotsOf(sent)).toEqual(['tie', 'player'])
  expect(sent.sent?.bets).toEqual([{ spot: 'tie', stake: 5n }])
  const taken = step(sent, { is: 'taken' })
  expect(spotsOf(taken)).toEqual(['player'])
  expect(taken.sent?.isTaken).toBe(true)
})

test('a slip that is seen after the yes, or before it, takes its chips along once', () => {
  const both = [
    after(lay('tie'), SEND, lay('player'), { is: 'taken' }, { is: 'arrived' }),
    after(lay('tie'), SEND, lay('player'), { is: 'arrived' }, { is: 'taken' }),
  ]
  for (const laid of both) expect([spotsOf(laid), laid.sent]).toEqual([['player'], null])
})

test('a slip of which nobody heard a yes is known by its arrival', () => {
  const unsure = after(lay('tie'), SEND)
  expect(hasArrived(unsure, 'one', 0)).toBe(false)
  expect(hasArrived(unsure, 'two', 1)).toBe(false)
  expect(hasArrived(unsure, 'one', 1)).toBe(true)
  expect(hasArrived(NOTHING, 'one', 1)).toBe(false)
})

test('who takes chips back after a no has nothing on its way', () => {
  expect(after(lay('tie'), SEND, { is: 'take-back', basket: [] })).toEqual(NOTHING)
})
