import { randomHex } from '@oriel/core/random-hex'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { accountButton, authWindow, fillLogin, openLogin, passCaptcha } from './sign-in.ts'

test('[S2.068, S2.069] a forgotten password: a code to the mailbox, and a new password', async ({
  page,
  at,
  database,
  playwright,
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
    area.getByText(/^If this account has that contact, a code is on its way/),
  ).toBeVisible()
  const port = process.env['WORLD_EDGE_PORT']
  const client = await playwright.request.newContext()
  const inbox = async (): Promise<string | undefined> => {
    const answer = await client.get(`http://127.0.0.1:${port}/messages`, {
      headers: { host: `sandbox.localhost:${port}` },
      params: { to: email },
    })
    const { messages } = (await answer.json()) as { messages: { code: string }[] }
    return messages[0]?.code
  }
  await expect.poll(inbox, { timeout: 15_000 }).toMatch(/^\d{6}$/)
  await area.getByLabel('6-digit code').fill((await inbox()) ?? '')
  await client.dispose()
  await area.getByLabel('New password').fill('harbour55')
  await area.getByLabel('Repeat password').fill('harbour55')
  await area.getByRole('button', { name: 'Save new password' }).click()
  await expect(area.getByText('Your new password is set.')).toBeVisible()
  await fillLogin(area, account, 'harbour55')
  await expect(accountButton(page)).toContainText(account)
})

test('an account that does not exist is answered the same', async ({ page, at }) => {
  const area = await openLogin(page, at('oriel'))
  await area.getByRole('button', { name: 'Forgot your password?' }).click()
  await area.getByLabel('Account name').fill(`n${randomHex(10)}`)
  await area.getByText('E-mail', { exact: true }).click()
  await passCaptcha(area)
  await area.getByRole('button', { name: 'Send code' }).click()
  await expect(
    authWindow(page).getByText(/^If this account has that contact, a code is on its way/),
  ).toBeVisible()
})
