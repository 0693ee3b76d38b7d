import { expect, test } from './fixtures.ts'

test('[S1.011, S2.013] a guest reads who the site supports and since when, in each language; links that leave say so', async ({
  page,
  at,
  context,
}) => {
  await page.goto(at('oriel', '/sponsor'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whom we support')
  const cards = page.locator('.sponsor')
  await expect(cards).toHaveCount(6)
  await expect(cards.first()).toContainText(/Since 20\d\d/)
  const out = page.locator('.sponsor a[target="_blank"]').first()
  await expect(out).toHaveAttribute('rel', /noopener/)
  await expect(out).toHaveAccessibleName(/opens in a new tab/)
  await context.addCookies([{ name: 'i18n_redirected', value: 'th_TH', url: at('second') }])
  await page.goto(at('second', '/sponsor'))
  await expect(cards.first()).toContainText(/ตั้งแต่ปี 20\d\d/)
})
