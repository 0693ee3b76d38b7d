import { CAST_PASSWORD } from '@oriel/dev-world/cast'
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { accountButton, signIn } from './sign-in.ts'

test('a passkey is added in the account, and signs in without password or picture code', async ({
  page,
  at,
  database,
}) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const { account } = await makePerson(database)
  await signIn(page, at('oriel'), account)
  await page.goto(at('oriel', '/user/Info'))
  const card = page.getByRole('region', { name: 'Passkeys' })
  await expect(card).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  await card.getByRole('button', { name: /add/i }).click()
  await card
    .getByLabel(/password/i)
    .first()
    .fill(CAST_PASSWORD)
  await card.getByRole('button', { name: /add/i }).last().click()
  await expect(card.getByRole('button', { name: /remove/i })).toHaveCount(1)
  // A call that is still on its way at the logout is answered 401, and the browser logs that.
  await page.waitForLoadState('networkidle')
  await page.goto(at('oriel', '/faq'))
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible()
  // The browser offers the key in the account's field; this one's owner is always there to say yes.
  await page.goto(at('oriel', '/?modal=sign-in'))
  await expect(accountButton(page)).toContainText(account)
})
