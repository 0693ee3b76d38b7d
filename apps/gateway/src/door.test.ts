import { randomUUID } from 'node:crypto'
import { addProviderKey, endProviderKey } from '@oriel/domain/provider'
import type { SeamlessSeat } from '@oriel/dev-world/testing/seamless-seats'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSeamlessProvider } from '@oriel/dev-world/testing/seamless-seats'
import { signatureOf } from '@oriel/contract/provider-client'
import { requestHead } from '@oriel/contract/provider-signing'
import { readNetworks } from './networks.ts'
import { PROVIDER } from '@oriel/dev-world/testing/seamless-table'
import { openGateway, TITLE, type Gateway, type Twist } from './testing/open-gateway.ts'

let gateway: Gateway
let clock = 0
const OFFICE = '203.0.113.7'
beforeAll(async () => {
  gateway = await openGateway({
    now: () => Date.now() + clock,
    mayCall: readNetworks(['GPTE=127.0.0.1', `GPTE=${OFFICE}/32`]),
  })
})
afterAll(async () => {
  expect(await brokenLaws(gateway.database)).toEqual([])
  await gateway.close()
})

const betOf = ({ memberRef }: SeamlessSeat, changes: object = {}) => {
  const roundId = randomUUID()
  return {
    member_ref: memberRef,
    currency: 'USD',
    tx_id: `bet-${roundId}`,
    round_id: roundId,
    title: TITLE,
    amount: '10.0000',
    ...changes,
  }
}

describe('a provider asks', () => {
  test('for a stake, pays, ends the round, and every answer is signed', async () => {
    const seat = await gateway.seat()
    const { amount, ...move } = betOf(seat)
    const player = { member_ref: seat.memberRef, currency: 'USD' }
    const launched = { ...player, launch_id: seat.launchId }
    const ok = (balance: string) => ({
      status: 200,
      isSigned: true,
      body: { ok: true, data: { balance } },
    })
    expect(await gateway.call('authenticate', launched)).toMatchObject(ok('100.0000'))
    expect(await gateway.call('bet', { ...move, amount })).toMatchObject(ok('90.0000'))
    const win = { ...move, tx_id: `win-${move.round_id}`, bet_tx_id: move.tx_id, amount: '25.0000' }
    expect(await gateway.call('win', win)).toMatchObject(ok('115.0000'))
    const end = { ...player, round_id: move.round_id, title: TITLE }
    expect(await gateway.call('end-round', end)).toMatchObject(ok('115.0000'))
    expect(await gateway.call('balance', player)).toMatchObject(ok('115.0000'))
    const state = await gateway.call('status', { tx_id: move.tx_id })
    expect(state.body).toEqual({ ok: true, data: { state: 'applied' } })
    const nothing = await gateway.call('status', { tx_id: 'never-heard-of' })
    expect(nothing.body).toEqual({ ok: true, data: { state: 'not_found' } })
  })

  test.each(['Bet_2026-03', '--------', '________', '01234567'])(
    '[S5.045] what became of the transaction %j',
    async (tx_id) => {
      const { body } = await gateway.call('status', { tx_id })
      expect(body).toEqual({ ok: true, data: { state: 'not_found' } })
    },
  )

  test('twenty times at once for one stake: one effect, the same bytes', async () => {
    const seat = await gateway.seat()
    const bet = betOf(seat)
    const said = await Promise.all(Array.from({ length: 20 }, () => gateway.call('bet', bet)))
    expect(new Set(said.map(({ text }) => text))).toEqual(
      new Set(['{"ok":true,"data":{"balance":"90.0000"}}']),
    )
    expect(await gateway.balance(seat)).toBe(90_0000n)
  })

  test('for stake and payout in one move, and takes back what never came', async () => {
    const seat = await gateway.seat()
    const { amount: _amount, ...move } = betOf(seat)
    const both = await gateway.call('bet-win', { ...move, bet: '10.0000', win: '4.0000' })
    expect(both.body).toEqual({ ok: true, data: { balance: '94.0000' } })
    const late = betOf(seat)
    const { amount: _late, ...back } = late
    const unseen = { ...back, tx_id: `back-${late.round_id}`, bet_tx_id: late.tx_id }
    expect((await gateway.call('rollback', unseen)).body.ok).toBe(true)
    const bet = await gateway.call('bet', late)
    expect(bet).toMatchObject({ isSigned: true, body: { ok: false, reason: 'rolled_back' } })
  })

  test('with either of two keys while both are valid', async () => {
    const seat = await gateway.seat()
    const { rows } = gateway.database
    const secret = await addProviderKey(rows, testKeys, PROVIDER.providerId, { keyId: 'next' })
    clock += 6_000
    const next = { ...gateway.key, keyId: 'next', secret }
    const atMs = Date.now() + clock
    expect((await gateway.call('bet', betOf(seat), { as: next, atMs })).isSigned).toBe(true)
    expect((await gateway.call('bet', betOf(seat), { atMs })).isSigned).toBe(true)
    await endProviderKey(rows, PROVIDER.providerId, 'next', new Date(0))
    clock += 6_000
    const ended = await gateway.call('bet', betOf(seat), { as: next, atMs: Date.now() + clock })
    expect(ended).toMatchObject({ status: 401, body: { error: 'bad_signature' } })
    clock = 0
  })
})

describe('refused, with no entry in the ledger:', () => {
  type Abuse = {
    readonly twist?: (bet: ReturnType<typeof betOf>) => Twist
    readonly changes?: object
    readonly input?: string
    readonly said: object
  }
  const unproven = { status: 401, body: { error: 'bad_signature' } }
  const badRequest = { status: 400, body: { error: 'bad_request' } }
  const abuses: Readonly<Record<string, Abuse>> = {
    'a body that was changed': {
      twist: (bet) => ({ body: JSON.stringify({ ...bet, amount: '0.0001' }) }),
      said: unproven,
    },
    'a wrong signature': {
      twist: () => ({ headers: { 'x-oriel-signature': '0'.repeat(64) } }),
      said: unproven,
    },
    'no signature': { twist: () => ({ headers: { 'x-oriel-signature': '' } }), said: unproven },
    'another secret': {
      twist: () => ({ as: { ...gateway.key, secret: 'somebody else’s' } }),
      said: unproven,
    },
    'another operator': {
      twist: () => ({ as: { ...gateway.key, operator: 'other' } }),
      said: unproven,
    },
    'a time that is too old': {
      twist: () => ({ atMs: Date.now() - 31_000 }),
      said: { status: 401, body: { error: 'stale' } },
    },
    'a time to come': {
      twist: () => ({ atMs: Date.now() + 31_000 }),
      said: { status: 401, body: { error: 'stale' } },
    },
    'a time that was not signed': {
      twist: () => ({ atMs: 1_700_000_000_000, headers: { 'x-oriel-time': String(Date.now()) } }),
      said: unproven,
    },
    'a provider nobody knows': { twist: () => ({ provider: 'GPXX' }), said: unproven },
    'a name that is no provider’s': { twist: () => ({ provider: '__proto__' }), said: unproven },
    'an address from which it does not call': {
      twist: () => ({ from: '198.51.100.1' }),
      said: { status: 403, body: { error: 'forbidden' } },
    },
    'a body that is too large': {
      input: JSON.stringify({ more: 'x'.repeat(17 * 1024) }),
      said: { status: 413, body: { error: 'bad_request' } },
    },
    'what is no JSON': { input: '{"member_ref":', said: badRequest },
    'a negative amount': { changes: { amount: '-10.0000' }, said: badRequest },
    'nothing as an amount': { changes: { amount: '0.0000' }, said: badRequest },
    'more digits than money has': { changes: { amount: '10.00001' }, said: badRequest },
    'a number as an amount': { changes: { amount: 10 }, said: badRequest },
    'more than fits': { changes: { amount: '99999999999999999999.0000' }, said: badRequest },
    'a field nobody agreed on': { changes: { site_id: 1 }, said: badRequest },
    'a currency nobody knows': { changes: { currency: 'XXX' }, said: badRequest },
    'another currency': {
      changes: { currency: 'VND' },
      said: { status: 200, isSigned: true, body: { ok: false, reason: 'wrong_currency' } },
    },
    'a player nobody knows': {
      changes: { member_ref: 'f'.repeat(32) },
      said: { status: 200, isSigned: true, body: { ok: false, reason: 'player_unknown' } },
    },
    'a name that is no player’s': {
      changes: { member_ref: 'sophia' },
      said: { status: 200, isSigned: true, body: { ok: false, reason: 'player_unknown' } },
    },
  }
  test.each(Object.keys(abuses))('%s', async (name) => {
    const { twist, changes, input, said } = abuses[name] as Abuse
    const seat = await gateway.seat()
    const journals = await gateway.countJournals()
    const bet = betOf(seat, changes)
    expect(await gateway.call('bet', input ?? bet, twist?.(bet))).toMatchObject(said)
    expect(await gateway.countJournals()).toBe(journals)
    expect(await gateway.balance(seat)).toBe(100_0000n)
  })

  test.each(['bet 2026-03', 'bet.2026-03', 'bet/2026-03', 'bet-2026é', 'bet-２026', 'bet-2026\n'])(
    '[S5.045] the transaction id %j',
    async (tx_id) => {
      const seat = await gateway.seat()
      const journals = await gateway.countJournals()
      expect(await gateway.call('status', { tx_id })).toMatchObject(badRequest)
      expect(await gateway.call('bet', betOf(seat, { tx_id }))).toMatchObject(badRequest)
      expect(await gateway.countJournals()).toBe(journals)
      expect(await gateway.balance(seat)).toBe(100_0000n)
    },
  )

  test('a call that was heard before', async () => {
    const seat = await gateway.seat()
    const headers = { 'x-oriel-nonce': 'a-nonce-of-twenty-four' }
    const body = JSON.stringify(betOf(seat))
    const time = String(Date.now())
    const head = requestHead({
      path: '/seamless/v1/bet',
      operator: gateway.key.operator,
      time,
      nonce: headers['x-oriel-nonce'],
    })
    const signed = {
      ...headers,
      'x-oriel-time': time,
      'x-oriel-signature': signatureOf(gateway.key.secret, head, body),
    }
    const first = await gateway.call('bet', body, { headers: signed })
    expect(first).toMatchObject({ status: 200, body: { ok: true } })
    const again = await gateway.call('bet', body, { headers: signed })
    expect(again).toMatchObject({ status: 401, body: { error: 'replayed' } })
    // What was signed for one call is no other call.
    const elsewhere = await gateway.call('win', body, { headers: signed })
    expect(elsewhere).toMatchObject({ status: 401, body: { error: 'bad_signature' } })
    expect(await gateway.balance(seat)).toBe(90_0000n)
  })

  test('the key of another provider', async () => {
    const other = { providerId: 'GPOT', operator: 'oriel-seamless', titles: [TITLE] }
    const secret = await openSeamlessProvider(gateway.database, testKeys, other)
    const seat = await gateway.seat()
    const as = { ...gateway.key, secret }
    expect(await gateway.call('bet', betOf(seat), { as })).toMatchObject(unproven)
    // And at its own address it has no players of ours.
    const own = await gateway.call('bet', betOf(seat), { as, provider: 'GPOT' })
    expect(own.body).toEqual({ ok: false, reason: 'player_unknown' })
    expect(await gateway.balance(seat)).toBe(100_0000n)
  })
})
