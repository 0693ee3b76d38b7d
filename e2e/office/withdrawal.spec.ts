import { enterLive } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { askToBePaid, makeRich, newNumber } from '../holder.ts'
import { violationsOf } from '../violations.ts'
import { openDesk, signIn } from './desk.ts'
import { decide, go, openRow } from './queue-steps.ts'

test('a withdrawal is approved by a first and a second person, another is refused, and their member follows both', async ({
  page,
  browser,
  at,
  database,
  troubles,
}) => {
  const [first, second] = [newNumber('4417'), newNumber('9082')]
  const member = await makeRich(database, first, second)
  await enterLive(page, database, member, at('oriel', '/user/Withdrawal'))
  const main = page.getByRole('main')
  const clocks = main.getByRole('region', { name: 'Withdrawal clock' })
  const last = main.getByRole('region', { name: 'Last withdrawals' })
  const numberOf = async (card: string): Promise<string> => {
    const text = await clocks.filter({ hasText: card }).first().textContent()
    return /W\d{6}-\w{6}/.exec(text ?? '')?.[0] ?? ''
  }
  await askToBePaid(page, '300')
  await expect(clocks).toContainText('A person looks at it')
  const paid = await numberOf('•••• 4417')
  await askToBePaid(page, '200')
  await expect(clocks).toHaveCount(2)
  const refused = await numberOf('•••• 9082')

  let proposal = ''
  const maker = await openDesk(browser, troubles)
  await test.step('the first person sees why it waits, and what is known of the card', async () => {
    await signIn(maker, 'pham.ha')
    await go(maker, 'w', 'Withdrawals')
    await expect(maker.getByRole('row', { name: paid })).toContainText('First of 2')
    expect(await violationsOf(maker)).toEqual([])
    await openRow(maker, `Open ${paid}`)
    const checks = maker.getByRole('region', { name: 'Checks' })
    await expect(checks.getByRole('listitem').first()).toContainText('Payouts to this card before')
    await expect(checks.getByRole('listitem')).toHaveCount(15)
    await maker.keyboard.press('u')
    await expect(maker.getByRole('button', { name: /^Let go/ })).toBeVisible()
    expect(await violationsOf(maker)).toEqual([])
    const decided = maker.url()
    await decide(maker, 'a')
    const made = maker.getByText(/^PR-\d+ is made/)
    await expect(made).toBeVisible()
    proposal = /PR-\d+/.exec((await made.textContent()) ?? '')?.[0] ?? ''
    await expect(clocks.filter({ hasText: paid })).toContainText('A second person looks')
    // The next one comes by itself; somebody else is to decide it.
    await expect(maker).not.toHaveURL(decided)
    await expect(maker.getByRole('button', { name: /^Let go/ })).toBeVisible()
    await maker.keyboard.press('u')
    await expect(maker.getByRole('button', { name: /^Take/ })).toBeVisible()
  })

  const checker = await openDesk(browser, troubles)
  await test.step('the second one comes from the same list, votes, and it is paid', async () => {
    await signIn(checker, 'tran.lan')
    await go(checker, 'w', 'Withdrawals')
    await openRow(checker, `Open ${paid}`)
    const yes = checker.getByRole('definition').filter({ hasText: 'Phạm Hà' })
    await expect(yes).toBeVisible()
    await checker.getByRole('link', { name: proposal }).click()
    await expect(checker.getByText('Your turn')).toBeVisible()
    await decide(checker, 'a')
    await expect(last.getByRole('listitem').filter({ hasText: paid })).toContainText('Paid')
  })
  await test.step('they refuse the other one, with what the member is to read', async () => {
    await go(checker, 'w', 'Withdrawals')
    await openRow(checker, `Open ${refused}`)
    await expect(checker.getByRole('button', { name: /^Refuse/ })).toBeVisible()
    await checker.keyboard.press('r')
    const sheet = checker.getByRole('dialog')
    await sheet.getByLabel('What the member reads').click()
    await checker.getByRole('option', { name: 'We need documents first' }).click()
    expect(await violationsOf(checker, '[role="dialog"]')).toEqual([])
    await sheet.getByRole('textbox').fill('no document of theirs is here yet')
    await checker.keyboard.press('Control+Enter')
    await expect(sheet).toHaveCount(0)
    await expect(last.getByText('We need documents from you first.')).toBeVisible()
  })
  for (const desk of [maker, checker]) await desk.context().close()
})
