import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { grantPlayMoney } from '@oriel/domain/wallet'
import { createLedger } from '@oriel/ledger/ledger'
import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { holdBack, holdSocket } from '../hold-back.ts'
import { comesHome, JADE, listOf, makePlayer, pressPlay, PURSE } from '../play/player.ts'
import { spread } from './spread.ts'

const MY_CASH = '/api/member/profile/my_cash'
const GET_BACK = '/api/member/profile/balance_get_back'
const ALL_BACK = '/api/member/profile/balance/all/back'

/** Addresses in their order: money that came back is noted when it is answered, cash when asked. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  const note = (url: string, noted: readonly string[]): void => {
    const { pathname } = new URL(url)
    if (noted.includes(pathname)) calls.push(pathname)
  }
  page.on('response', (answer) => note(answer.url(), [GET_BACK, ALL_BACK]))
  page.on('request', (asked) => note(asked.url(), [MY_CASH]))
  return calls
}

test(
  '[S3.033, S3.066, S4.093, S6.007] the wallet adds up, follows a gift without a reload, and hides every amount on request',
  { tag: '@phone' },
  async ({ page, at, database, isMobile }) => {
    const member = await makePlayer(database)
    await page.goto(at('oriel', '/user/MyWallet'))
    await expect(page.getByText('Log in to see your account')).toBeVisible()
    const letSocketGo = await holdSocket(page)
    await enterAt(page, database, member, at('oriel', '/user/MyWallet'))
    const total = page.getByRole('region', { name: 'Total balance' })
    await expect(total).toContainText('$1,000.00')
    await expect(total).toContainText('Balance verified')
    await expect(page.getByText('All your money is in your main wallet.')).toBeVisible()

    await test.step('a gift shows here and in the header', async () => {
      const beside = page.locator('.member-total').getByRole('definition')
      const balance = isMobile ? page.getByTestId('balance') : beside
      await expect(balance).toHaveText('$1,000.00')
      const given = { id: newId(), member, amount: money(250_000n, 'USD'), by: 'journey' }
      const till = { database, ledger: createLedger(database) }
      // Given before the page has its socket: no event tells of it, so the page asks once it has.
      expectDone(await grantPlayMoney(till, given, new Date()))
      letSocketGo()
      await expect(balance).toHaveText('$1,025.00')
      await expect(total).toContainText('$1,025.00')
    })

    await test.step('the eye hides every amount, also after a reload', async () => {
      const eye = page.getByRole('button', { name: 'Show amounts' }).first()
      await eye.click()
      await expect(page.getByText('$1,025.00')).toHaveCount(0)
      expect(await page.evaluate(() => localStorage.getItem('eyeOpen'))).toBe('0')
      await page.reload()
      await expect(total).toContainText('Balance verified')
      await expect(page.getByText('$1,025.00')).toHaveCount(0)
    })
  },
)

test(
  '[S4.032, S4.065, S4.066, S4.067, S7.046, S8.019, S8.023] one press brings the last provider’s money home and rests a second, one key brings all and rests ten; no game starts meanwhile',
  { tag: '@waits' },
  async ({ page, at, database }) => {
    const member = await makePlayer(database)
    await page.clock.install()
    await enterAt(page, database, member, at('oriel', '/user/MyWallet'))
    await spread(database, member)
    const toasts = page.getByRole('region', { name: 'Messages', exact: true })
    const calls = callsOf(page)
    const callsAfter = (path: string) =>
      calls.includes(path) ? calls.slice(calls.indexOf(path)) : []
    await test.step('the last one, and a second of rest', async () => {
      const last = page.getByRole('button', { name: 'Return from last game' })
      await expect(last).toBeVisible()
      // The page’s own clock stands still: neither its rest nor its next look at the wallet comes.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
      await last.click()
      await expect(toasts).toContainText('Your money is back in your wallet.')
      await expect.poll(() => callsAfter(GET_BACK)).toContain(MY_CASH)
      const rests = page.getByRole('button', { name: 'Again in 1 s', exact: true })
      // It says that it is disabled, and a press is still a press.
      await rests.click({ force: true })
      await rests.click({ force: true })
      await page.clock.runFor(999)
      await expect(rests).toBeVisible()
      await page.clock.runFor(1)
      await expect(last).toBeVisible()
      expect(calls.filter((path) => path === GET_BACK)).toHaveLength(1)
      await page.clock.resume()
      await expect(toasts.getByText('Your money is back')).toHaveCount(0)
    })
    const back = page.getByRole('button', { name: 'Return all to wallet' })
    await back.click()
    await expect(toasts).toContainText('Your money is back in your wallet.')
    await expect.poll(() => callsAfter(ALL_BACK)).toContain(MY_CASH)
    const total = page.getByRole('region', { name: 'Total balance' })
    await expect(total).toContainText(/Main wallet\s*\$1,000\.00/)
    await comesHome(database, member, PURSE)
    await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
    // U9: with nothing left in games it says so instead of trying.
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(back).toHaveAccessibleDescription('No game holds money right now.')

    await test.step('no game starts while the money is on its way', async () => {
      await spread(database, member)
      await page.goto(at('oriel', listOf(JADE)))
      // Its rest is not over: asked again, the server would refuse.
      const nothing = { code: 101, message: '', data: { list: [] } }
      const held = await holdBack(page, `**${ALL_BACK}`, nothing)
      await page.getByTestId('balance').click()
      const small = page.getByRole('dialog', { name: 'Wallet' })
      // Its buttons move down when the amounts come: a press across that moment hits none.
      const places = small.getByRole('region', { name: 'Money in games' }).getByRole('listitem')
      await expect(places.first()).toBeVisible()
      await small.getByRole('button', { name: 'Return all to wallet' }).click()
      await held.asked
      await page.keyboard.press('Escape')
      await expect(small).toHaveCount(0)
      await pressPlay(page, JADE)
      const messages = page.getByRole('region', { name: 'Messages about your game' })
      await expect(messages).toContainText('Your money is being returned to your wallet.')
      expect(page.context().pages()).toHaveLength(1)
      held.letGo()
    })
  },
)

test('[S1.018] a row of the statement opens, its sums are verified, the file has every movement, and a member plays with another of their currencies', async ({
  page,
  at,
  database,
}) => {
  const member = await makePlayer(database)
  await enterAt(page, database, member, at('oriel', '/user/Statement'))
  const row = page.getByRole('listitem').filter({ hasText: 'Bonus' })
  await row.getByRole('button', { expanded: false }).click()
  await expect(row).toContainText('+$1,000.00')
  await expect(row).toContainText('Reference')
  await expect(page.getByText('Balance verified')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  const [head, line, end] = text.split('\r\n')
  expect(head).toBe('time,kind,place,provider,amount,balance,currency,reference,reason')
  expect(line).toContain(',gift,available,,1000.0000,1000.0000,USD,')
  expect(end).toBe('')

  const till = { database, ledger: createLedger(database) }
  const given = { id: newId(), member, amount: money(5_000_000n, 'GP'), by: 'journey' }
  expectDone(await grantPlayMoney(till, given, new Date()))
  await page.goto(at('oriel', '/user/MyWallet'))
  await page.getByRole('button', { name: /^GP/ }).click()
  await expect(page.getByRole('button', { name: 'GP', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('G500.00')
})
