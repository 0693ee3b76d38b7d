import { expect, test } from './fixtures.ts'

test('[S2.010, S2.011, S2.020] operator pages stand at their names; bare /main leads home and an unknown name is a 404', async ({
  page,
  at,
  ask,
  troubles,
}) => {
  const bare = await ask('oriel', '/main')
  expect([bare.status(), bare.headers()['location']]).toEqual([302, '/'])

  await page.goto(at('oriel', '/main/terms'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(page.getByText(/^Updated /)).toBeVisible()
  const others = page.getByRole('navigation', { name: 'More pages' })
  await expect(others.locator('[aria-current="page"]')).toHaveText('Terms of use')
  await others.getByRole('link', { name: 'Safer play' }).click()
  await expect(page).toHaveURL(/\/main\/safer-play$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Safer play')

  await test.step('a link inside a text stays inside the page', async () => {
    await page.goto(at('oriel', '/main/get-help'))
    await page.evaluate(() => Object.assign(window, { notReloaded: true }))
    await page.locator('.rich-text').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/main\/safer-play$/)
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  })

  expect((await ask('oriel', `/main/${'x'.repeat(80)}`)).status()).toBe(404)
  const missing = await page.goto(at('oriel', '/main/nowhere'))
  expect(missing?.status()).toBe(404)
  await expect(page.getByText('This page does not exist').first()).toBeVisible()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL(at('oriel'))
  expect(troubles.splice(0).every((text) => text.includes('404'))).toBe(true)
})
