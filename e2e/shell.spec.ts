import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** The selector stands in the header of a desktop and in the menu of a phone. */
async function chooseLanguage(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('button', { name: 'Language and currency' }).click()
  } else {
    await page.getByRole('button', { name: /Choose a language/ }).click()
  }
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

const BEING_UPGRADED = 'The site is being upgraded, please try again later.'

test('[S2.025, S2.026, S2.027, S2.091, S2.092, S2.093, S2.094, S2.095, S8.008] unmatched paths, failing pages and route rules; security headers with a fresh nonce', async ({
  page,
  at,
  ask,
  request,
  troubles,
}) => {
  await test.step('an unmatched path is a 404 with the root error screen', async () => {
    const answer = await page.goto(at('oriel', '/nowhere/at/all'))
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle('404 Page Not Found')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText('404')
    await expect(heading).toContainText('Page Not Found')
    await expect(page.getByText('The address may have a typo')).toBeVisible()
    await expect(page.getByText(BEING_UPGRADED)).toHaveAttribute('lang', 'en')
    await expect(page.locator('p[lang^="zh"]')).toHaveText('网站升级中，请稍后再试。')
    await expect(page.getByRole('link', { name: /customer service/ })).toHaveCount(0)
    const data = await ask('oriel', '/nowhere/at/all.data')
    expect(await data.text()).toContain('Page Not Found: /nowhere/at/all')
    // The browser itself reports the document's 404; nothing else may be wrong.
    expect(troubles.splice(0)).toEqual([
      'Failed to load resource: the server responded with a status of 404 (Not Found)',
    ])
    const nobody = await request.get(`http://127.0.0.1:${process.env['WORLD_EDGE_PORT']}/`, {
      headers: { host: 'nobody.localhost' },
    })
    expect(nobody.status()).toBe(404)
  })

  await test.step('route rules redirect: a path stays inside, an absolute target leaves', async () => {
    await page.goto(at('oriel', '/start'))
    expect(new URL(page.url()).pathname).toBe('/')
    const away = await ask('oriel', '/partners')
    expect(away.status()).toBe(302)
    expect(away.headers()['location']).toBe('https://partners.oriel.example/')
    const inside = await ask('oriel', '/partners.data')
    expect(await inside.text()).toContain('https://partners.oriel.example/')
    const other = await ask('second', '/start')
    expect(other.status()).toBe(301)
    expect(other.headers()['location']).toBe('/?from=start')
  })

  await test.step('pages carry security headers and a fresh nonce each time', async () => {
    const [first, second] = [await ask('oriel', '/'), await ask('oriel', '/')]
    const nonce = (policy: string | undefined) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1]
    const [one, two] = [first, second].map((a) => nonce(a.headers()['content-security-policy']))
    expect(one).toBeTruthy()
    expect(one).not.toBe(two)
    expect(await first.text()).toContain(`nonce="${one}"`)
    expect(await second.text()).not.toContain(`nonce="${one}"`)
    expect(first.headers()['x-content-type-options']).toBe('nosniff')
    expect(first.headers()['strict-transport-security']).toContain('max-age=63072000')
  })

  await test.step('a failing page is a 500 with a customer-service link', async () => {
    await page.setExtraHTTPHeaders({ 'x-oriel-fault': '500' })
    const answer = await page.goto(at('oriel'))
    expect(answer?.status()).toBe(500)
    await expect(page).toHaveTitle('500 Internal Server Error')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('500')
    await expect(page.getByText(BEING_UPGRADED)).toBeVisible()
    await expect(page.getByText(/^Reference [0-9a-f]{32}$/)).toBeVisible()
    const service = page.getByRole('link', { name: /customer service/i })
    await expect(service).toHaveAttribute('href', '/main/contact')
    expect(troubles.splice(0).filter((text) => !text.includes('500'))).toEqual([])
  })
})

test(
  '[S1.040, S2.085, S2.096, S3.078] language, currency and data use are chosen and kept; languages have flags',
  { tag: '@phone' },
  async ({ page, at, context }) => {
    const cookie = async (wanted: string) =>
      (await context.cookies()).find(({ name }) => name === wanted)
    await page.goto(at('oriel', '/?modal=preferences'))
    const dialog = page.getByRole('dialog', { name: 'Language and currency' })
    for (const name of ['简体中文', '中文(繁體)', 'English']) {
      const option = dialog.getByRole('button', { name })
      await expect(option).toBeVisible()
      await expect(option.locator('svg.flag')).toBeVisible()
    }
    const english = dialog.getByRole('button', { name: 'English' })
    await expect(english).toHaveAttribute('aria-current', 'true')
    // The choice reloads the page: what is opened before that ends would be closed by it.
    const isLoaded = page.waitForEvent('load')
    await dialog.getByText('฿ THB').click()
    await isLoaded
    expect((await cookie('ccy'))?.value).toBe('THB')
    await page.goto(at('oriel', '/?modal=preferences'))
    await page.getByRole('dialog').getByRole('switch', { name: 'Data saver' }).click()
    await expect(page.locator('html[data-low-data]')).toHaveCount(1)
    await expect(page.locator('img[src$=".svg"]').first()).toBeVisible()

    await page.goto(at('oriel'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
    await page.evaluate(() => Object.assign(window, { notReloaded: true }))
    await chooseLanguage(page, '日本語')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false)
    await expect(page.getByText('スロット').first()).toBeVisible()
    const kept = await cookie('i18n_redirected')
    expect(kept?.value).toBe('ja_JP')
    const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(364)
    expect(days).toBeLessThanOrEqual(365)
    await page.goto(at('oriel'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP')
  },
)
