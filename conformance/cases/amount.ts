import { transferMoneyCall, transferStatusCall } from '@oriel/contract/provider/wallet'
import { UNITS_MAX, writeUnits } from '@oriel/core/money'
import { ask, get, say } from '../asking.ts'
import type { Case, Group } from '../case.ts'
import { same } from '../check.ts'
import { balanceOf, move, newPlayer, transferOf } from '../players.ts'

const BAD_REQUEST = 400

/** What is no amount moves nothing, in or out, and leaves its reference free. */
const noAmount = (what: string, ...amounts: readonly unknown[]): Case => ({
  what,
  async run(ground) {
    const player = await newPlayer(ground)
    await move(ground, player, 'in', '5')
    for (const amount of amounts) {
      for (const direction of ['in', 'out'] as const) {
        const asked = { ...transferOf(ground, player, direction, '1'), amount }
        const { status } = await say(ground, transferMoneyCall, asked)
        same(`the status of ${JSON.stringify(amount)} ${direction}`, status, BAD_REQUEST)
        const { state } = await get(ground, transferStatusCall, { ref: asked.ref })
        same('the state of its reference', state, 'not_found')
      }
    }
    same('the balance', await balanceOf(ground, player), 50_000n)
  },
})

export const amount: Group = {
  name: 'amount',
  first: 701,
  cases: [
    noAmount('below zero', '-1', '-0.0001', '-0'),
    noAmount('zero', '0', '0.0', '0.0000'),
    noAmount('five decimals', '1.00001', '0.00001', '1.23456'),
    noAmount('written with an exponent', '1e3', '1E3', '1e-3'),
    noAmount('a number instead of a text', 5, 5.5, 0.1),
    noAmount('of another type', null, true, ['1'], { units: 1 }),
    noAmount('written with more than digits and a point', '+1', '1,5', '1 000', '$1', '1_000'),
    noAmount('not written whole', '', ' ', '.5', '5.', '01', ' 5', '5 '),
    noAmount('of another writing', '0x10', '９', 'NaN', 'Infinity', 'ALL', 'one'),
    noAmount('more than any amount', writeUnits(UNITS_MAX + 1n), '9'.repeat(40)),
    {
      what: 'the smallest amount is exact',
      async run(ground) {
        const player = await newPlayer(ground)
        for (let times = 1n; times <= 3n; times += 1n) {
          same('the balance', (await move(ground, player, 'in', '0.0001')).balance, times)
        }
      },
    },
    {
      what: 'the largest amount is exact, and goes out again whole',
      async run(ground) {
        const player = await newPlayer(ground)
        await move(ground, player, 'in', writeUnits(UNITS_MAX - 1n))
        same('the balance', await balanceOf(ground, player), UNITS_MAX - 1n)
        same('with one unit more', (await move(ground, player, 'in', '0.0001')).balance, UNITS_MAX)
        same('what went out', (await move(ground, player, 'out', 'all')).amount, UNITS_MAX)
      },
    },
    {
      what: 'a balance that no answer could tell is not made',
      async run(ground) {
        const player = await newPlayer(ground)
        await move(ground, player, 'in', writeUnits(UNITS_MAX))
        const one = await ask(ground, transferMoneyCall, transferOf(ground, player, 'in', '0.0001'))
        same('one unit more', one, { ok: false, reason: 'amount_not_allowed' })
        same('the balance', await balanceOf(ground, player), UNITS_MAX)
      },
    },
    {
      what: 'amounts that floats cannot hold are exact',
      async run(ground) {
        const player = await newPlayer(ground)
        let units = 0n
        for (const text of ['0.1', '0.2', '4.35', '1.1', '0.0003', '900719925474.0993']) {
          const { balance, amount: moved } = await move(ground, player, 'in', text)
          units += moved
          same(`the balance after ${text}`, balance, units)
        }
        same('the balance', await balanceOf(ground, player), 9_007_199_254_798_496n)
      },
    },
  ],
}
