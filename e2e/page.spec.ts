import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

test('[S2.010, S2.020] bare, /main leads to the first page', async ({ page, at, ask }) => {
  const answer = await ask('oriel', '/main')
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toBe('/')
  await page.goto(at('oriel', '/main'))
  await expect(page).toHaveURL(at('oriel'))
})

test('[S2.011] a page of the house stands at its name, with the others beside it', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', '/main/terms'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(page.getByText(/^Updated /)).toBeVisible()
  const others = page.getByRole('navigation', { name: 'Read on' })
  await expect(others.locator('[aria-current="page"]')).toHaveText('Terms of use')
  await others.getByRole('link', { name: 'Take a break' }).click()
  await expect(page).toHaveURL(/\/main\/take-a-break$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take a break')
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('a link inside a text stays inside the site', async ({ page, at }) => {
  await page.goto(at('oriel', '/main/get-help'))
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  await page.locator('.rich-text').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/main\/self-exclusion$/)
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
})

test('an unknown page is not found and leads home', async ({ page, at, troubles }) => {
  for (const name of ['nowhere', 'x'.repeat(80)]) {
    const answer = await page.goto(at('oriel', `/main/${name}`))
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('This page does not exist').first()).toBeVisible()
  }
  await page.getByRole('link', { name: 'To the home page' }).click()
  await expect(page).toHaveURL(at('oriel'))
  expect(troubles.splice(0).every((text) => text.includes('404'))).toBe(true)
})
