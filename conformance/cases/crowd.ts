import { transferMoneyCall } from '@oriel/contract/provider/wallet'
import { writeUnits, type Units } from '@oriel/core/money'
import { ask, get } from '../asking.ts'
import type { Group } from '../case.ts'
import { many, same } from '../check.ts'
import { drawBelow, type Ground } from '../ground.ts'
import { balanceOf, move, newPlayer, richPlayer, transferOf, type Player } from '../players.ts'

const AT_ONCE = 20
const TRANSFERS = 200
const PLAYERS = 8
const TURNS = 12
const LOOKS = 5n
/** Amounts of every size up to a million, so that no fraction gets lost among large ones. */
const SIZES: readonly number[] = [50, 9_999, 1_234_567, 99_999_999, 4_000_000_000]
const OUT_OF_TEN = 5
const ALL_OF_TEN = 1

/** One transfer by chance, and what must come of it. Gives the balance after it. */
async function byChance(
  ground: Ground,
  player: Player,
  label: string,
  number: number,
  before: Units,
): Promise<Units> {
  const draw = (what: string, bound: number) => drawBelow(ground, `${label} ${what}`, number, bound)
  const kind = draw('kind', 10)
  const units = BigInt(draw('units', SIZES[draw('size', SIZES.length)] ?? 1) + 1)
  if (kind < ALL_OF_TEN) {
    const moved = await get(ground, transferMoneyCall, transferOf(ground, player, 'out', 'all'))
    same(`all of transfer ${number}`, [moved.amount, moved.balance], [before, 0n])
    return 0n
  }
  const direction = kind < OUT_OF_TEN ? 'out' : 'in'
  const asked = transferOf(ground, player, direction, writeUnits(units))
  const answer = await ask(ground, transferMoneyCall, asked)
  if (direction === 'out' && units > before) {
    same(`transfer ${number} out`, answer, { ok: false, reason: 'insufficient_funds' })
    return before
  }
  const after = direction === 'in' ? before + units : before - units
  same(`transfer ${number} is done`, answer.ok, true)
  same(`what transfer ${number} moved`, answer.ok && answer.data.amount, units)
  same(`the balance after transfer ${number}`, answer.ok && answer.data.balance, after)
  return after
}

export const crowd: Group = {
  name: 'crowd',
  first: 601,
  cases: [
    {
      what: '200 transfers by chance: every balance is exact to the unit',
      async run(ground) {
        const player = await newPlayer(ground)
        let balance = 0n
        for (let number = 0; number < TRANSFERS; number += 1) {
          balance = await byChance(ground, player, 'one', number, balance)
        }
        same('the balance', await balanceOf(ground, player), balance)
      },
    },
    {
      what: 'eight players at once, each by chance: nobody has the money of another',
      async run(ground) {
        await many(PLAYERS, async (index) => {
          const player = await newPlayer(ground)
          let balance = 0n
          for (let number = 0; number < TURNS; number += 1) {
            balance = await byChance(ground, player, `player ${index}`, number, balance)
          }
          same('the balance', await balanceOf(ground, player), balance)
        })
      },
    },
    {
      what: '20 different transfers in at once all arrive',
      async run(ground) {
        const player = await newPlayer(ground)
        await many(AT_ONCE, (index) => {
          const amount = writeUnits(BigInt(index + 1))
          return get(ground, transferMoneyCall, transferOf(ground, player, 'in', amount))
        })
        same('the balance', await balanceOf(ground, player), 210n)
      },
    },
    {
      what: '20 at once that each want everything: one gets it',
      async run(ground) {
        const player = await richPlayer(ground, '8')
        const answers = await many(AT_ONCE, () =>
          ask(ground, transferMoneyCall, transferOf(ground, player, 'out', '8')),
        )
        same('how many got it', answers.filter(({ ok }) => ok).length, 1)
        const reasons = answers.flatMap((one) => (one.ok ? [] : [one.reason]))
        same('why the others did not', new Set(reasons), new Set(['insufficient_funds']))
        same('the balance', await balanceOf(ground, player), 0n)
      },
    },
    {
      what: '20 different "all" at once take the money once',
      async run(ground) {
        const player = await richPlayer(ground, '6.5')
        const answers = await many(AT_ONCE, () =>
          get(ground, transferMoneyCall, transferOf(ground, player, 'out', 'all')),
        )
        const total = answers.reduce((sum, { amount }) => sum + amount, 0n)
        same('what they took together', total, 65_000n)
        same('the balance', await balanceOf(ground, player), 0n)
      },
    },
    {
      what: 'in and out that overtake each other: only what was there goes out',
      async run(ground) {
        const player = await newPlayer(ground)
        const answers = await many(AT_ONCE, async (index) => {
          const direction = index % 2 === 0 ? 'in' : 'out'
          const answer = await ask(
            ground,
            transferMoneyCall,
            transferOf(ground, player, direction, '1'),
          )
          return { direction, isDone: answer.ok }
        })
        const count = (way: string) =>
          answers.filter(({ direction, isDone }) => isDone && direction === way).length
        same('how many came in', count('in'), AT_ONCE / 2)
        const left = BigInt(count('in') - count('out')) * 10_000n
        same('the balance', await balanceOf(ground, player), left)
      },
    },
    {
      what: 'a balance is never an old one: it is right before and after every transfer',
      async run(ground) {
        const player = await newPlayer(ground)
        for (let units = 1n; units <= LOOKS; units += 1n) {
          await move(ground, player, 'in', '0.0001')
          same('the balance', await balanceOf(ground, player), units)
        }
        await move(ground, player, 'out', 'all')
        same('the balance at last', await balanceOf(ground, player), 0n)
      },
    },
  ],
}
