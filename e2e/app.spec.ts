import { expect, test } from './fixtures.ts'

test(
  '[S2.002, S2.003] /app and /download show the way to the home screen and offer no app that is not published',
  { tag: '@phone' },
  async ({ page, at, isMobile }) => {
    for (const path of ['/download', '/app']) {
      await page.goto(at('oriel', path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oriel on your home screen')
      await expect(page.getByRole('heading', { name: 'iPhone and iPad' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Android' })).toBeVisible()
      const code = page.getByRole('img', { name: /^QR code of oriel\.localhost/ })
      await expect(code).toHaveCount(isMobile ? 0 : 1)
    }
    await expect(page.getByRole('link', { name: 'How to install' })).toBeVisible()
    await expect(page.locator('.wrapped-app')).toHaveCount(0)
    const button = page.getByRole('button', { name: 'Install' })
    // What browsers send when a site can be installed; the page listens once its scripts are there.
    await expect(async () => {
      await page.evaluate(() => {
        const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => Object.assign(window, { wasAsked: true }),
          userChoice: Promise.resolve({ outcome: 'accepted' }),
        })
        window.dispatchEvent(offer)
      })
      await expect(button).toBeVisible({ timeout: 500 })
    }).toPass()
    await button.click()
    expect(await page.evaluate(() => 'wasAsked' in window)).toBe(true)
  },
)

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const FACEBOOK =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0.0.54.88;]'

test.describe('on an iPhone', () => {
  test.use({ userAgent: IPHONE })

  test('[S2.082] marks its own steps, and a hint to install goes for good when dismissed', async ({
    page,
    at,
  }) => {
    await page.goto(at('oriel', '/download'))
    const own = page.locator('.install-system[data-own]')
    await expect(own).toHaveCount(1)
    await expect(own).toContainText('iPhone and iPad')
    await expect(own).toContainText('Your device')
    await page.goto(at('oriel', '/faq'))
    const hint = page.getByRole('region', { name: 'Add Oriel to your Home Screen' })
    await expect(hint.getByRole('listitem')).toHaveCount(3)
    await hint.getByRole('button', { name: 'Not now' }).click()
    await expect(hint).toHaveCount(0)
    await page.reload()
    await page.waitForFunction(() => localStorage.getItem('site_name') !== null)
    await expect(hint).toHaveCount(0)
  })
})

test.describe('inside another app', () => {
  test.use({ userAgent: FACEBOOK })

  test('[S2.083, S3.071, S5.055] a notice offers the way out, until it is told to stop', async ({
    page,
    at,
  }) => {
    await page.goto(at('oriel', '/faq'))
    const notice = page.getByRole('region', { name: 'Works better in your browser' })
    await expect(notice).toContainText('inside Facebook')
    await expect(notice.getByRole('link', { name: 'Open in browser' })).toBeVisible()
    await notice.getByRole('button', { name: 'Don’t show again' }).click()
    await expect(notice).toHaveCount(0)
    const stopped = () => localStorage.getItem('browserSupportType_stopShow')
    expect(await page.evaluate(stopped)).toBe('1')
    await page.reload()
    await page.waitForFunction(() => localStorage.getItem('site_name') !== null)
    await expect(notice).toHaveCount(0)
  })
})
