import {
  cancelTransferCall,
  transferMoneyCall,
  transferStatusCall,
} from '@oriel/contract/provider/wallet'
import { ask, get, refusal, say } from '../asking.ts'
import type { Group } from '../case.ts'
import { holds, many, same } from '../check.ts'
import type { Ground } from '../ground.ts'
import { newPlayer, richPlayer, transferOf } from '../players.ts'

const AT_ONCE = 10
const LOOKS = 10
const BAD_REQUEST = 400

const statusOf = (ground: Ground, ref: string) => get(ground, transferStatusCall, { ref })

export const status: Group = {
  name: 'status',
  first: 901,
  cases: [
    {
      what: 'applied: with the amount and the name the answer had',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'in', '5.5')
        const { amount, provider_tx } = await get(ground, transferMoneyCall, asked)
        const wanted = { state: 'applied', amount, provider_tx }
        same('the status', await statusOf(ground, asked.ref), wanted)
      },
    },
    {
      what: 'applied "all": with what it came to',
      async run(ground) {
        const player = await richPlayer(ground, '3.0303')
        const asked = transferOf(ground, player, 'out', 'all')
        await get(ground, transferMoneyCall, asked)
        const { state, amount } = await statusOf(ground, asked.ref)
        same('the status', [state, amount], ['applied', 30_303n])
      },
    },
    {
      what: 'refused: with the reason the answer had',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'out', '1')
        const reason = await refusal(ground, transferMoneyCall, asked)
        const told = await statusOf(ground, asked.ref)
        same('the status', [told.state, told.reason], ['refused', reason])
        same('its amount', told.amount, undefined)
      },
    },
    {
      what: 'refused for an unknown player: it is kept like any other',
      async run(ground) {
        const nobody = { member_ref: ground.newName(), currency: ground.currency }
        const asked = transferOf(ground, nobody, 'in', '1')
        const reason = await refusal(ground, transferMoneyCall, asked)
        const told = await statusOf(ground, asked.ref)
        same('the status', [told.state, told.reason], ['refused', reason])
      },
    },
    {
      what: 'cancelled',
      async run(ground) {
        const ref = ground.newName()
        await get(ground, cancelTransferCall, { ref })
        same('the status', (await statusOf(ground, ref)).state, 'cancelled')
      },
    },
    {
      what: 'never heard of, and asking does not change that',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'in', '1')
        same('the status', await statusOf(ground, asked.ref), { state: 'not_found' })
        same('the status again', await statusOf(ground, asked.ref), { state: 'not_found' })
        same('the transfer', (await ask(ground, transferMoneyCall, asked)).ok, true)
      },
    },
    {
      what: 'while a transfer is on its way the status never goes back',
      async run(ground) {
        const player = await newPlayer(ground)
        await many(AT_ONCE, async () => {
          const asked = transferOf(ground, player, 'in', '1')
          const moving = get(ground, transferMoneyCall, asked)
          const seen: string[] = []
          for (let look = 0; look < LOOKS; look += 1) {
            seen.push((await statusOf(ground, asked.ref)).state)
          }
          await moving
          seen.push((await statusOf(ground, asked.ref)).state)
          const first = seen.indexOf('applied')
          holds('it never says applied', first !== -1)
          same('what it said before', new Set([...seen.slice(0, first), 'not_found']).size, 1)
          same('what it said after', new Set(seen.slice(first)).size, 1)
        })
      },
    },
    {
      what: 'references that are none are refused',
      async run(ground) {
        for (const ref of ['', 'short', 'r'.repeat(65), 'with space', '../../etc', 7, {}]) {
          const heard = await say(ground, transferStatusCall, { ref })
          same(`the status of ${JSON.stringify(ref)}`, heard.status, BAD_REQUEST)
        }
      },
    },
  ],
}
