import { ensurePlayerCall } from '@oriel/contract/provider/play'
import {
  playerBalanceCall,
  transferMoneyCall,
  transferStatusCall,
} from '@oriel/contract/provider/wallet'
import { SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import { get, readAnswer } from '../asking.ts'
import type { Case, Group } from '../case.ts'
import { holds, many, same } from '../check.ts'
import type { Ground } from '../ground.ts'
import { send, type Sent } from '../http.ts'
import { balanceOf, newPlayer, transferOf } from '../players.ts'
import { hmac, sign, withHeaders, type Request } from '../signing.ts'

const { path } = ensurePlayerCall
const FOREIGN = { operator: 'somebody', keyId: 'nokey', secret: 'not the secret of anybody' }
const UNPROVEN = 401
const AT_ONCE = 20

const bodyOf = (ground: Ground): string =>
  JSON.stringify({ member_ref: ground.newName(), currency: ground.currency })
const fresh = (ground: Ground): Request => sign(ground.key, path, bodyOf(ground))

/** Whatever is not proven is answered with 401, and never with a signed yes. */
async function refuses(ground: Ground, request: Request, sent: Sent = {}): Promise<void> {
  const heard = await send(ground.base, ground.key, request, sent)
  same('the status of an unproven request', heard.status, UNPROVEN)
}

async function takes(ground: Ground, request: Request): Promise<void> {
  readAnswer(ensurePlayerCall, await send(ground.base, ground.key, request))
}

/** A case of one request that must be refused, and of the same one unchanged, which must not. */
const refused = (what: string, spoil: (request: Request, ground: Ground) => Request): Case => ({
  what,
  async run(ground) {
    const request = fresh(ground)
    await refuses(ground, spoil(request, ground))
    await takes(ground, request)
  },
})

const header = (name: keyof typeof SIGNING_HEADERS, value: string) => (request: Request) =>
  withHeaders(request, { [SIGNING_HEADERS[name]]: value })

const signatureOf = ({ headers }: Request): string => headers[SIGNING_HEADERS.signature] ?? ''
const flipped = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1)

const refusals: readonly Case[] = [
  refused('no signature at all', header('signature', '')),
  refused('a signature with one digit changed', (request) =>
    header('signature', flipped(signatureOf(request)))(request),
  ),
  refused('a signature in capital letters', (request) =>
    header('signature', signatureOf(request).toUpperCase())(request),
  ),
  refused('a signature made with another secret', (request, { key }) =>
    sign({ ...key, secret: FOREIGN.secret }, path, request.body),
  ),
  refused('a signature over the body alone', (request, { key }) =>
    header('signature', hmac(key.secret, '', request.body))(request),
  ),
  refused('a signature of another path', (request, { key }) => ({
    ...sign(key, playerBalanceCall.path, request.body),
    path,
  })),
  refused('one byte more than was signed', (request) => ({ ...request, body: `${request.body} ` })),
  refused('the same fields written in another order', (request) => ({
    ...request,
    body: JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(request.body)).toReversed())),
  })),
  refused('another operator named than the one who signed', header('operator', FOREIGN.operator)),
  refused('an operator nobody knows', (request) => sign(FOREIGN, path, request.body)),
  refused('a key nobody knows', header('key', FOREIGN.keyId)),
  refused('a time that was changed after signing', header('time', String(Date.now() - 1))),
  refused('a nonce that was changed after signing', header('nonce', 'another-nonce-0000')),
]

const sentAway =
  (awayMs: number) =>
  (request: Request, { key }: Ground) =>
    sign(key, path, request.body, { atMs: Date.now() + awayMs })
const withNonce =
  (nonce: string) =>
  (request: Request, { key }: Ground) =>
    sign(key, path, request.body, { nonce })

const times: readonly Case[] = [
  refused('a request of 45 seconds ago', sentAway(-45_000)),
  refused('a request of 45 seconds ahead', sentAway(45_000)),
  {
    what: 'clocks that are 20 seconds apart, either way, are near enough',
    async run(ground) {
      await takes(ground, sign(ground.key, path, bodyOf(ground), { atMs: Date.now() - 20_000 }))
      await takes(ground, sign(ground.key, path, bodyOf(ground), { atMs: Date.now() + 20_000 }))
    },
  },
  refused('a time in seconds', (request, { key }) =>
    sign(key, path, request.body, { atMs: Math.floor(Date.now() / 1000) }),
  ),
  refused('a nonce of fewer letters than agreed', withNonce('short')),
  refused('a nonce of more letters than agreed', withNonce('n'.repeat(65))),
  refused('a nonce of other letters than agreed', withNonce('nonce with spaces!')),
]

const replays: readonly Case[] = [
  {
    what: 'a request that was heard before',
    async run(ground) {
      const request = fresh(ground)
      await takes(ground, request)
      await refuses(ground, request)
    },
  },
  {
    what: 'the same request 20 times at once: one is taken',
    async run(ground) {
      const request = fresh(ground)
      const heard = await many(AT_ONCE, () => send(ground.base, ground.key, request))
      const taken = heard.filter(({ status }) => status === 200)
      const others = heard.filter(({ status }) => status === UNPROVEN)
      same('how many were taken', taken.length, 1)
      same('how many were refused', others.length, AT_ONCE - 1)
    },
  },
  {
    what: 'a nonce that was used before, for another body',
    async run(ground) {
      const request = fresh(ground)
      await takes(ground, request)
      await refuses(ground, sign(ground.key, path, bodyOf(ground), { nonce: request.nonce }))
    },
  },
  {
    what: 'an unproven transfer moves nothing and leaves its reference free',
    async run(ground) {
      const player = await newPlayer(ground)
      const asked = transferOf(ground, player, 'in', '5')
      const request = sign(ground.key, transferMoneyCall.path, JSON.stringify(asked))
      await refuses(ground, withHeaders(request, { [SIGNING_HEADERS.signature]: '0'.repeat(64) }))
      const { state } = await get(ground, transferStatusCall, { ref: asked.ref })
      same('the state of its reference', state, 'not_found')
      same('the balance', await balanceOf(ground, player), 0n)
    },
  },
]

const secondKey: readonly Case[] = [
  {
    what: 'two keys are valid at once, so that a house can change to the new one',
    needs: 'second-key',
    async run(ground) {
      const { base, key, secondKey: second } = ground
      holds('there is no second key', second !== null)
      for (const one of [key, second, key]) {
        const heard = await send(base, one, sign(one, path, bodyOf(ground)))
        readAnswer(ensurePlayerCall, heard)
      }
    },
  },
  {
    what: 'a signature of one key under the name of the other',
    needs: 'second-key',
    async run(ground) {
      const { key, secondKey: second } = ground
      holds('there is no second key', second !== null)
      await refuses(ground, sign({ ...second, secret: key.secret }, path, bodyOf(ground)))
      await refuses(ground, sign({ ...key, secret: second.secret }, path, bodyOf(ground)))
    },
  },
]

export const signature: Group = {
  name: 'signature',
  first: 101,
  cases: [...refusals, ...times, ...replays, ...secondKey],
}
