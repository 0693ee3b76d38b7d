import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixtures.ts'

test('[S2.006, S1.010] a guest reads questions by topic and opens one by key', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', '/faq'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  const topics = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(topics.first()).toHaveText('Account')
  expect(await topics.count()).toBeGreaterThanOrEqual(6)
  const answer = page.getByText('Turnover says how often a bonus must be staked')
  await expect(answer).toBeHidden()
  await page.getByText('What does turnover mean?').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
})

test('the field narrows the list as one types, without asking anybody', async ({ page, at }) => {
  await page.goto(at('oriel', '/faq'))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/arks/web/faq')) asked.push(request.url())
  })
  const items = page.locator('.questions > li')
  const all = await items.count()
  const field = page.getByRole('searchbox', { name: 'Search the questions' })
  await field.fill('RTP')
  await expect(items).toHaveCount(1)
  await expect(page.getByText('1 answer found')).toBeAttached()
  await field.fill('zeppelin')
  await expect(page.getByText('No answer found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(items).toHaveCount(all)
  expect(asked).toEqual([])
})

test('[S2.007] a question has an address of its own, where it is open', async ({ page, at }) => {
  await page.goto(at('oriel', '/faq'))
  await page.getByText('Are the results really random?').click()
  const open = page.locator('details[open]')
  await open.getByRole('link', { name: 'Link to this answer' }).click()
  await expect(page).toHaveURL(/\/faq\/\d+$/)
  const answer = await page.goto(page.url())
  expect(answer?.status()).toBe(200)
  await expect(page).toHaveTitle(/^Are the results really random\?/)
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('knows neither who plays nor what was won before')
  await expect(open).toBeInViewport()
})

test('an unknown question is not found and leads to the others', async ({ page, at, troubles }) => {
  const answer = await page.goto(at('oriel', '/faq/999999'))
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'All questions' }).click()
  await expect(page.locator('.questions').first()).toBeVisible()
  expect(troubles.splice(0).every((text) => text.includes('404'))).toBe(true)
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('answers open all the same', async ({ page, at, context, isMobile }) => {
    // Without a script the page cannot look at its width: the server goes by what it knows.
    const mode = { name: 'layout_mode', value: isMobile ? 'mobile' : 'desktop', url: at('oriel') }
    await context.addCookies([mode])
    await page.goto(at('oriel', '/faq'))
    await page.getByText('How do I set a limit?').click()
    await expect(
      page.getByText('Lowering works at once, raising only after 24 hours'),
    ).toBeVisible()
  })
})

test('accents need not be typed', async ({ page, at, context }) => {
  await context.addCookies([{ name: 'i18n_redirected', value: 'vi_VN', url: at('second') }])
  await page.goto(at('second', '/faq'))
  await page.getByRole('searchbox').fill('vong cuoc')
  await expect(page.getByText('Vòng cược nghĩa là gì?')).toBeVisible()
})

test('search engines are told the same questions, and the page has no violations', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel', '/faq'))
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage')
  expect(faq.mainEntity).toHaveLength(await page.locator('.questions > li').count())
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
