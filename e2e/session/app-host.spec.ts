import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { accountButton, signIn } from '../sign-in.ts'

const APPS = [
  ['ios', 'iOS app ios'],
  ['iosStore', 'iOS app of the App Store'],
  ['android', 'Android app'],
] as const

test('[S1.005, S4.025] each wrapped app hears of the sign-in and of its end, and of no secret', async ({
  page,
  at,
  database,
}) => {
  const { account } = await makePerson(database)
  for (const [app, name] of APPS) {
    await test.step(app, async () => {
      await page.goto(at('oriel', '/app-host'))
      const opening = page.waitForEvent('popup')
      await page.getByRole('button', { name }).click()
      const shell = await opening
      const told = page.getByRole('listitem')
      await expect(told.first()).toContainText(`${app} shows /`)
      // A window of a phone's size is loaded once more where the server took it for a desktop's.
      await expect(shell.locator('html')).toHaveAttribute('data-mode', 'mobile')
      await signIn(shell, at('oriel'), account)
      await expect(told.filter({ hasText: `${app} was told {"msg":"token-login"}` })).toHaveCount(1)
      await accountButton(shell).click()
      await shell.getByRole('button', { name: 'Log out' }).click()
      await expect(told.filter({ hasText: `${app} was told {"msg":"logout"}` })).toHaveCount(1)
      // Neither the token nor who it is.
      await expect(page.getByRole('list')).not.toContainText(account)
      await shell.close()
    })
  }
})
