import {
  cancelTransferCall,
  transferMoneyCall,
  transferStatusCall,
} from '@oriel/contract/provider/wallet'
import { ask, get, refusal, say } from '../asking.ts'
import type { Group } from '../case.ts'
import { allSame, many, same } from '../check.ts'
import type { Ground } from '../ground.ts'
import { balanceOf, move, newPlayer, richPlayer, transferOf } from '../players.ts'

const RACES = 20
const AT_ONCE = 20
const BAD_REQUEST = 400

const cancel = async (ground: Ground, ref: string): Promise<string> =>
  (await get(ground, cancelTransferCall, { ref })).state
const stateOf = async (ground: Ground, ref: string): Promise<string> =>
  (await get(ground, transferStatusCall, { ref })).state

export const cancelling: Group = {
  name: 'cancel',
  first: 801,
  cases: [
    {
      what: 'cancelled before it came, a transfer in never applies',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'in', '5')
        same('the answer', await cancel(ground, asked.ref), 'cancelled')
        const reasons = await many(AT_ONCE, () => refusal(ground, transferMoneyCall, asked))
        same('the reason', allSame('the reasons', reasons), 'cancelled')
        same('the state', await stateOf(ground, asked.ref), 'cancelled')
        same('the balance', await balanceOf(ground, player), 0n)
      },
    },
    {
      what: 'cancelled before it came, a transfer out never applies',
      async run(ground) {
        const player = await richPlayer(ground, '5')
        const asked = transferOf(ground, player, 'out', 'all')
        same('the answer', await cancel(ground, asked.ref), 'cancelled')
        same('the reason', await refusal(ground, transferMoneyCall, asked), 'cancelled')
        same('the balance', await balanceOf(ground, player), 50_000n)
      },
    },
    {
      what: 'cancelled stays cancelled, whatever the reference is used for',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'in', '5')
        same('the answer', await cancel(ground, asked.ref), 'cancelled')
        for (const amount of ['5', '6', '0.0001']) {
          const answer = await ask(ground, transferMoneyCall, { ...asked, amount })
          same(`whether ${amount} moved`, answer.ok, false)
        }
        same('the answer later', await cancel(ground, asked.ref), 'cancelled')
        same('the balance', await balanceOf(ground, player), 0n)
      },
    },
    {
      what: 'what was applied is not cancelled, and stays',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'in', '5')
        const first = await get(ground, transferMoneyCall, asked)
        same('the answer', await cancel(ground, asked.ref), 'already_applied')
        same('the state', await stateOf(ground, asked.ref), 'applied')
        same('the transfer, asked again', await get(ground, transferMoneyCall, asked), first)
        same('the balance', await balanceOf(ground, player), 50_000n)
      },
    },
    {
      what: 'what was refused never applies: cancelling it says so',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'out', '5')
        same('the reason', await refusal(ground, transferMoneyCall, asked), 'insufficient_funds')
        same('the answer', await cancel(ground, asked.ref), 'cancelled')
        await move(ground, player, 'in', '5')
        same('whether it moves', (await ask(ground, transferMoneyCall, asked)).ok, false)
        same('the balance', await balanceOf(ground, player), 50_000n)
      },
    },
    {
      what: 'cancelling twice, or 20 times at once, is cancelling once',
      async run(ground) {
        const ref = ground.newName()
        const states = await many(AT_ONCE, () => cancel(ground, ref))
        same('the answer', allSame('the answers', states), 'cancelled')
        same('the answer later', await cancel(ground, ref), 'cancelled')
      },
    },
    {
      what: 'a transfer and its cancellation at once, 20 times: one of them holds, never both',
      async run(ground) {
        for (let race = 0; race < RACES; race += 1) {
          const player = await newPlayer(ground)
          const asked = transferOf(ground, player, 'in', '5')
          const [moved, cancelled] = await Promise.all([
            ask(ground, transferMoneyCall, asked),
            cancel(ground, asked.ref),
          ])
          same(`race ${race}`, cancelled, moved.ok ? 'already_applied' : 'cancelled')
          const balance = moved.ok ? 50_000n : 0n
          same(`the balance after race ${race}`, await balanceOf(ground, player), balance)
        }
      },
    },
    {
      what: 'ten transfers and ten cancellations of one reference at once all say the same',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'in', '5')
        const told = await many(AT_ONCE, async (index) => {
          if (index % 2 === 1) return (await cancel(ground, asked.ref)) === 'already_applied'
          return (await ask(ground, transferMoneyCall, asked)).ok
        })
        const isMoved = allSame('whether it moved', told)
        same('the balance', await balanceOf(ground, player), isMoved ? 50_000n : 0n)
        same('the state', await stateOf(ground, asked.ref), isMoved ? 'applied' : 'cancelled')
      },
    },
    {
      what: 'cancelling one reference leaves the others of the player alone',
      async run(ground) {
        const player = await richPlayer(ground, '5')
        same('the answer', await cancel(ground, ground.newName()), 'cancelled')
        same('what comes in', (await move(ground, player, 'in', '1')).balance, 60_000n)
      },
    },
    {
      what: 'references that are none are refused',
      async run(ground) {
        for (const ref of [
          '',
          'short',
          'r'.repeat(65),
          'with space',
          "quote'quote",
          12345678,
          null,
        ]) {
          const { status } = await say(ground, cancelTransferCall, { ref })
          same(`the status of ${JSON.stringify(ref)}`, status, BAD_REQUEST)
        }
      },
    },
  ],
}
