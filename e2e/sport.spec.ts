import { enter } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'
import { restsAt } from './rests.ts'
import { violationsOf } from './violations.ts'

const SPORT = '/gameHall/4'
const FIRST_HEIGHT_PX = 360
const FORGED_HEIGHT_PX = 999

test('[S4.086, S4.087, S8.114] a member’s quick bet is checked before it is shown, grows with its content alone, and an address of another session is refused', async ({
  page,
  at,
  database,
}) => {
  const member = await makePerson(database)
  await enter(page, database, member, at('oriel'))
  // The server itself refuses: the browser asks for another address than the one it was given.
  await page.route('**/check_iframe', (route) => {
    const { url } = route.request().postDataJSON() as { url: string }
    return route.continue({ postData: { url: `${url}x` } })
  })
  await page.goto(at('oriel', SPORT))
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The sports page is not available right now')
  await expect(alert).toContainText('The sports page could not be opened.')
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.unroute('**/check_iframe')
  const checked = page.waitForResponse('**/check_iframe')
  await alert.getByRole('button', { name: 'Retry' }).click()
  expect(await (await checked).json()).toMatchObject({ code: 100, data: { ok: 1 } })

  const frame = page.locator('iframe[title="Quick bet"]')
  const inside = page.frameLocator('iframe[title="Quick bet"]')
  await expect(inside.locator('.quick-prices')).toBeVisible()
  const height = async () => Number(await frame.getAttribute('height'))
  await expect.poll(height).not.toBe(FIRST_HEIGHT_PX)
  // The same words from a window that is not the frame's change nothing. The frame itself may grow
  // or shrink meanwhile: matches begin and end.
  await page.evaluate((wrong) => {
    window.postMessage({ type: 'oriel:size', height: wrong }, '*')
  }, FORGED_HEIGHT_PX)
  expect(await restsAt(height)).not.toBe(FORGED_HEIGHT_PX)
})

test('a guest is invited to log in for a quick bet, and nothing is asked of the server', async ({
  page,
  at,
  ask,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(at('oriel', SPORT))
  const part = page.getByRole('region', { name: 'Quick bet' })
  await expect(part).toContainText('Log in for a quick bet')
  expect(await violationsOf(page, '.state-block')).toEqual([])
  await part.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog').getByLabel('Account name')).toBeVisible()
  expect(asked.filter((path) => /sport-quickbet|check_iframe/.test(path))).toEqual([])
  const answer = await ask('oriel', '/check_iframe', { url: 'http://169.254.169.254/' })
  expect(answer.status()).toBe(401)
})
