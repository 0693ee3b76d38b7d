import { enterLive } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { makePerson } from '../people.ts'
import { restsAt } from '../rests.ts'
import { accountButton } from '../sign-in.ts'

test('[S4.014] a member who logs out is not told that another login ended the session, however late the answer', async ({
  page,
  at,
  database,
}) => {
  const out = page.getByRole('button', { name: 'Log in' }).first()
  await enterLive(page, database, await makePerson(database), at('oriel'))
  await page.route('**/api/logout', async (route) => {
    const request = route.request()
    const { host, hostname } = new URL(request.url())
    // Node does not know *.localhost, so the host goes as a header.
    const response = await route.fetch({
      url: request.url().replace(hostname, '127.0.0.1'),
      headers: { ...(await request.allHeaders()), host },
    })
    // The socket says meanwhile that the session is over.
    await expect(out).toBeVisible()
    await route.fulfill({ response })
  })
  await accountButton(page).click()
  const answered = page.waitForResponse('**/api/logout')
  await page.getByRole('button', { name: 'Log out' }).click()
  await answered
  await expect(out).toBeVisible()
  // A window that says something is loaded when there is something to say.
  expect(await restsAt(() => page.getByRole('dialog').count())).toBe(0)
})
