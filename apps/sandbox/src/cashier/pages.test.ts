import { writePaymentCode } from '@oriel/core/payment-code/emv'
import { arrivalsOf, HUNDRED, openOrder } from '@oriel/payments/testing/ground'
import { afterEach, describe, expect, test } from 'vitest'
import { LOBBY } from '../testing/open-casino.ts'
import { openCashier, type OpenCashier } from '../testing/open-cashier.ts'

let cashier: OpenCashier | null = null
afterEach(() => cashier?.close())

async function opened(name: 'bridge' | 'harbor' | 'quarry') {
  cashier = await openCashier(name)
  const { base, ground } = cashier
  await ground.payers.setFaults({})
  const send = async (address: string, fields: object) => {
    const answer = await fetch(`${base}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    })
    return { status: answer.status, said: (await answer.json()) as Record<string, unknown> }
  }
  const page = async (address: string) => {
    const answer = await fetch(`${base}${address}`)
    return { status: answer.status, text: await answer.text() }
  }
  return { ground, base, send, page }
}

describe('the toy bank app', () => {
  const FIELDS = { amount: '100.00', currency: 'USD', name: 'ANNA' }

  test('pays an order by its account and message, in whatever case and with spaces', async () => {
    const { ground, send, page } = await opened('bridge')
    expect(await page('')).toMatchObject({ status: 200 })
    const order = await openOrder(ground, { reference: 'OR7K3Q9A4' })
    const { instructions } = order
    const account = 'receiver' in instructions ? instructions.receiver.number : ''
    const message = 'or7k 3q9-a4'
    const { said } = await send('/app/transfer', { ...FIELDS, account, message })
    expect(await arrivalsOf(ground, order)).toMatchObject([
      { providerTx: said['tx'], amount: HUNDRED, message, payer: { name: 'ANNA' }, state: 'final' },
    ])
    const { text } = await page('/app/recent')
    expect(text).toContain('100.0000 USD, final, for OR7K3Q9A4')
  })

  test('a payment with another message is nobody’s, one to another account goes nowhere', async () => {
    const { ground, send } = await opened('bridge')
    const order = await openOrder(ground)
    const { instructions } = order
    const account = 'receiver' in instructions ? instructions.receiver.number : ''
    expect((await send('/app/transfer', { ...FIELDS, account, message: 'hello' })).status).toBe(200)
    const wrong = { ...FIELDS, account: '1', message: order.asked.reference }
    expect(await send('/app/transfer', wrong)).toMatchObject({
      status: 400,
      said: { error: 'nobody has that account' },
    })
    expect(await arrivalsOf(ground, order)).toEqual([])
  })

  test('fills its fields from a code', async () => {
    const { send } = await opened('bridge')
    const fields = { account: '', message: '', ...FIELDS, act: 'scan' }
    const code = writePaymentCode({
      payee: { scheme: 'vietqr', bank: '970400', account: '9704220000417' },
      amount: 10_000_000_000n,
      reference: 'OR7K3Q9A4',
      name: '',
      city: '',
      use: 'once',
    })
    expect((await send('/app/transfer', { ...fields, code })).said).toEqual({
      fields: {
        account: '9704220000417',
        currency: 'VND',
        amount: '1000000.0000',
        message: 'OR7K3Q9A4',
      },
    })
    const changed = code.replace('970422', '970423')
    expect((await send('/app/transfer', { ...fields, code: changed })).status).toBe(400)
    expect((await send('/app/transfer', { ...fields, code: 'a picture' })).status).toBe(400)
  })
})

describe('the page of e-wallets and cards', () => {
  const PAYER = { name: 'ANNA', account: 'wallet-1' }
  const pathOf = (url: string): string => new URL(url).pathname.replace('/cashier/harbor', '')

  test('declines, approves, and leads back to the house', async () => {
    const { ground, send, page } = await opened('harbor')
    const order = await openOrder(ground)
    const at = pathOf('url' in order.instructions ? order.instructions.url : '')
    expect((await page(at)).text).toContain('To pay: 100.00 USD')
    const declined = await send(at, { ...PAYER, act: 'decline' })
    expect(declined.said).toEqual({ back: `${LOBBY}/user/Deposit` })
    await send(at, { ...PAYER, act: 'approve' })
    expect((await arrivalsOf(ground, order)).map(({ state }) => state)).toEqual(['void', 'final'])
  })

  test('is closed when its time is over, and leads nowhere else', async () => {
    const { ground, send, page } = await opened('harbor')
    const order = await openOrder(ground)
    const at = pathOf('url' in order.instructions ? order.instructions.url : '')
    await ground.payers.expire(order.asked.reference)
    expect((await page(at)).text).toContain('The time of this order is over.')
    expect((await send(at, { ...PAYER, act: 'approve' })).status).toBe(410)
    expect((await page('/pay/nobody')).status).toBe(404)
    const elsewhere = { ...order.asked, reference: 'R2', returnUrl: 'https://evil.example/x' }
    expect((await ground.port.open(elsewhere)).kind).toBe('unknown')
  })
})

describe('the chain explorer', () => {
  test('takes coins to the last decimal for an order, and tells their blocks', async () => {
    const { ground, send, page } = await opened('quarry')
    const order = await openOrder(ground)
    const address = 'address' in order.instructions ? order.instructions.address : ''
    expect((await send('/app/send', { address, coins: '0.12345678' })).status).toBe(200)
    const [arrival] = await arrivalsOf(ground, order)
    expect(arrival).toMatchObject({ state: 'seen', coins: { coins: 12_345_678n } })
    expect((await page('/app/recent')).text).toContain('0 of 2 blocks')
    expect((await page('')).status).toBe(200)
  })

  test.each(['0', '-1', '1e3', '0.123456789', '１'])('takes no %s', async (coins) => {
    const { ground, send } = await opened('quarry')
    const order = await openOrder(ground)
    const address = 'address' in order.instructions ? order.instructions.address : ''
    expect((await send('/app/send', { address, coins })).status).toBe(400)
    expect((await send('/app/send', { address: 'qry1nobody', coins: '1' })).status).toBe(400)
    expect(await arrivalsOf(ground, order)).toEqual([])
  })
})
