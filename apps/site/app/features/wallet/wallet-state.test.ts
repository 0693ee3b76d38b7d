import { describe, expect, test } from 'vitest'
import { share, wallet } from './testing/wallet-world.ts'
import { addsUp, doneOf, newerWallet, partsOf, widthOf, withStep } from './wallet-state.ts'

describe('parts', () => {
  test('are gathered from the shares and make the total', () => {
    const found = wallet({
      my_cash_list: [share({ cash: 30n }), share({ gp_id: 'GPBB', cash: 5n, moving: 2n })],
      available: 100n,
      held: 1n,
      total: 138n,
    })
    expect(partsOf(found)).toMatchObject({ available: 100n, games: 35n, moving: 2n, held: 1n })
    expect(addsUp(found)).toBe(true)
    expect(addsUp({ ...found, total: 139n })).toBe(false)
  })

  test.each([
    [0n, 100n, 0],
    [1n, 1_000_000n, 8],
    [50n, 100n, 500],
    [100n, 100n, 1_000],
    [5n, 0n, 0],
    [123_456_789_012_0000n, 123_456_789_012_0000n, 1_000],
  ])('%s of %s is %s thousandths wide', (units, total, width) => {
    expect(widthOf(units, total)).toBe(width)
  })
})

describe('of two answers', () => {
  test('the higher version is the newer', () => {
    const [old, fresh] = [wallet({ version: 3 }), wallet({ version: 4 })]
    expect(newerWallet(fresh, old)).toBe(fresh)
    expect(newerWallet(old, fresh)).toBe(fresh)
    expect(newerWallet(null, old)).toBe(old)
  })

  test('the same version is read again, for a transfer may stand elsewhere', () => {
    const again = wallet({ version: 3, total: 0n })
    expect(newerWallet(wallet({ version: 3 }), again)).toBe(again)
  })

  test('another currency is another wallet', () => {
    const other = wallet({ currency: 'VND', version: 1 })
    expect(newerWallet(wallet({ version: 9 }), other)).toBe(other)
  })
})

describe('[S4.097] the way home, provider by provider', () => {
  const step = (id: string, state: 'moving' | 'completed' | 'reversed') =>
    ({ id, gp_id: `GP${id}`, state, reason: '' }) as const

  test('follows what is told', () => {
    let steps = withStep([], step('B', 'moving'))
    steps = withStep(steps, step('A', 'completed'))
    steps = withStep(steps, step('B', 'completed'))
    expect(steps.map(({ gp_id, state }) => [gp_id, state])).toEqual([
      ['GPA', 'completed'],
      ['GPB', 'completed'],
    ])
    expect(doneOf(steps)).toBe(2)
  })

  test('what has ended is not moved again by a late message', () => {
    const steps = withStep([step('A', 'reversed')], step('A', 'moving'))
    expect(steps[0]?.state).toBe('reversed')
  })
})
