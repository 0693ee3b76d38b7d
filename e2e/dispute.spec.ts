import { newId, type MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import type { Member } from '@oriel/domain/member'
import { noteWalletChanged } from '@oriel/domain/wallet'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import type { Page } from '@playwright/test'
import { disputeCard, openBank } from './cashier.ts'
import { enterLive } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { violationsOf } from './violations.ts'

const NAME = 'Sophia Reyes'
const main = (page: Page) => page.getByRole('main')

/** By card, on the page of the provider. */
async function payIn(page: Page, amount: string): Promise<string> {
  await main(page).locator('.deposit-method').filter({ hasText: 'E-wallet or card' }).click()
  await main(page).getByLabel('How much?').fill(amount)
  await main(page).getByRole('button', { name: 'Continue to payment' }).click()
  const way = main(page).getByRole('link', { name: 'Open the payment page' })
  const address = (await way.getAttribute('href')) ?? ''
  const provider = await page.context().newPage()
  await provider.goto(address)
  await provider.getByLabel('Name').fill(NAME)
  await provider.getByRole('button', { name: 'Approve' }).click()
  await expect(provider.getByRole('status').getByRole('heading')).toContainText('arrived')
  await provider.close()
  const head = main(page).getByRole('status').getByRole('heading')
  await expect(head).toHaveText(`$${amount}.00 arrived`)
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** As if they had lost so much. */
async function lose(database: Database, { id, siteId }: Member, units: bigint): Promise<void> {
  const entries = [
    { account: memberAccount(id, 'available', 'USD'), units: -units },
    { account: houseAccount(siteId, 'adjustment', 'USD'), units },
  ]
  const cause = { kind: 'test', id: newId() } as const
  await database.transaction(async (work) => {
    const key = `journey:${cause.id}`
    expectDone(await createLedger(database).post(work, { key, kind: 'test', cause, entries }))
    await noteWalletChanged(work, { siteId, memberId: id })
  })
}

/** What the provider calls the payment that a member was credited with. */
async function paymentOf(database: Database, memberId: MemberId): Promise<string> {
  const { provider_tx: tx } = await database.rows
    .selectFrom('payment_arrivals as a')
    .innerJoin('deposits as d', 'd.id', 'a.order_id')
    .select('a.provider_tx')
    .where('d.member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return tx
}

test('[S4.101] a payment is taken back of which more is lost than left: the rest is owed, and the next deposit pays it first', async ({
  page,
  at,
  database,
  context,
}) => {
  const member = await makePerson(database, { currency: 'USD', personal: { name: NAME } })
  await enterLive(page, database, member, at('oriel', '/user/Deposit'))
  const bank = await openBank(context)
  const number = await payIn(page, '100')
  await lose(database, member, 700_000n)

  await test.step('their wallet says what is owed, and why, while they look at it', async () => {
    await page.goto(at('oriel', '/user/MyWallet'))
    const total = main(page).locator('.wallet-total')
    await expect(total).toHaveText('$30.00')
    await disputeCard(bank, await paymentOf(database, member.id))
    await expect(main(page).locator('.wallet-owed')).toContainText('Owed $70.00')
    await expect(total).toHaveText('$0.00')
    await expect(main(page).getByText('Your next deposit pays this first.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
  await test.step('payment history and statement have it', async () => {
    await page.goto(at('oriel', '/user/DWRecord'))
    const record = main(page).getByRole('listitem').filter({ hasText: number })
    await expect(record).toContainText('Taken back')
    await page.goto(at('oriel', '/user/Statement'))
    const rows = main(page).getByRole('listitem').filter({ hasText: 'Deposit' })
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('$30.00')
  })
  await test.step('the next deposit pays it first', async () => {
    await page.goto(at('oriel', '/user/Deposit'))
    await payIn(page, '90')
    await expect(main(page).getByText('What you owed')).toBeVisible()
    await page.goto(at('oriel', '/user/MyWallet'))
    await expect(main(page).locator('.wallet-total')).toHaveText('$20.00')
    await expect(main(page).locator('.wallet-owed')).toHaveCount(0)
  })
})
