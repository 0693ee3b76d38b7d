import { ensurePlayerCall } from '@oriel/contract/provider/play'
import {
  playerBalanceCall,
  transferMoneyCall,
  transferStatusCall,
} from '@oriel/contract/provider/wallet'
import { get, say } from '../asking.ts'
import type { Case, Group } from '../case.ts'
import { holds, same } from '../check.ts'
import type { Ground } from '../ground.ts'
import { send, sendRefused, type Sent } from '../http.ts'
import { balanceOf, newPlayer, transferOf, type Player } from '../players.ts'
import { sign, withHeaders } from '../signing.ts'

const BAD_REQUEST = 400
const OVERSIZE_LETTERS = 2_000_000
const DEPTH = 4_000

const { path } = transferMoneyCall
const isNo = (status: number): boolean => status >= 400 && status < 500

async function nothingMoved(ground: Ground, player: Player, ref: string): Promise<void> {
  same('the balance', await balanceOf(ground, player), 0n)
  same('its reference', (await get(ground, transferStatusCall, { ref })).state, 'not_found')
}

/** A transfer that would be right, sent in a way that is not. */
const sentWrong = (what: string, type: string | null, sent: Sent): Case => ({
  what,
  async run(ground) {
    const player = await newPlayer(ground)
    const asked = transferOf(ground, player, 'in', '5')
    const request = sign(ground.key, path, JSON.stringify(asked))
    const typed = type === null ? request : withHeaders(request, { 'content-type': type })
    const { status } = await send(ground.base, ground.key, typed, sent)
    holds(`it is answered with ${status}, should be 4xx`, isNo(status))
    await nothingMoved(ground, player, asked.ref)
  },
})

/** A body that is rightly signed and says nothing that was agreed on. */
const body = (what: string, write: (right: string) => string): Case => ({
  what,
  async run(ground) {
    const player = await newPlayer(ground)
    const asked = transferOf(ground, player, 'in', '5')
    const request = sign(ground.key, path, write(JSON.stringify(asked)))
    const { status } = await send(ground.base, ground.key, request)
    same('its status', status, BAD_REQUEST)
    await nothingMoved(ground, player, asked.ref)
  },
})

const FIELDS = ['member_ref', 'currency', 'ref', 'direction', 'amount'] as const

export const wire: Group = {
  name: 'wire',
  first: 301,
  cases: [
    sentWrong('GET instead of POST', null, { method: 'GET' }),
    sentWrong('PUT instead of POST', null, { method: 'PUT' }),
    sentWrong('a body called plain text', 'text/plain', {}),
    sentWrong('a body called a form', 'application/x-www-form-urlencoded', {}),
    sentWrong('an address that is none', null, { url: `${path}/no-such-call` }),
    body('an empty body', () => ''),
    body('a body that is no JSON', (right) => right.slice(0, -1)),
    body('a list instead of an object', (right) => `[${right}]`),
    body('nothing instead of an object', () => 'null'),
    body('a text instead of an object', (right) => JSON.stringify(right)),
    body('a field nobody agreed on', (right) => right.replace('{', '{"note":"hello",')),
    body('a field called __proto__', (right) => right.replace('{', '{"__proto__":{},')),
    {
      what: 'a field that is missing, each in turn',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'in', '5')
        for (const name of FIELDS) {
          const lacking = Object.entries(asked).filter(([field]) => field !== name)
          const { status } = await say(ground, transferMoneyCall, Object.fromEntries(lacking))
          same(`the status without ${name}`, status, BAD_REQUEST)
        }
        await nothingMoved(ground, player, asked.ref)
      },
    },
    {
      what: 'a body of two million letters is not taken, and the next call is answered',
      async run(ground) {
        const player = await newPlayer(ground)
        const asked = transferOf(ground, player, 'in', '5')
        const long = JSON.stringify({ ...asked, note: 'x'.repeat(OVERSIZE_LETTERS) })
        const request = sign(ground.key, path, long)
        const heard = await sendRefused(ground.base, ground.key, request)
        holds(`it is answered with ${heard?.status}`, heard === null || isNo(heard.status))
        await nothingMoved(ground, player, asked.ref)
      },
    },
    {
      what: 'a body of four thousand lists in each other is not taken',
      async run(ground) {
        const deep = `{"member_ref":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)},"currency":"USD"}`
        const request = sign(ground.key, ensurePlayerCall.path, deep)
        const heard = await sendRefused(ground.base, ground.key, request)
        holds(`it is answered with ${heard?.status}`, heard === null || isNo(heard.status))
        same(
          'the next status',
          (await say(ground, playerBalanceCall, await newPlayer(ground))).status,
          200,
        )
      },
    },
  ],
}
