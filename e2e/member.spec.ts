import { enterAt } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { accountButton } from './sign-in.ts'
import { violationsOf } from './violations.ts'

const MENU = ['Account info', 'Wallet', 'Statement', 'Bet history', 'Announcements']

test('[S1.022, S2.050, S2.053, S2.054] on a desktop the member centre is a window beside the game, with every page in its menu', async ({
  page,
  at,
  database,
}) => {
  const member = await makePerson(database)
  await enterAt(page, database, member, at('oriel', '/faq'))
  await accountButton(page).click()
  const opening = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('link', { name: 'Wallet' }).click()
  const centre = await opening
  await expect(centre).toHaveURL(at('oriel', '/user/MyWallet'))
  await expect(page).toHaveURL(at('oriel', '/faq'))

  const menu = centre.getByRole('navigation', { name: 'Member centre' })
  for (const name of MENU) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(centre.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    expect(await violationsOf(centre)).toEqual([])
  }
  // Asked for again, it is the same window.
  await accountButton(page).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Account info' }).click()
  await expect(centre).toHaveURL(at('oriel', '/user/Info'))
  expect(page.context().pages()).toHaveLength(2)

  const closing = centre.waitForEvent('close')
  await centre.getByRole('button', { name: 'Close window' }).click()
  await closing
})

test(
  '[S2.050] on a phone the member centre is pages with a way back',
  { tag: '@only-phone' },
  async ({ page, at, database }) => {
    const member = await makePerson(database)
    await enterAt(page, database, member, at('oriel', '/faq'))
    for (const name of MENU) {
      await accountButton(page).click()
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(page.getByTestId('balance')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(at('oriel', '/faq'))
    }
  },
)
