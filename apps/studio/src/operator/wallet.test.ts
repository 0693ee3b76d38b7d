import { describe, expect, test } from 'vitest'
import { addKey, endKey } from './operators.ts'
import { signRequest } from '@oriel/contract/provider-client'
import { useStudio } from '../testing/open-studio.ts'

const house = useStudio()
let refs = 0
const newRef = () => `transfer-${(refs += 1)}`
const player = { member_ref: 'anna', currency: 'USD' }
const TRANSFER = '/operator/v1/transfer'
const known = async () => {
  const member_ref = `member-w${(refs += 1)}`
  const own = { member_ref, currency: 'USD' }
  await house.call('/operator/v1/player', own)
  return own
}
const balanceOf = async (who: object) =>
  (await house.call('/operator/v1/balance', who)).body.data?.['balance']

describe('transfers', () => {
  test('money comes in once, however often it is said', async () => {
    const who = await known()
    const asked = { ...who, ref: newRef(), direction: 'in', amount: '12.5000' }
    const answers = await Promise.all(Array.from({ length: 20 }, () => house.call(TRANSFER, asked)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]).toMatchObject({
      status: 200,
      isSigned: true,
      body: { ok: true, data: { amount: '12.5000', balance: '12.5000' } },
    })
    expect(await balanceOf(who)).toBe('12.5000')
  })

  test('the same reference for something else is refused, and nothing moves', async () => {
    const who = await known()
    const asked = { ...who, ref: newRef(), direction: 'in', amount: '5' }
    await house.call(TRANSFER, asked)
    const other = await house.call(TRANSFER, { ...asked, amount: '6' })
    expect(other.body).toEqual({ ok: false, reason: 'duplicate_different' })
    expect(await balanceOf(who)).toBe('5.0000')
  })

  test('all goes back, and more than there is does not', async () => {
    const who = await known()
    await house.call(TRANSFER, { ...who, ref: newRef(), direction: 'in', amount: '7.77' })
    const tooMuch = { ...who, ref: newRef(), direction: 'out', amount: '7.7701' }
    expect((await house.call(TRANSFER, tooMuch)).body.reason).toBe('insufficient_funds')
    const all = { ...who, ref: newRef(), direction: 'out', amount: 'all' }
    expect((await house.call(TRANSFER, all)).body.data).toMatchObject({
      amount: '7.7700',
      balance: '0.0000',
    })
    // A refused reference stays refused: the house may rely on it.
    await house.call(TRANSFER, { ...who, ref: newRef(), direction: 'in', amount: '100' })
    expect((await house.call(TRANSFER, tooMuch)).body.reason).toBe('insufficient_funds')
  })

  test('a cancelled reference never applies, however late it comes', async () => {
    const who = await known()
    const asked = { ...who, ref: newRef(), direction: 'in', amount: '5' }
    const cancel = () => house.call('/operator/v1/transfer/cancel', { ref: asked.ref })
    expect((await cancel()).body.data).toEqual({ state: 'cancelled' })
    expect((await house.call(TRANSFER, asked)).body.reason).toBe('cancelled')
    expect((await cancel()).body.data).toEqual({ state: 'cancelled' })
    expect(await balanceOf(who)).toBe('0.0000')
    const status = await house.call('/operator/v1/transfer/status', { ref: asked.ref })
    expect(status.body.data?.['state']).toBe('cancelled')
  })

  test('cancelling what was applied says so', async () => {
    const who = await known()
    const asked = { ...who, ref: newRef(), direction: 'in', amount: '5' }
    await house.call(TRANSFER, asked)
    const cancelled = await house.call('/operator/v1/transfer/cancel', { ref: asked.ref })
    expect(cancelled.body.data).toEqual({ state: 'already_applied' })
  })

  test('a transfer and its cancellation at once: one of them holds, never both', async () => {
    for (let round = 0; round < 20; round += 1) {
      const who = await known()
      const asked = { ...who, ref: newRef(), direction: 'in', amount: '5' }
      const [moved, cancelled] = await Promise.all([
        house.call(TRANSFER, asked),
        house.call('/operator/v1/transfer/cancel', { ref: asked.ref }),
      ])
      const isMoved = moved.body.ok === true
      expect(cancelled.body.data?.['state']).toBe(isMoved ? 'already_applied' : 'cancelled')
      expect(await balanceOf(who)).toBe(isMoved ? '5.0000' : '0.0000')
    }
  })

  test.each(['-1', '0', '1e3', '1.23456', '', ' 5', '0x10', '９', 'ALL', 5, null, ['1']])(
    'an amount of %j is no amount',
    async (amount) => {
      const asked = { ...player, ref: newRef(), direction: 'in', amount }
      expect((await house.call(TRANSFER, asked)).status).toBe(400)
    },
  )

  test('"all" only goes out, and who is unknown has no wallet', async () => {
    const who = await known()
    const all = { ...who, ref: newRef(), direction: 'in', amount: 'all' }
    expect((await house.call(TRANSFER, all)).body.reason).toBe('amount_not_allowed')
    const nobody = { member_ref: 'nobody', currency: 'USD' }
    const asked = { ...nobody, ref: newRef(), direction: 'in', amount: '1' }
    expect((await house.call(TRANSFER, asked)).body.reason).toBe('player_unknown')
    expect((await house.call('/operator/v1/balance', nobody)).body.reason).toBe('player_unknown')
  })
})

describe('signatures', () => {
  const PATH = '/operator/v1/player'
  const body = JSON.stringify(player)
  const send = (request: ReturnType<typeof signRequest>, payload = request.body, url = PATH) =>
    house.door.inject({ method: 'POST', url, headers: request.headers, payload })
  const now = () => house.studio.now().getTime()

  test('one changed byte, another path, another operator or no signature: 401', async () => {
    const request = signRequest(house.secret, PATH, body, now())
    expect((await send(request, `${body} `)).statusCode).toBe(401)
    expect((await send(request, body, '/operator/v1/balance')).statusCode).toBe(401)
    const renamed = { ...request.headers, 'x-oriel-operator': 'other' }
    expect((await send({ ...request, headers: renamed })).statusCode).toBe(401)
    const unsigned = { ...request.headers, 'x-oriel-signature': '' }
    expect((await send({ ...request, headers: unsigned })).statusCode).toBe(401)
    expect((await send(request)).statusCode).toBe(200)
  })

  test('a signed call is good once', async () => {
    const request = signRequest(house.secret, PATH, body, now())
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(request)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(9)
  })

  test.each([-31_000, 31_000])('%i ms away is too far', async (away) => {
    const answer = await send(signRequest(house.secret, PATH, body, now() + away))
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({ error: 'stale' })
  })

  test('a new key works beside the old one until the old one ends', async () => {
    const { studio, operator, secret } = house
    const second = {
      ...secret,
      keyId: 'second',
      secret: await addKey(studio, operator.id, 'second'),
    }
    expect((await house.call(PATH, player, second)).status).toBe(200)
    expect((await house.call(PATH, player, secret)).status).toBe(200)
    await endKey(studio, operator.id, 'second', studio.now())
    expect((await house.call(PATH, player, second)).status).toBe(401)
  })
})
