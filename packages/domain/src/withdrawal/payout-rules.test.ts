import { answered, refused, unknown } from '@oriel/domain/provider'
import { describe, expect, test } from 'vitest'
import { afterCancel, afterSend, afterStatus, firstStep, reasonWord } from '@oriel/domain/payment'
import { againMs, isOwnFault, nextLink } from './payout-rules.ts'

const step = (name: string) => ({ kind: 'step', step: name })
const wait = (reason: string) => ({ kind: 'wait', reason })
const failed = (reason: string) => ({ kind: 'end', end: { state: 'failed', reason } })
const asked = { amount: 100n, currency: 'USD' } as const
const paid = {
  providerTx: 'tx',
  ...asked,
  fee: 1n,
  at: new Date('2026-11-14T12:00:00.000Z'),
} as const
const CAPS = { payoutCancel: false, notFoundFinalMs: 600_000 }
const FACTS = { caps: CAPS, asked, refusal: null, wasTaken: false, unsureMs: null }

test.each([
  [1, 'send'],
  [2, 'ask'],
  [9, 'ask'],
] as const)('try %s begins with %s', (tries, first) => {
  expect(firstStep({ tries })).toBe(first)
})

describe('after sending', () => {
  test.each([
    ['taken is not paid: its status is asked', answered({ providerTx: 'tx' }), true, step('ask')],
    ['known already', refused('duplicate'), true, step('ask')],
    ['refused at the first time', refused('payee_invalid'), true, failed('payee_invalid')],
    [
      'refused when sent again',
      refused('payee_invalid'),
      false,
      { kind: 'step', step: 'ask', refusal: 'payee_invalid' },
    ],
    ['nothing is known', unknown('timeout'), true, wait('timeout')],
  ] as const)('%s', (_name, answer, isFirst, verdict) => {
    expect(afterSend(answer, { isFirst })).toEqual(verdict)
  })
})

describe('after asking', () => {
  const missing = answered({ state: 'not_found' } as const)
  const again = { ...FACTS, refusal: 'payee_invalid' }
  test.each([
    ['paid', answered({ state: 'paid', ...paid } as const), FACTS, 'paid'],
    [
      'paid and sent back',
      answered({ state: 'returned', reason: 'x', ...paid } as const),
      FACTS,
      'x',
    ],
  ] as const)('%s is the end', (_name, answer, facts, isBack) => {
    expect(afterStatus(answer, facts)).toMatchObject({
      kind: 'end',
      end: { state: 'paid', isBack: isBack === 'paid' ? null : isBack },
    })
  })
  test.each([
    ['failed', answered({ state: 'failed', reason: 'closed' } as const), FACTS, failed('closed')],
    ['under way', answered({ state: 'pending' } as const), FACTS, wait('pending')],
    [
      'another amount',
      answered({ state: 'paid', ...paid, amount: 99n } as const),
      FACTS,
      wait('other_amount'),
    ],
    [
      'another currency',
      answered({ state: 'paid', ...paid, currency: 'VND' } as const),
      FACTS,
      wait('other_amount'),
    ],
    ['not there: the same again', missing, FACTS, step('send')],
    ['nothing is known', unknown('timeout'), FACTS, wait('timeout')],
    [
      'refused again, cancelled to be certain',
      missing,
      { ...again, caps: { ...CAPS, payoutCancel: true } },
      { kind: 'step', step: 'cancel', refusal: 'payee_invalid' },
    ],
    ['refused again, never unsure', missing, again, failed('payee_invalid')],
    [
      'refused again, and taken before',
      missing,
      { ...again, wasTaken: true },
      wait('payee_invalid'),
    ],
    [
      'refused again, a send may be on its way',
      missing,
      { ...again, unsureMs: 600_000 },
      wait('payee_invalid'),
    ],
    [
      'refused again, longer than any send takes',
      missing,
      { ...again, unsureMs: 600_001 },
      failed('payee_invalid'),
    ],
  ] as const)('%s', (_name, answer, facts, verdict) => {
    expect(afterStatus(answer, facts)).toEqual(verdict)
  })
})

test.each([
  [answered('cancelled' as const), { kind: 'end', end: { state: 'cancelled', reason: 'x' } }],
  [answered('already_sent' as const), step('ask')],
  [refused('unsupported'), wait('unsupported')],
  [unknown('timeout'), wait('timeout')],
] as const)('after cancelling: %o', (answer, verdict) => {
  expect(afterCancel(answer, 'x')).toEqual(verdict)
})

describe('where a part goes that has failed', () => {
  const at = (linkId: string, reason: string) => ({ linkId, reason })
  test.each([
    ['the next link', ['a', 'b'], [at('a', 'payee_invalid')], { linkId: 'b', restMs: 0 }],
    ['nowhere more', ['a', 'b'], [at('a', 'payee_invalid'), at('b', 'payee_blocked')], null],
    ['none is left', ['a'], [at('a', 'name_differs')], null],
    ['the same after a rest', ['a'], [at('a', 'maintenance')], { linkId: 'a', restMs: 60_000 }],
    [
      'the one that said not now',
      ['a', 'b'],
      [at('a', 'payee_invalid'), at('b', 'insufficient_float')],
      { linkId: 'b', restMs: 60_000 },
    ],
    [
      'the one tried less often',
      ['a', 'b'],
      [at('a', 'maintenance'), at('b', 'maintenance'), at('a', 'maintenance')],
      { linkId: 'b', restMs: 60_000 },
    ],
    [
      'longer rests',
      ['a'],
      [at('a', 'maintenance'), at('a', 'maintenance'), at('a', 'maintenance')],
      { linkId: 'a', restMs: 900_000 },
    ],
    ['not for ever', ['a'], Array.from({ length: 10 }, () => at('a', 'maintenance')), null],
    [
      'not to one that was taken out',
      ['b'],
      [at('a', 'maintenance'), at('b', 'name_differs')],
      null,
    ],
    [
      'not to one that has refused since',
      ['a'],
      [at('a', 'maintenance'), at('a', 'payee_invalid')],
      null,
    ],
  ] as const)('%s', (_name, route, tried, next) => {
    expect(nextLink(route, tried)).toEqual(next)
  })
})

const HOUR = 3_600_000
test.each([
  [0, HOUR],
  [HOUR, 23 * HOUR],
  [24 * HOUR, 48 * HOUR],
  [72 * HOUR, 96 * HOUR],
  [168 * HOUR, null],
] as const)('%s ms after it was paid it is asked again in %s', (since, next) => {
  expect(againMs(since)).toBe(next)
})

test('the fee stays paid only where the account was wrong', () => {
  expect(['payee_invalid', 'name_differs', 'payee_blocked'].every(isOwnFault)).toBe(true)
  expect(isOwnFault('bank_error')).toBe(false)
})

test.each([
  ['payee_invalid', 'payee_invalid'],
  ['Account closed.', 'account_closed'],
  ['', 'other'],
  ['  ¿? ', 'other'],
  ['x'.repeat(300), 'x'.repeat(60)],
])('a provider gives as its reason %j: kept as %j', (told, kept) => {
  expect(reasonWord(told)).toBe(kept)
})
