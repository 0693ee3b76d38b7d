import type { Page } from '@playwright/test'
import { openBank, pay } from '../cashier.ts'
import { enterLive } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'
import { decide, go, openRow } from './queue-steps.ts'

const NAME = 'Sophia Reyes'
const WHY = 'amount and name agree, one sign is wrong'

/** The order of a bank transfer, and the code its payer is to write. */
async function ask(page: Page): Promise<{ readonly number: string; readonly code: string }> {
  const main = page.getByRole('main')
  await main.locator('.deposit-method').filter({ hasText: 'Bank transfer' }).click()
  await main.getByLabel('How much?').fill('61.35')
  await main.getByRole('button', { name: 'Show the account' }).click()
  await expect(page).toHaveURL(/\?order=D\d{6}-\w{6}$/u)
  const line = main.locator('.deposit-row').filter({ hasText: 'Message' })
  const code = (await line.locator('.deposit-row-value').textContent()) ?? ''
  return { number: new URL(page.url()).searchParams.get('order') ?? '', code }
}
const withWrongSign = (code: string): string =>
  `${code.slice(0, -1)}${code.endsWith('1') ? '2' : '1'}`

/** The last proposal of the maker is agreed to. */
async function agree(checker: Page, number: string): Promise<void> {
  await checker.goto(office(`/oriel/proposals/${number.replace('PR-', '')}`))
  await expect(checker.getByText('Your turn')).toBeVisible()
  await decide(checker, 'a')
}

test('money under a wrong code is given to its member by two people, and what nobody knows goes back to its payer', async ({
  page,
  browser,
  at,
  context,
  database,
  troubles,
}) => {
  const member = await makePerson(database, { currency: 'USD', personal: { name: NAME } })
  await enterLive(page, database, member, at('oriel', '/user/Deposit'))
  const { number, code } = await ask(page)
  const bank = await openBank(context)
  const wrong = { Amount: '61.35', 'Your name': NAME.toUpperCase(), Message: withWrongSign(code) }
  await pay(bank, wrong)
  await pay(bank, { Amount: '17.71', 'Your name': 'MARK TWAIN', Message: 'for the garden' })

  const maker = await openDesk(browser, troubles)
  await signIn(maker, 'pham.ha')
  let proposal = ''
  const openArrival = async (amount: string): Promise<void> => {
    await go(maker, 'i', 'Arrivals')
    const row = maker.getByRole('row').filter({ hasText: amount })
    await expect(row).toBeVisible()
    const link = (await row.getByRole('link').first().textContent()) ?? ''
    await openRow(maker, link)
  }
  const propose = async (): Promise<void> => {
    await maker.getByRole('dialog').getByRole('textbox').last().fill(WHY)
    await maker.keyboard.press('Control+Enter')
    // What was said of the one before may still be there.
    const all = maker.getByText(/^PR-\d+ is made/)
    const made = (proposal === '' ? all : all.filter({ hasNotText: proposal })).last()
    await expect(made).toBeVisible()
    proposal = /PR-\d+/.exec((await made.textContent()) ?? '')?.[0] ?? ''
  }
  const checker = await openDesk(browser, troubles)
  await signIn(checker, 'tran.lan')

  await test.step('whose it may be is ranked; two give it, and the page of the member hears', async () => {
    await openArrival('61.35 USD')
    const candidates = maker.getByRole('region', { name: 'Whose it may be' })
    await expect(candidates.getByRole('listitem').first()).toContainText(number)
    await expect(candidates.getByRole('listitem').first()).toContainText('4 of 4 agree')
    expect(await violationsOf(maker)).toEqual([])
    await maker.keyboard.press('a')
    await maker.getByRole('dialog').getByLabel('To whom').click()
    await maker.getByRole('option', { name: new RegExp(`^${number}`) }).click()
    expect(await violationsOf(maker, '[role="dialog"]')).toEqual([])
    await propose()
    await agree(checker, proposal)
    const head = page.getByRole('main').getByRole('status').getByRole('heading')
    await expect(head).toHaveText('$61.35 arrived')
  })

  await test.step('the other one is sent back to the account it came from', async () => {
    await openArrival('17.71 USD')
    await expect(maker.getByText('No order has this amount or a code like it.')).toBeVisible()
    await maker.keyboard.press('r')
    await propose()
    await agree(checker, proposal)
    const state = () =>
      database.rows
        .selectFrom('payment_refunds as r')
        .innerJoin('parked_arrivals as p', 'p.id', 'r.parked_id')
        .select(['r.state', 'p.state as of'])
        .where('r.amount', '=', 177_100n)
        .execute()
    await expect.poll(state).toEqual([{ state: 'paid', of: 'sent_back' }])
  })
  for (const desk of [maker, checker]) await desk.context().close()
})
