import type { ProviderLink, ProviderPort } from '@oriel/domain/provider'
import { describe, expect, test } from 'vitest'
import type { Fetch, Wire } from './asking.ts'
import { createJungle } from './jungle.ts'
import { LIMITS } from './limits.ts'
import { createPocket } from './pocket.ts'
import { createStudio } from './studio.ts'

const key = { keyId: 'first', secret: 'secret' }
const player = { ref: 'member', currency: 'USD' } as const
const asked = { player, reference: 'reference-1', direction: 'in', amount: 12_300n } as const

const DIALECTS = { studio: createStudio, pocket: createPocket, jungle: createJungle }
type Name = keyof typeof DIALECTS
const names = Object.keys(DIALECTS) as Name[]

function portOf(name: Name, fetch: Fetch): ProviderPort {
  const link: ProviderLink = {
    providerId: 'GPXX',
    dialect: name,
    wallet: 'transfer',
    url: 'http://provider.invalid',
    operator: 'oriel',
    stoppedBecause: null,
  }
  const wire: Wire = {
    fetch,
    now: () => new Date(),
    limits: { ...LIMITS, readMs: 40, transferMs: 40 },
  }
  return DIALECTS[name](link, key, wire)
}
const answers = (status: number, body: string) => async () => new Response(body, { status })

const BAD: readonly (readonly [string, Fetch, string])[] = [
  ['nobody is there', () => Promise.reject(new Error('refused')), 'unreachable'],
  ['an answer never comes', hang, 'timeout'],
  ['status 500', answers(500, '{"data":null,"error":{"code":3001}}'), 'bad_answer'],
  ['status 400', answers(400, '{"ErrorCode":101,"Data":null}'), 'bad_answer'],
  ['a redirect', answers(302, ''), 'bad_answer'],
  ['no JSON', answers(200, '<html>maintenance</html>'), 'bad_answer'],
  ['an empty answer', answers(200, ''), 'bad_answer'],
  ['another shape', answers(200, '{"data":{},"error":null,"ErrorCode":0,"Data":{}}'), 'bad_answer'],
  ['an amount that is no amount', answers(200, moved('1.230', 123.5)), 'bad_answer'],
  ['an amount that was not asked for', answers(200, moved('1.24', 124)), 'bad_answer'],
  [
    'a code nobody documented',
    answers(200, '{"data":null,"error":{"code":7},"ErrorCode":7}'),
    'bad_answer',
  ],
]

function hang(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })
}

/** An answer that both of the unsigned dialects would take for their own. */
function moved(places: string, hundredths: number): string {
  return JSON.stringify({
    data: { transaction_id: 'one', amount: places },
    error: null,
    ErrorCode: 0,
    Data: { OrderNo: 'one', Amount: hundredths },
  })
}

describe.each(names)('%s', (name) => {
  test.each(BAD)('knows nothing after %s', async (_, fetch, cause) => {
    const answer = await portOf(name, fetch).transfer(asked)
    // What is not signed is not even read where answers are signed.
    const isUnsigned = name === 'studio' && (await isWellSent(fetch))
    expect(answer).toEqual({ kind: 'unknown', cause: isUnsigned ? 'bad_signature' : cause })
  })
  test('sends no amount that it would have to round, and none below zero', async () => {
    const port = portOf(name, () => Promise.reject(new Error('it was sent')))
    const step = port.caps.step
    for (const amount of [0n, -10_000n, ...(step > 1n ? [10_001n, 10_050n] : [])]) {
      expect(await port.transfer({ ...asked, amount })).toEqual({
        kind: 'refused',
        reason: 'amount_not_allowed',
      })
    }
  })
})

const isWellSent = async (fetch: Fetch): Promise<boolean> =>
  fetch !== hang && (await fetch('http://provider.invalid').catch(() => null))?.status === 200

describe.each(['pocket', 'jungle'] as const)('%s', (name) => {
  test('reads an answer that is as agreed', async () => {
    const port = portOf(name, answers(200, moved('1.23', 123)))
    const value = { amount: 12_300n, providerTx: 'one' }
    expect(await port.transfer(asked)).toEqual({ kind: 'done', value })
  })
  test('has no way to cancel, and says so', async () => {
    const port = portOf(name, () => Promise.reject(new Error('it was sent')))
    expect(port.caps.cancel).toBe(false)
    expect(await port.cancel(asked)).toEqual({ kind: 'refused', reason: 'unsupported' })
  })
})
