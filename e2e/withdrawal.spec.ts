import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { CAST_WITHDRAW_PASSWORD, ORIEL } from '@oriel/dev-world/cast'
import type { Member } from '@oriel/domain/member'
import { approveWithdrawal, refuseWithdrawal, type WithdrawalId } from '@oriel/domain/withdrawal'
import { createLedger } from '@oriel/ledger/ledger'
import type { Page } from '@playwright/test'
import { openBank, sendBack } from './cashier.ts'
import { enterAt, enterLive } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { askToBePaid, makeRich, newNumber } from './holder.ts'
import { violationsOf } from './violations.ts'

const FRAME = '/user/Withdrawal'
const WRONG_PIN = '0000'

const main = (page: Page) => page.getByRole('main')
const clock = (page: Page) => main(page).getByRole('region', { name: 'Withdrawal clock' })
const stage = (page: Page, name: string) =>
  clock(page).getByRole('listitem').filter({ hasText: name })
const last = (page: Page) => main(page).getByRole('region', { name: 'Last withdrawals' })

/** The member's only open withdrawal, as the office finds it. */
async function openOf(database: Database, { id }: Member): Promise<WithdrawalId> {
  const found = await database.rows
    .selectFrom('withdrawals')
    .select('id')
    .where('member_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return found.id as WithdrawalId
}

/** One more person of the office says yes. */
async function approve(database: Database, member: Member): Promise<void> {
  const id = await openOf(database, member)
  const by = { staff: newId(), because: 'journey', now: new Date() }
  const ledger = createLedger(database)
  await database.transaction(async (work) =>
    expectDone(await approveWithdrawal(work, ledger, { siteId: ORIEL, id }, by)),
  )
}

test(
  '[S2.056] a withdrawal is held at once, seen by two people, paid, and sent back by the bank, all while its page is looked at',
  { tag: '@phone' },
  async ({ page, at, database, isMobile, context }) => {
    const number = newNumber()
    const member = await makeRich(database, number)
    await enterLive(page, database, member, at('oriel', FRAME))
    const beside = page.locator('.member-total').getByRole('definition')
    const balance = isMobile ? page.getByTestId('balance') : beside
    await expect(balance).toHaveText('$1,000.00')
    expect(await violationsOf(page)).toEqual([])
    await test.step('too much, and a wrong password, are said at their fields', async () => {
      await askToBePaid(page, '2000')
      await expect(main(page).getByText('At most $1,000.00: no more is free now.')).toBeVisible()
      await expect(main(page).getByLabel('How much?')).toBeFocused()
      await askToBePaid(page, '450', WRONG_PIN)
      await expect(main(page).getByText('Wrong withdrawal password.')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await expect(balance).toHaveText('$1,000.00')
    })
    await page.evaluate(() => (document.documentElement.dataset['stays'] = 'here'))
    await test.step('it is held, and the clock says who acts next, until when and why', async () => {
      await askToBePaid(page, '450')
      // What is held is theirs until it is paid: the total has it, what can be played with has not.
      await expect(balance).toHaveText(isMobile ? '$550.00' : '$1,000.00')
      await expect(clock(page)).toContainText(`$450.00 to Chase •••• ${number.slice(-4)}`)
      await expect(stage(page, 'A person looks at it')).toHaveAttribute('aria-current', 'step')
      await expect(clock(page)).toContainText('the first one to this account')
      await expect(clock(page)).toContainText('left of the promise')
      await expect(main(page).getByText('One is on its way there')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
    await test.step('two people say yes, one after the other', async () => {
      await approve(database, member)
      await expect(stage(page, 'A second person looks')).toHaveAttribute('aria-current', 'step')
      await approve(database, member)
      await expect(last(page).getByRole('listitem')).toContainText('Paid')
      await expect(clock(page)).toHaveCount(0)
      await expect(balance).toHaveText('$550.00')
    })
    await test.step('the bank sends it back, and it is in the wallet', async () => {
      const { reference } = await database.rows
        .selectFrom('payouts')
        .innerJoin('withdrawals', 'withdrawals.id', 'payouts.withdrawal_id')
        .select('reference')
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow()
      await sendBack(await openBank(context), reference)
      await expect(balance).toHaveText('$1,000.00')
      await expect(last(page).getByRole('listitem')).toContainText('Sent back')
      await expect(page.locator('html')).toHaveAttribute('data-stays', 'here')
    })
  },
)

test('[S2.057] a refused one says why, one to an account its bank does not know is given back, and the records have both', async ({
  page,
  at,
  database,
}) => {
  const [known, strange] = [newNumber('4417'), newNumber('0001')]
  const member = await makeRich(database, known, strange)
  await enterAt(page, database, member, at('oriel', FRAME))
  await test.step('a person refuses it, with a reason that members read', async () => {
    await main(page).getByRole('radio', { name: 'Chase •••• 4417' }).check({ force: true })
    await askToBePaid(page, '100')
    await expect(clock(page)).toContainText('A person looks at it')
    const id = await openOf(database, member)
    const what = { siteId: ORIEL, id, reason: 'documents_needed' } as const
    const by = { staff: newId(), because: 'journey', now: new Date() }
    const ledger = createLedger(database)
    await database.transaction(async (work) =>
      expectDone(await refuseWithdrawal(work, ledger, what, by)),
    )
    await expect(last(page).getByText('We need documents from you first.')).toBeVisible()
  })
  await test.step('the keyboard alone asks for all that is free, to the other account', async () => {
    await main(page).getByRole('radio', { name: 'Chase •••• 4417' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(main(page).getByRole('radio', { name: 'Chase •••• 0001' })).toBeChecked()
    await main(page).getByRole('button', { name: 'All that is free' }).press('Enter')
    await expect(main(page).getByLabel('How much?')).toHaveValue('1000')
    await main(page).getByLabel('Digit 1 of 4').focus()
    await page.keyboard.type(CAST_WITHDRAW_PASSWORD)
    await page.keyboard.press('Enter')
    await expect(clock(page)).toContainText('A person looks at it')
    await approve(database, member)
    await approve(database, member)
    await expect(last(page).getByText('Your bank does not know this account.')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })
  await last(page).getByRole('link', { name: 'All' }).click()
  const records = main(page).getByRole('region', { name: 'Withdrawals' })
  await expect(records.getByRole('listitem')).toHaveCount(2)
  await expect(records.getByRole('listitem').first()).toContainText('$1,000.00')
  expect(await violationsOf(page)).toEqual([])
})
