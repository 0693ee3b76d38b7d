import type { OrderAsked, PayoutAsked } from '@oriel/domain/payment'
import type { Fetch } from '@oriel/providers/asking'
import { describe, expect, test } from 'vitest'
import { PAYMENT_LIMITS } from './limits.ts'
import { openPaymentPort, STRANGER, type DialectName } from './testing/open-port.ts'

const NAMES = ['bridge', 'harbor', 'quarry'] as const
const METHODS = { bridge: 'bank', harbor: 'redirect', quarry: 'crypto' } as const

const orderOf = (name: DialectName): OrderAsked => ({
  reference: 'R1',
  currency: 'USD',
  amount: 1_000_000n,
  method: METHODS[name],
  returnUrl: 'https://house.example/user/Deposit',
  expiresAt: new Date('2026-11-14T10:00:00Z'),
  locale: 'en_US',
  payerMark: 'mark',
})
const payoutOf = (name: DialectName): PayoutAsked => ({
  reference: 'P1',
  currency: 'USD',
  amount: 1_000_000n,
  payee:
    name === 'quarry'
      ? { kind: 'crypto', network: 'chain', address: 'qry1abc', memo: null }
      : { kind: 'bank', institution: 'Bank', account: '1', holder: 'Anna' },
})

const portOf = (dialect: DialectName, fetch: Fetch) =>
  openPaymentPort(
    { dialect, url: 'http://provider.invalid', operator: 'oriel', keys: [STRANGER] },
    { fetch, limits: { ...PAYMENT_LIMITS, openMs: 40, statusMs: 40, payoutMs: 40 } },
  )
const answers = (status: number, body: string) => async () => new Response(body, { status })
const neverSent: Fetch = () => Promise.reject(new Error('it was sent'))

function hang(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })
}

/** In the form of a definite answer of each dialect, with this inside. */
const inForm = (inner: object, code: string | number = 'what nobody documented') =>
  JSON.stringify({ data: inner, ok: true, result: inner, resultCode: 'ok', error: undefined, code })
const refusing = JSON.stringify({
  error: 'odd',
  resultCode: 'odd',
  result: null,
  ok: false,
  code: 7,
})

const BAD: readonly (readonly [string, Fetch, string])[] = [
  ['nobody is there', () => Promise.reject(new Error('refused')), 'unreachable'],
  ['an answer never comes', hang, 'timeout'],
  ['status 500', answers(500, refusing), 'bad_answer'],
  ['status 400', answers(400, refusing), 'bad_answer'],
  ['a redirect', answers(302, ''), 'bad_answer'],
  ['a page of HTML', answers(200, '<html>maintenance</html>'), 'bad_answer'],
  ['an empty answer', answers(200, ''), 'bad_answer'],
  ['another shape', answers(200, inForm({ a: 1 })), 'bad_answer'],
  ['a code nobody documented', answers(200, refusing), 'bad_answer'],
]

describe.each(NAMES)('%s', (name) => {
  test.each(BAD)('knows nothing after %s', async (_, fetch, cause) => {
    const port = portOf(name, fetch)
    const unknown = { kind: 'unknown', cause }
    expect(await port.open(orderOf(name))).toEqual(unknown)
    expect(await port.orderStatus('R1')).toEqual(unknown)
    expect(await port.arrivals({ cursor: '', count: 10 })).toEqual(unknown)
    expect(await port.payout(payoutOf(name))).toEqual(unknown)
    expect(await port.payoutStatus('P1')).toEqual(unknown)
    expect((await port.settlement('2026-11-14')).kind).toBe('unknown')
  })

  test('sends no amount that it would have to round, and none of zero or less', async () => {
    const port = portOf(name, neverSent)
    const { step } = port.caps
    for (const amount of [0n, -10_000n, ...(step > 1n ? [10_001n, 10_050n] : [])]) {
      const refused = { kind: 'refused', reason: 'amount_not_allowed' }
      expect(await port.open({ ...orderOf(name), amount })).toEqual(refused)
      expect(await port.payout({ ...payoutOf(name), amount })).toEqual(refused)
    }
  })

  test('sends no order by a way it does not have, and no payout of another kind', async () => {
    const port = portOf(name, neverSent)
    const method = name === 'quarry' ? 'bank' : 'crypto'
    expect(await port.open({ ...orderOf(name), method })).toEqual({
      kind: 'refused',
      reason: 'method_closed',
    })
    const payee = payoutOf(name === 'quarry' ? 'bridge' : 'quarry').payee
    expect(await port.payout({ ...payoutOf(name), payee })).toEqual({
      kind: 'refused',
      reason: 'payee_invalid',
    })
  })

  test('a reference it cannot carry, or a call its caps exclude, is a bug that is thrown', async () => {
    const port = portOf(name, neverSent)
    await expect(port.open({ ...orderOf(name), reference: 'ä b' })).rejects.toThrow('no reference')
    if (port.caps.refund) return
    const refund = { reference: 'F1', arrival: 'tx', currency: 'USD', amount: 10_000n } as const
    expect(() => port.refund(refund)).toThrow('PSXX has no refund')
  })
})

describe('an arrival with an amount that is none', () => {
  const entry = {
    id: 'e1',
    reference: null,
    currency: 'USD',
    amount: '1.0000',
    fee: null,
    state: 'booked',
    payer_name: null,
    payer_account: null,
    message: null,
    returned_at: null,
    seen_at: '2026-11-14T10:00:00Z',
    booked_at: null,
  }
  const asking = (amount: unknown) =>
    portOf(
      'bridge',
      answers(200, inForm({ entries: [{ ...entry, amount }], cursor: '1', more: false })),
    ).arrivals({ cursor: '', count: 1 })

  test.each(['1', '1.00', '1e3', '-1.0000', '１２.0000', '01.0000', 1, '99999999999999999.0000'])(
    'is no answer: %s',
    async (amount) => {
      expect(await asking(amount)).toEqual({ kind: 'unknown', cause: 'bad_answer' })
    },
  )
  test('and one in the agreed form is', async () => {
    expect(await asking('1.0001')).toMatchObject({
      kind: 'done',
      value: { arrivals: [{ providerTx: 'e1', amount: 10_001n, state: 'final' }] },
    })
  })
})
