import { randomHex } from '@oriel/core/random-hex'
import { expect, test } from './fixtures.ts'
import { codeSentTo } from './inbox.ts'
import { makePerson } from './people.ts'
import { accountButton, fillLogin, openLogin, passCaptcha } from './sign-in.ts'

test('[S2.068, S2.069] a forgotten password is set anew with a code from the mailbox', async ({
  page,
  at,
  database,
  request,
}) => {
  const email = `f${randomHex(10)}@example.com`
  const { account } = await makePerson(database, { personal: { email } })
  const area = await openLogin(page, at('oriel'))
  await area.getByLabel('Account name').fill(account)
  await area.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(area.getByLabel('Account name')).toHaveValue(account)
  await area.getByText('E-mail', { exact: true }).click()
  await passCaptcha(area)
  await area.getByRole('button', { name: 'Send code' }).click()
  await expect(
    area.getByText(/^If this account has that contact, we have sent a code/),
  ).toBeVisible()
  await area.getByLabel('6-digit code').fill(await codeSentTo(request, email))
  await area.getByLabel('New password').fill('harbour55')
  await area.getByLabel('Repeat password').fill('harbour55')
  await area.getByRole('button', { name: 'Save new password' }).click()
  await expect(area.getByText('Your new password is set.')).toBeVisible()
  await fillLogin(area, account, 'harbour55')
  await expect(accountButton(page)).toContainText(account)
})
