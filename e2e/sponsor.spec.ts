import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

test('[S2.013, S1.011] a guest reads whom the site supports, and since when', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', '/sponsor'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whom we support')
  const cards = page.locator('.sponsor')
  await expect(cards).toHaveCount(6)
  await expect(cards.first()).toContainText(/Since 20\d\d/)
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

test('a link that leaves the site opens apart and says so', async ({ page, at }) => {
  await page.goto(at('oriel', '/sponsor'))
  const out = page.locator('.sponsor a[target="_blank"]').first()
  await expect(out).toHaveAttribute('rel', /noopener/)
  await expect(out).toHaveAccessibleName(/opens in a new tab/)
})

test('each language has its own text', async ({ page, at, context }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'th_TH', url: at('second') }])
  await page.goto(at('second', '/sponsor'))
  await expect(page.locator('.sponsor').first()).toContainText(/ตั้งแต่ปี 20\d\d/)
})
