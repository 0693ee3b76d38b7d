import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  arrivalsOf,
  endOfFeed,
  fateOf,
  HUNDRED,
  linesOf,
  openOrder,
  paidOrder,
  payOrder,
  payoutOf,
  readAll,
  type PaymentGround,
} from '@oriel/payments/testing/ground'
import { isDone } from '@oriel/providers/testing/check'
import { afterEach, describe, expect, test } from 'vitest'
import { openCashier, type CashierChange, type OpenCashier } from '../testing/open-cashier.ts'

const NAMES = ['bridge', 'harbor', 'quarry'] as const
type Name = (typeof NAMES)[number]

const open: OpenCashier[] = []
const servers: Server[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ close }) => close()))
  for (const server of servers.splice(0)) server.close()
})

async function opened(name: Name, change: CashierChange = {}): Promise<OpenCashier> {
  const cashier = await openCashier(name, change)
  open.push(cashier)
  return cashier
}

type Faults = Readonly<Record<string, unknown>>
type Heard = { readonly body: string; readonly kind: string }

/** A house that reads webhooks with its port, and answers what it is told to. */
async function listen(answer: (heard: readonly Heard[]) => { status: number; body: string }) {
  const heard: Heard[] = []
  let reader: PaymentGround['port'] | null = null
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const raw = Buffer.concat(parts)
      const told = reader?.readHook(raw, request.headers) ?? 'nobody reads'
      heard.push({ body: raw.toString(), kind: typeof told === 'string' ? told : told.kind })
      const { status, body } = answer(heard)
      response.writeHead(status).end(body)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    heard,
    hook: `http://127.0.0.1:${port}/hook`,
    reads: (ground: PaymentGround) => void (reader = ground.port),
  }
}

const ACCEPTED = { status: 200, body: '[accepted]' }
const dump = async (base: string) =>
  (await (await fetch(`${base}/control/dump`)).json()) as {
    hooks: { state: string; tries: number }[]
    held: { currency: string; held: number }[]
  }

describe.each(NAMES)('webhooks of %s', (name) => {
  test('are signed, and sent until the house has taken them', async () => {
    const house = await listen((heard) =>
      heard.length === 1 ? { status: 500, body: '' } : ACCEPTED,
    )
    const { ground, base } = await opened(name, { hook: house.hook })
    house.reads(ground)
    await ground.payers.setFaults({})
    await payOrder(ground, await openOrder(ground), { pending: true })
    await expect.poll(async () => (await dump(base)).hooks).toMatchObject([{ state: 'taken' }])
    expect(house.heard.map(({ kind }) => kind)).toEqual(['proven', 'proven'])
    expect(new Set(house.heard.map(({ body }) => body)).size).toBe(1)
  })

  test('come twice, forged or never, as the faults say', async () => {
    const house = await listen(() => ACCEPTED)
    const { ground, base } = await opened(name, { hook: house.hook })
    house.reads(ground)
    const one = async (faults: Faults) => {
      await ground.payers.setFaults({ ...faults })
      await payOrder(ground, await openOrder(ground), { pending: true })
    }
    await one({ hook_twice: 1 })
    await expect.poll(() => house.heard.length).toBe(2)
    await one({ hook_bad_signature: 1 })
    await expect.poll(() => house.heard.map(({ kind }) => kind)).toContain('bad_signature')
    await one({ hook_lost: 1 })
    await expect.poll(async () => (await dump(base)).hooks.at(-1)?.state).toBe('lost')
    expect(house.heard).toHaveLength(3)
  })
})

test('Harbor wants its own words for a yes, and tells what came later first', async () => {
  const house = await listen((heard) => (heard.length < 2 ? { status: 200, body: 'ok' } : ACCEPTED))
  const { ground, base } = await opened('harbor', { hook: house.hook })
  house.reads(ground)
  await paidOrder(ground)
  await expect.poll(async () => (await dump(base)).hooks).toMatchObject([{ state: 'taken' }])
  const body = JSON.parse(house.heard[0]?.body ?? '{}') as { items: { status: string }[] }
  expect(body.items.map(({ status }) => status)).toEqual(['captured', 'pending'])
})

describe.each(NAMES)('payers of %s', (name) => {
  const paid = async (faults: Faults) => {
    const { ground } = await opened(name)
    await ground.payers.setFaults(faults)
    const order = await openOrder(ground)
    await payOrder(ground, order)
    return { ground, order, arrivals: await arrivalsOf(ground, order) }
  }

  test('pay short, over, twice and late', async () => {
    expect((await paid({ paid_short: 1 })).arrivals[0]?.amount).toBe((HUNDRED * 9n) / 10n)
    expect((await paid({ paid_over: 1 })).arrivals[0]?.amount).toBe((HUNDRED * 11n) / 10n)
    expect((await paid({ paid_twice: 1 })).arrivals).toHaveLength(2)
    const { ground, order } = await paid({ paid_late: 1 })
    const status = isDone('status', await ground.port.orderStatus(order.asked.reference))
    expect(status).toMatchObject({ state: 'closed', arrivals: [{ state: 'final' }] })
  })

  test('the same seed does the same to the same', async () => {
    const { ground } = await opened(name)
    await ground.payers.setFaults({ paid_twice: 0.5, seed: 'a' })
    const counts = async () => {
      const found: number[] = []
      for (let turn = 1; turn <= 12; turn += 1) {
        const amount = HUNDRED + BigInt(turn) * 10_000n
        const order = await openOrder(ground, { amount, reference: `${name}${turn}seed` })
        await payOrder(ground, order)
        found.push((await arrivalsOf(ground, order)).length)
      }
      return found
    }
    const first = await counts()
    expect(new Set(first)).toEqual(new Set([1, 2]))
    const second = await opened(name)
    await second.ground.payers.setFaults({ paid_twice: 0.5, seed: 'a' })
    const again: number[] = []
    for (let turn = 1; turn <= 12; turn += 1) {
      const amount = HUNDRED + BigInt(turn) * 10_000n
      const order = await openOrder(second.ground, { amount, reference: `${name}${turn}seed` })
      await payOrder(second.ground, order)
      again.push((await arrivalsOf(second.ground, order)).length)
    }
    expect(again).toEqual(first)
  })
})

describe('by themselves', () => {
  test('payouts are paid, fail late or come back when their time has come', async () => {
    let aheadMs = 0
    const { ground } = await opened('bridge', { now: () => new Date(Date.now() + aheadMs) })
    const send = async (faults: Faults) => {
      await ground.payers.setFaults({ payout_ms: 10_000, ...faults })
      const asked = payoutOf(ground)
      isDone(
        'payout',
        await ground.portOver({ now: () => new Date(Date.now() + aheadMs) }).payout(asked),
      )
      return asked.reference
    }
    const stateOf = async (reference: string) => {
      const now = () => new Date(Date.now() + aheadMs)
      return isDone('it', await ground.portOver({ now }).payoutStatus(reference)).state
    }
    const one = await send({})
    aheadMs += 11_000
    await expect.poll(() => stateOf(one)).toBe('paid')
    const two = await send({ payout_failed_late: 1 })
    aheadMs += 11_000
    await expect.poll(() => stateOf(two)).toBe('failed')
    const three = await send({ payout_returned: 1 })
    aheadMs += 11_000
    await expect.poll(() => stateOf(three)).toBe('returned')
  })

  test('a payout that is under way for ever stays so', async () => {
    let aheadMs = 0
    const { ground } = await opened('harbor', { now: () => new Date(Date.now() + aheadMs) })
    const { opened: order } = await paidOrder(ground)
    const asked = payoutOf(ground)
    isDone('payout', await ground.port.payout(asked))
    aheadMs += 3_600_001
    await ground.payers.setFaults({ status_pending_forever: 1, chargeback_after_s: 60 })
    const taken = async () => (await arrivalsOf(ground, order))[0]?.takenBack?.kind
    await expect.poll(taken).toBe('chargeback')
    expect(await fateOf(ground, asked.reference)).toEqual({ state: 'pending' })
    await ground.payers.setFaults({})
    await expect.poll(async () => (await fateOf(ground, asked.reference)).state).toBe('paid')
  })

  test('blocks come with the time and confirm what was seen', async () => {
    let aheadMs = 0
    const { ground } = await opened('quarry', { now: () => new Date(Date.now() + aheadMs) })
    await ground.payers.setFaults({ block_ms: 2_000 })
    const order = await openOrder(ground)
    await payOrder(ground, order, { pending: true })
    const state = async () => (await arrivalsOf(ground, order))[0]?.state
    expect(await state()).toBe('seen')
    aheadMs += 20_000
    await expect.poll(state).toBe('final')
    await ground.payers.setFaults({ block_ms: 2_000, reorg_depth: 100 })
    aheadMs += 2_500
    await expect.poll(state).toBe('void')
  })

  test('what is final is disputed when its time has come', async () => {
    let aheadMs = 0
    const { ground } = await opened('harbor', { now: () => new Date(Date.now() + aheadMs) })
    await ground.payers.setFaults({ chargeback_after_s: 60 })
    const { opened: order } = await paidOrder(ground)
    expect((await arrivalsOf(ground, order))[0]?.takenBack).toBeNull()
    aheadMs += 61_000
    const taken = async () => (await arrivalsOf(ground, order))[0]?.takenBack?.kind
    await expect.poll(taken).toBe('chargeback')
  })
})

test('a settlement leaves out, adds and changes as the faults say', async () => {
  const { ground } = await opened('harbor')
  const { arrival } = await paidOrder(ground)
  const day = await ground.payers.closeDay()
  const linesWith = async (faults: Faults) => {
    await ground.payers.setFaults(faults)
    return linesOf(ground, day)
  }
  const [right] = await linesWith({})
  expect(right?.gross).toBe(arrival.amount)
  expect(await linesWith({ settlement_missing: 1 })).toEqual([])
  expect((await linesWith({ settlement_extra: 1 })).map(({ reference }) => reference)).toEqual([
    right?.reference,
    '',
  ])
  expect((await linesWith({ settlement_amount: 1 }))[0]?.gross).toBe(arrival.amount + 100n)
  expect((await linesWith({ settlement_fee: 1 }))[0]?.fee).toBe((right?.fee ?? 0n) + 100n)
})

test('a feed that repeats tells the last change again, and loses none', async () => {
  const { ground } = await opened('bridge')
  const from = await endOfFeed(ground)
  await paidOrder(ground)
  const { cursor } = await readAll(ground, from)
  await ground.payers.setFaults({ feed_repeat: 1 })
  expect((await readAll(ground, cursor)).arrivals).toHaveLength(1)
})

test('its books outlive the process, and what is held is the sum of its lines', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'oriel-cashier-'))
  const first = await openCashier('bridge', { dataFolder })
  const { opened: order } = await paidOrder(first.ground)
  const asked = payoutOf(first.ground, { amount: HUNDRED / 4n })
  isDone('payout', await first.ground.port.payout(asked))
  await first.ground.payers.onPayout('pay_out', asked.reference)
  await first.close()
  const { ground, base } = await opened('bridge', { dataFolder })
  expect(await arrivalsOf(ground, order)).toMatchObject([{ amount: HUNDRED, state: 'final' }])
  expect(await fateOf(ground, asked.reference)).toMatchObject({ state: 'paid' })
  expect((await dump(base)).held).toEqual([{ currency: 'USD', held: 750_000 }])
  rmSync(dataFolder, { recursive: true, force: true })
})
