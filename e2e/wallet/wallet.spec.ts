import { readFile } from 'node:fs/promises'
import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { grantPlayMoney } from '@oriel/domain/wallet'
import { createLedger } from '@oriel/ledger/ledger'
import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { comesHome, makePlayer, PURSE } from '../play/player.ts'
import { spread } from './spread.ts'

test(
  '[S3.033, S3.066, S4.093, S6.007] the wallet adds up, follows a gift without a reload, and hides every amount on request',
  { tag: '@phone' },
  async ({ page, at, database }) => {
    const member = await makePlayer(database)
    await page.goto(at('oriel', '/user/MyWallet'))
    await expect(page.getByText('Log in to see your account')).toBeVisible()
    await enterAt(page, database, member, at('oriel', '/user/MyWallet'))
    const total = page.getByRole('region', { name: 'Total balance' })
    await expect(total).toContainText('$1,000.00')
    await expect(total).toContainText('Balance verified')
    await expect(page.getByText('All your money is in your main wallet.')).toBeVisible()

    await test.step('a gift shows here and in the header', async () => {
      const balance = page.getByTestId('balance')
      await expect(balance).toHaveText('$1,000.00')
      const given = { id: newId(), member, amount: money(250_000n, 'USD'), by: 'journey' }
      const till = { database, ledger: createLedger(database) }
      // The page hears of it once its socket is there; the same gift is given once.
      await expect(async () => {
        expectDone(await grantPlayMoney(till, given, new Date()))
        await expect(balance).toHaveText('$1,025.00', { timeout: 5_000 })
      }).toPass()
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
  '[S4.066, S4.067, S7.046, S8.023] one key brings all home from three providers, and rests ten seconds',
  { tag: '@waits' },
  async ({ page, at, database }) => {
    const member = await makePlayer(database)
    await enterAt(page, database, member, at('oriel', '/user/MyWallet'))
    await spread(database, member)
    const back = page.getByRole('button', { name: 'Return all to wallet' })
    await back.click()
    await expect(page.getByText('Your money is back in your wallet.').first()).toBeVisible()
    await comesHome(database, member, PURSE)
    await expect(page.getByRole('button', { name: /^Again in/ })).toBeVisible()
    // U9: with nothing left in games it says so instead of trying.
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    await expect(back).toHaveAccessibleDescription('No game holds money right now.')
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
  expect(head).toBe('time,kind,place,provider,amount,balance,currency,reference')
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
