import { expect, test } from './fixtures.ts'

test('[S2.006, S2.007, S1.010] a guest reads, filters, opens and links questions; an unknown one is a 404', async ({
  page,
  at,
  context,
  troubles,
}) => {
  await page.goto(at('oriel', '/faq'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Questions and answers')
  const topics = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(topics.first()).toHaveText('Account')
  expect(await topics.count()).toBeGreaterThanOrEqual(6)
  const items = page.locator('.questions > li')
  const all = await items.count()
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const forEngines = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'FAQPage')
  expect(forEngines.mainEntity).toHaveLength(all)

  const answer = page.getByText('It is the share of all stakes a game pays back')
  await expect(answer).toBeHidden()
  await page.getByText('What does return to player (RTP) mean?').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()

  await test.step('the field narrows the list without asking the server', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/arks/web/faq')) asked.push(request.url())
    })
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

  await test.step('a question has an address of its own, where it is open', async () => {
    await page.getByText('Are the results really random?').click()
    const open = page.locator('details[open]').filter({ hasText: 'really random' })
    await open.getByRole('link', { name: 'Link to this answer' }).click()
    await expect(page).toHaveURL(/\/faq\/\d+$/)
    const own = await page.goto(page.url())
    expect(own?.status()).toBe(200)
    await expect(page).toHaveTitle(/^Are the results really random\?/)
    await expect(page.locator('details[open]')).toHaveCount(1)
    await expect(open).toContainText('knows neither who plays nor what was won before')
    await expect(open).toBeInViewport()
  })

  await test.step('an unknown question leads to the others', async () => {
    const missing = await page.goto(at('oriel', '/faq/999999'))
    expect(missing?.status()).toBe(404)
    await page.getByRole('link', { name: 'All questions' }).click()
    await expect(page.locator('.questions').first()).toBeVisible()
    expect(troubles.splice(0).every((text) => text.includes('404'))).toBe(true)
  })

  await test.step('accents need not be typed', async () => {
    await context.addCookies([{ name: 'i18n_redirected', value: 'vi_VN', url: at('second') }])
    await page.goto(at('second', '/faq'))
    await page.getByRole('searchbox').fill('tien choi thu')
    await expect(page.getByText('Tiền chơi thử của tôi từ đâu mà có?')).toBeVisible()
  })
})
