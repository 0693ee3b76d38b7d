import { editPaymentMethod, paymentMethodsCall } from '@oriel/contract/office/payment'
import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import { openPayhouse, LINK } from '@oriel/domain/testing/payhouse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

const WHY = 'the bank asks for a higher least amount'
const WAY = { direction: 'in', currency: 'USD', code: 'bank' } as const
const VERSION = {
  ...WAY,
  is_open: true,
  link_id: LINK,
  min: '25',
  max: '5000',
  fee_fixed: '0',
  fee_ppm: 15_000,
  fee_least: '0',
  fee_most: null,
  expires_s: 1_800,
  promised_s: 60,
  sort: 0,
} as const

type Listed = { list: { code: string; currency: string; direction: string; min: string }[] }
let office: OpenOffice
let maker: Desk
let checker: Desk
beforeAll(async () => {
  office = await openOffice()
  const house = await openPayhouse(office.database)
  await house.method()
  maker = await office.signIn('rosa.lind')
  checker = await office.signIn('tran.lan')
})
afterAll(() => office.close())

const listed = async () =>
  (await maker.get<Listed>(paymentMethodsCall, {})).list.find(
    ({ direction, currency, code }) =>
      direction === WAY.direction && currency === WAY.currency && code === WAY.code,
  )

test('two people change a way to pay, and see what changes before they do', async () => {
  expect(await maker.get(paymentMethodsCall, {})).toMatchObject({
    links: expect.arrayContaining([LINK]),
  })
  const before = await listed()
  expect(before).toMatchObject({ link_id: LINK, is_open: 1 })
  expect(await maker.get(editPaymentMethod.preview, VERSION)).toMatchObject({
    before: { least: `${before?.min} USD` },
    after: { least: '25.0000 USD', fee_ppm: 15_000 },
    journals: [],
  })
  const asked = { ...VERSION, reason: WHY }
  const { proposal } = await maker.get<{ proposal: string }>(editPaymentMethod.run, asked)
  expect((await listed())?.min).toBe(before?.min)
  const seen = await checker.get<{ hash: string }>(proposalCall, { number: proposal })
  const vote = { number: proposal, vote: 'yes', reason: WHY, hash: seen.hash }
  expect((await checker.say(voteCall, vote)).body).toMatchObject({ code: 100 })
  expect(await listed()).toMatchObject({ min: '25.0000', fee_ppm: 15_000, expires_s: 1_800 })
})

test('what cannot be is refused before anybody is asked, and not everybody may', async () => {
  const wrong = { ...VERSION, max: '24', reason: WHY }
  expect((await maker.say(editPaymentMethod.run, wrong)).body.code).toBe(111)
  const support = await office.signIn('mai.srisuk')
  expect((await support.say(paymentMethodsCall, {})).status).toBe(403)
  const reader = await office.signIn('pham.ha')
  expect((await reader.say(editPaymentMethod.run, { ...VERSION, reason: WHY })).status).toBe(403)
})
