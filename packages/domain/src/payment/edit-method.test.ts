import { toldDatabase } from '@oriel/dev-world/testing/test-db'
import type { Actor } from '@oriel/domain/command'
import { commands, decideProposal, makeProposal } from '@oriel/domain/proposal'
import { reasonOf } from '@oriel/domain/testing/cards'
import { openTestOffice, type TestOffice } from '@oriel/domain/testing/office'
import { HERE, LINK, openPayhouse, type Payhouse } from '@oriel/domain/testing/payhouse'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPaymentMethods, listStandingMethods } from './payment.ts'

const WHY = 'the provider has new prices from Monday'
const NOW = new Date('2026-11-19T12:00:00.000Z')
const INPUT = {
  direction: 'in',
  currency: 'USD',
  code: 'bank',
  is_open: true,
  link_id: LINK,
  min: '20',
  max: '5000.50',
  fee_fixed: '1',
  fee_ppm: 15_000,
  fee_least: '0',
  fee_most: null,
  expires_s: 1_800,
  promised_s: 120,
  sort: 3,
}

let house: Payhouse
let office: TestOffice
let maker: Actor
let checker: Actor
beforeEach(async () => {
  house = await openPayhouse(await toldDatabase())
  await house.method()
  office = openTestOffice(house.database, 8)
  maker = await office.actor('rosa.lind')
  checker = await office.actor('tran.lan')
})
afterEach(async () => {
  await office.close()
  await house.database.drop()
})

function propose(changes: object = {}, actor = maker) {
  const one = commands.get('payment.method_edit')
  if (!one) throw new Error('there is no such command')
  const input = { ...INPUT, ...changes }
  return makeProposal(office.tools, actor, { one, input, siteId: HERE }, WHY, NOW)
}
async function agree(changes: object = {}) {
  const made = await propose(changes)
  if (!made.ok) return made
  const { command_hash: hash } = await office.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', made.value)
    .executeTakeFirstOrThrow()
  const vote = { id: made.value, vote: 'yes', reason: WHY, hash } as const
  return decideProposal(office.tools, commands, checker, vote, NOW)
}
const standing = async () =>
  (await listStandingMethods(house.database.rows, HERE)).find(
    ({ direction, currency, code, linkId }) =>
      direction === 'in' && currency === 'USD' && code === 'bank' && linkId === LINK,
  )
const offered = async () =>
  (
    await listPaymentMethods(house.database.rows, {
      siteId: HERE,
      direction: 'in',
      currency: 'USD',
    })
  ).filter(({ linkId }) => linkId === LINK)

test('a new version stands once two have agreed, and the one before stays for its orders', async () => {
  const before = await standing()
  expect(reasonOf(await agree())).toBe('done')
  const after = await standing()
  expect(after).toMatchObject({
    min: 200_000n,
    max: 50_005_000n,
    fee: { fixed: 10_000n, ppm: 15_000, most: null },
    expiresS: 1_800,
    sort: 3,
  })
  expect(after?.id).not.toBe(before?.id)
  const kept = await house.database.rows
    .selectFrom('payment_methods')
    .select('amount_min')
    .where('id', '=', before?.id ?? '')
    .executeTakeFirst()
  expect(kept?.amount_min).toBe(before?.min)
})

test('it is closed and opened again the same way', async () => {
  expect(reasonOf(await agree({ is_open: false }))).toBe('done')
  expect(await standing()).toMatchObject({ isClosed: true })
  expect(await offered()).toEqual([])
  expect(reasonOf(await agree())).toBe('done')
  expect(await standing()).toMatchObject({ isClosed: false })
  expect(await offered()).toHaveLength(1)
})

test.each([
  ['another site’s provider', { link_id: 'PSNOBODY' }, 'link_unknown'],
  ['a least of nothing', { min: '0' }, 'range_invalid'],
  ['a most below the least', { max: '19.99' }, 'range_invalid'],
  ['a fee as high as the least', { fee_fixed: '20' }, 'fee_invalid'],
  ['a fee whose most is below its least', { fee_least: '2', fee_most: '1' }, 'fee_invalid'],
  ['a way that is not there', { code: 'pigeon' }, 'subject_unknown'],
])('%s is refused when it is proposed', async (_name, changes, reason) => {
  expect(reasonOf(await propose(changes))).toBe(reason)
})

test('nobody writes one alone: not who may vote, and not the office past its commands', async () => {
  expect(reasonOf(await propose({}, checker))).toBe('not_allowed')
  const { id, ...row } = await house.database.rows
    .selectFrom('payment_methods')
    .selectAll()
    .where('link_id', '=', LINK)
    .executeTakeFirstOrThrow()
  const copy = { ...row, id: id.replace(/^./, '1'), code: 'own', amount_max: 1_000_000_000n }
  const written = office.office.rows.insertInto('payment_methods').values(copy).execute()
  await expect(written).rejects.toMatchObject({ constraint: 'payment_method_agreed' })
})
