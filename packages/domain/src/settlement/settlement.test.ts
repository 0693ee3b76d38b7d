import { writeUnits } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { plant } from '@oriel/dev-world/testing/plant'
import { pullArrivals } from '@oriel/domain/deposit'
import { sweepDisputes } from '@oriel/domain/dispute'
import { savePaymentLink, SETTLEMENT_HEADER, type PaymentMethodId } from '@oriel/domain/payment'
import { NOON } from '../examples.ts'
import { createPayhouse, HERE, LINK, type Payhouse } from '@oriel/domain/testing/payhouse'
import { facingAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bringFile, compareFiles, findMissing, matchPaidOn, postAgreed } from './settlement.ts'

const HUNDRED = 1_000_000n
const DAY = '2026-11-14'
const BANK = 'PSBK01'

let house: Payhouse
let bank: PaymentMethodId
beforeEach(async () => {
  house = await createPayhouse(null, { settlement: 'csv' })
  bank = await house.method()
})
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await house.database.drop()
})

type Row = {
  readonly kind: string
  readonly tx?: string
  readonly reference?: string
  readonly gross: bigint
  readonly fee?: bigint
  readonly currency?: string
}
const fileOf = (rows: readonly Row[]): string =>
  [
    SETTLEMENT_HEADER,
    ...rows.map(({ kind, tx = '', reference = '', gross, fee = 0n, currency = 'USD' }, index) =>
      [
        index + 1,
        kind,
        tx,
        reference,
        currency,
        writeUnits(gross),
        writeUnits(fee),
        writeUnits(gross - fee),
        '2026-11-14T10:00:00Z',
        DAY,
      ].join(','),
    ),
    '',
  ].join('\n')
const bring = async (text: string, day = DAY) =>
  expectDone(await bringFile(house, { linkId: LINK, siteId: HERE, day, text, by: 'worker' }))
const settle = async (...rows: readonly Row[]) => {
  await bring(fileOf(rows))
  return compareFiles(house.desk)
}
const lines = async () =>
  house.database.rows
    .selectFrom('settlement_lines')
    .select(['line', 'outcome', 'reason'])
    .orderBy('line')
    .execute()
const outcomes = async () =>
  (await lines()).map(({ outcome, reason }) =>
    outcome === 'differs' || outcome === 'waits' ? reason : outcome,
  )
const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const casesOf = async () => (await house.cases('settlement')).map(({ subject }) => subject)

/** A credited arrival of a hundred. */
async function paid(tx = 'one', more: object = {}) {
  const { id } = await house.member()
  const order = await house.order(id, bank, HUNDRED)
  house.outside.pay({ tx, reference: order.reference, amount: HUNDRED, ...more })
  await pullArrivals(house.desk, LINK)
  return { ...order, id }
}

type Posts = Parameters<Payhouse['ledger']['postMany']>[1]
/** The same house, with books that do not take everything. */
const withLedger = (takes: (posts: Posts) => boolean, code = 'broken'): Payhouse['desk'] => ({
  ...house.desk,
  ledger: {
    ...house.ledger,
    async postMany(work, posts) {
      if (!takes(posts)) throw Object.assign(new Error('died'), { code })
      return house.ledger.postMany(work, posts)
    },
  },
})

describe('[S6.018] a line of a settlement file', () => {
  test('of what we have is matched, and its fee is posted where it is new', async () => {
    await paid('one', { fee: 12_000n })
    await paid('two')
    await settle(
      { kind: 'deposit', tx: 'one', gross: HUNDRED, fee: 12_000n },
      { kind: 'deposit', tx: 'two', gross: HUNDRED, fee: 15_000n },
    )
    expect(await outcomes()).toEqual(['matched', 'matched'])
    expect(await house.facing('fee')).toBe(-27_000n)
    expect(await house.facing('clearing')).toBe(-2n * HUNDRED + 27_000n)
    expect(await casesOf()).toEqual([])
  })

  test('of what we never heard of is an arrival at once, credited where its order is known', async () => {
    const { id } = await house.member()
    const order = await house.order(id, bank, HUNDRED)
    await settle(
      { kind: 'deposit', tx: 'lost', reference: order.reference, gross: HUNDRED, fee: 12_000n },
      { kind: 'deposit', tx: 'strange', reference: 'ORNOBODY', gross: 500_000n },
    )
    expect(await outcomes()).toEqual(['taken', 'taken'])
    expect(await house.balance('available', id)).toBe(HUNDRED)
    expect(await house.suspense()).toBe(500_000n)
    expect(await casesOf()).toEqual(['lost', 'strange'])
    // The feed tells it later: nothing is credited twice.
    house.outside.pay({ tx: 'lost', reference: order.reference, amount: HUNDRED, fee: 12_000n })
    await pullArrivals(house.desk, LINK)
    expect(await house.balance('available', id)).toBe(HUNDRED)
  })

  test.each<[string, Partial<Row>, string]>([
    ['another amount', { gross: HUNDRED + 1n }, 'other_amount'],
    ['another currency', { currency: 'VND' }, 'other_currency'],
    ['another fee', { fee: 11_000n }, 'other_fee'],
  ])('with %s posts nothing and is a case', async (_name, changes, reason) => {
    await paid('one', { fee: 12_000n })
    const before = await house.facing('clearing')
    await settle({ kind: 'deposit', tx: 'one', gross: HUNDRED, fee: 12_000n, ...changes })
    expect(await outcomes()).toEqual([reason])
    expect(await house.facing('clearing')).toBe(before)
    expect(await casesOf()).toEqual(['one'])
  })

  test('of a cost is posted up to a hundred dollars, and waits for two people above', async () => {
    await settle(
      { kind: 'fee', gross: -300_000n },
      { kind: 'adjustment', gross: 50_000n },
      { kind: 'fee', gross: -1_000_100n },
    )
    expect(await outcomes()).toEqual(['posted', 'posted', 'large'])
    expect([await house.facing('fee'), await house.facing('clearing')]).toEqual([
      -250_000n,
      250_000n,
    ])
  })

  test('of a dispute that nobody told us of takes the payment back', async () => {
    const one = await paid()
    await settle({ kind: 'chargeback', tx: 'one', gross: -HUNDRED, fee: 150_000n })
    await sweepDisputes(house.desk)
    expect(await outcomes()).toEqual(['taken'])
    expect(await house.balance('available', one.id)).toBe(0n)
    expect(await house.facing('clearing')).toBe(150_000n)
    const again = { kind: 'chargeback', tx: 'one', gross: -HUNDRED, fee: 150_000n }
    await bring(fileOf([again]), dayIn(-1))
    await compareFiles(house.desk)
    expect(await outcomes()).toContain('twice')
    expect(await house.facing('clearing')).toBe(150_000n)
  })

  test('that stands in a file already is a case, and posts nothing', async () => {
    await paid()
    const line = { kind: 'deposit', tx: 'one', gross: HUNDRED, fee: 12_000n }
    await settle(line, line)
    expect(await outcomes()).toEqual(['matched', 'twice'])
    expect(await house.facing('fee')).toBe(-12_000n)
  })

  test('that cannot be posted is a case, and the lines after it go on', async () => {
    await paid()
    const broken = withLedger((posts) => posts.every(({ key }) => !key.endsWith(':one')))
    await bring(
      fileOf([
        { kind: 'deposit', tx: 'one', gross: HUNDRED, fee: 12_000n },
        { kind: 'fee', gross: -300_000n },
      ]),
    )
    await compareFiles(broken)
    expect(await outcomes()).toEqual(['cannot_be_posted', 'posted'])
  })

  test('that corrects what was taken back posts what the provider gives back alone', async () => {
    const one = await paid('one', { fee: 12_000n })
    house.outside.pay({ tx: 'one', reference: one.reference, amount: HUNDRED, state: 'void' })
    await pullArrivals(house.desk, LINK)
    await sweepDisputes(house.desk)
    await settle({ kind: 'adjustment', tx: 'one', gross: -HUNDRED, fee: -12_000n })
    expect(await outcomes()).toEqual(['matched'])
    expect([await house.facing('fee'), await house.facing('clearing')]).toEqual([0n, 0n])
  })

  test('of a payout that is not ours is a case', async () => {
    await settle({ kind: 'payout', tx: 'out', reference: 'abc', gross: -HUNDRED })
    expect(await outcomes()).toEqual(['unknown'])
    expect(await casesOf()).toEqual(['out'])
  })
})

describe('a file', () => {
  test('brought twice is one, by whoever', async () => {
    const text = fileOf([{ kind: 'fee', gross: -300_000n }])
    const [first, second] = [await bring(text), await bring(text)]
    expect(second.id).toBe(first.id)
    await Promise.all([compareFiles(house.desk), compareFiles(house.desk)])
    expect(await house.facing('fee')).toBe(-300_000n)
  })

  test.each([
    ['cut within a line', (text: string) => text.slice(0, -30), 2],
    [
      'with a wrong sum',
      (text: string) => text.replace('-30.0000,0.0000,-30', '-30.0000,0.0000,-31'),
      1,
    ],
    ['that is something else', () => 'a page that says sorry', 0],
  ])('%s posts nothing and is a case', async (_name, broken, line) => {
    const text = broken(
      fileOf([
        { kind: 'fee', gross: -300_000n },
        { kind: 'fee', gross: -100n },
      ]),
    )
    expect(await bring(text)).toMatchObject({ state: 'broken', brokenLine: line })
    expect(await compareFiles(house.desk)).toBe(0)
    expect(await house.facing('fee')).toBe(0n)
    expect((await house.cases('settlement'))[0]?.detail).toMatchObject({ reason: 'broken', line })
  })

  test('of many pages goes on where a worker died, and posts each line once', async () => {
    await bring(fileOf(Array.from({ length: 350 }, () => ({ kind: 'fee', gross: -1_000n }))))
    let pages = 0
    const dying = withLedger(() => {
      pages += 1
      return pages !== 3
    }, 'ECONNREFUSED')
    await expect(compareFiles(dying)).rejects.toThrow()
    expect((await lines()).filter(({ outcome }) => outcome === null)).toHaveLength(150)
    await compareFiles(house.desk)
    expect(await house.facing('fee')).toBe(-350_000n)
  })
})

describe('what a provider has paid on to our bank', () => {
  const atBank = () =>
    readBalance(house.database.rows, facingAccount(HERE, 'clearing', BANK, 'USD'))
  beforeEach(async () => {
    const one = { dialect: 'bridge', url: 'http://127.0.0.1:1', operator: 'house', isSandbox: true }
    await savePaymentLink(house.database.rows, { id: BANK, siteId: HERE, ...one }, NOON)
    await plant(
      house.database,
      `UPDATE payment_links SET settles_to = '${BANK}' WHERE id = '${LINK}'`,
    )
  })
  /** The bank tells of it in its feed. */
  const tellBank = async (message: string): Promise<void> => {
    const paidIn = { tx: 'bank-1', message, amount: 988_000n }
    house.outside.pay(paidIn)
    const desk = { ...house.desk, payments: { port: async () => house.outside.port } }
    await pullArrivals(desk, BANK)
  }
  const file = () => settle({ kind: 'settlement', tx: 'PAY7701', gross: -988_000n })

  test.each(['file', 'feed'])('is posted once, the %s first', async (first) => {
    if (first === 'file') await file()
    await tellBank('PSTEST PAY-7701')
    if (first === 'feed') await file()
    expect(await matchPaidOn(house.desk)).toBe(1)
    expect(await matchPaidOn(house.desk)).toBe(0)
    expect(await outcomes()).toEqual(['posted'])
    expect([await house.facing('clearing'), await atBank()]).toEqual([988_000n, -988_000n])
    expect(await house.suspense()).toBe(0n)
  })

  test('less what the provider keeps for sending it, which never reaches the bank', async () => {
    await settle({ kind: 'settlement', tx: 'PAY7701', gross: -988_000n, fee: 12_000n })
    await tellBank('PAY7701')
    expect(await matchPaidOn(house.desk)).toBe(1)
    expect([await house.facing('clearing'), await atBank()]).toEqual([1_000_000n, -988_000n])
    expect(await house.facing('fee')).toBe(-12_000n)
  })

  test('waits for people where nobody has said which bank that is', async () => {
    await plant(house.database, `UPDATE payment_links SET settles_to = NULL`)
    await file()
    expect(await outcomes()).toEqual(['no_bank'])
  })

  test.each(['for the garden', 'PAY77012', 'XPAY7701'])(
    'is not taken for what %s names',
    async (message) => {
      await file()
      await tellBank(message)
      expect(await matchPaidOn(house.desk)).toBe(0)
    },
  )

  test('is not taken for what somebody else sent of the same amount', async () => {
    await file()
    await tellBank('for the garden')
    expect(await matchPaidOn(house.desk)).toBe(0)
    expect(await house.suspense()).toBe(988_000n)
  })

  test('is a case where the bank does not tell of it for two days', async () => {
    await file()
    await moveClock(house.database.ownerUrl, { aheadMs: 49 * 3_600_000 })
    await matchPaidOn(house.desk)
    expect((await house.cases('settlement'))[0]?.detail).toMatchObject({ reason: 'not_arrived' })
  })
})

test('what two people have agreed to is posted by the worker, once, and its case is over', async () => {
  await settle({ kind: 'fee', gross: -2_000_000n })
  expect(await casesOf()).toHaveLength(1)
  await plant(house.database, `UPDATE settlement_lines SET outcome = 'agreed'`)
  expect(await postAgreed(house.desk)).toBe(1)
  expect(await postAgreed(house.desk)).toBe(0)
  expect(await house.facing('fee')).toBe(-2_000_000n)
  expect(await outcomes()).toEqual(['posted'])
  expect(await casesOf()).toEqual([])
})

test('what no file has for two days is a case, and above a hundred dollars its way is closed', async () => {
  await paid('small')
  const { id } = await house.member()
  const order = await house.order(id, bank, HUNDRED)
  house.outside.pay({ tx: 'large', reference: order.reference, amount: 1_500_000n })
  house.outside.pay({ tx: 'there', reference: order.reference, amount: HUNDRED })
  await pullArrivals(house.desk, LINK)
  await bring(fileOf([{ kind: 'deposit', tx: 'there', gross: HUNDRED }]), dayIn(0))
  await compareFiles(house.desk)
  expect(await findMissing(house.desk)).toBe(0)
  await bring(fileOf([]), dayIn(1))
  await compareFiles(house.desk)
  expect(await findMissing(house.desk)).toBe(2)
  expect(await casesOf()).toEqual(['large', 'small'])
  const methods = await house.database.rows.selectFrom('payment_methods').selectAll().execute()
  expect(methods.every(({ closed_at }) => closed_at !== null)).toBe(true)
})
