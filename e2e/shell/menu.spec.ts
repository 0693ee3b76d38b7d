import { expect, test } from '../fixtures.ts'
import { openIconSite } from './icon-site.ts'

test('[S7.010] the rail shows the studios of a category by pointer and by key, leads to a studio, stays folded, and draws icons of the icon service', async ({
  page,
  at,
  database,
}) => {
  await page.goto(at('oriel'))
  const slots = page.locator('nav.rail').getByRole('button', { name: 'Slots' })
  const flyout = page.locator('.flyout')
  const studio = flyout.getByRole('link', { name: /Oriel Studio/ })
  await slots.hover()
  await expect(studio).toBeVisible()
  await page.mouse.move(900, 600)
  await expect(studio).toBeHidden()
  await slots.focus()
  await page.keyboard.press('Enter')
  await expect(slots).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(studio).toBeHidden()
  await expect(slots).toBeFocused()

  await slots.click()
  await flyout.getByRole('link', { name: /NORTHWIND/ }).click()
  await expect(page).toHaveURL(/\/slotgame\?gt_id=2&gp_id=GPNW&house=/)
  await expect(page.locator('.flyout:visible')).toHaveCount(0)

  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expect(page.locator('.frame')).toHaveAttribute('data-rail', 'closed')
  const html = await page.goto(at('oriel', '/?folded'))
  expect(await html?.text()).toContain('data-rail="closed"')
  await expect(page.locator('nav.rail').getByRole('link', { name: 'Home' }).last()).toBeVisible()

  await expect(page.locator('.header-search')).toBeVisible()
  // A key that comes before the page works is none.
  const pressed = async () => {
    await page.keyboard.press('/')
    return page.getByRole('combobox').count()
  }
  await expect.poll(pressed).toBe(1)

  await test.step('an icon that is not ours comes from our endpoint or else from outside', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/oriel.json?icons=')) asked.push(request.url())
    })
    const { address, service, icon, link } = await openIconSite(database)
    const drawing = { icons: { [icon]: { body: '<path d="M1 2h3"/>' } } }
    await page.route(`${service}/**`, (route) =>
      route.fulfill({ json: drawing, headers: { 'access-control-allow-origin': '*' } }),
    )
    await page.goto(address)
    const drawn = page.getByRole('link', { name: link }).locator('path[d="M1 2h3"]')
    await expect(drawn).toBeAttached()
    const question = `/oriel.json?icons=${icon}`
    expect(asked).toEqual([`${address}icons${question}`, `${service}${question}`])
  })
})

test('[S9.083] a site with the other template has a menu under its header instead of a rail, and opens customer service in the same window', async ({
  page,
  at,
}) => {
  await page.goto(at('second'))
  const service = page.locator('.floats a[href="/main/contact"]')
  await expect(service).toBeAttached()
  await expect(service).not.toHaveAttribute('target')
  await expect(page.locator('nav.rail')).toHaveCount(0)
  const menu = page.locator('nav.mega-menu')
  const slots = menu.getByRole('button').first()
  await slots.click()
  await expect(menu.getByRole('link', { name: /Oriel Studio/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(slots).toBeFocused()
})

test(
  '[S2.089, S3.060, S9.083] a phone has tabs with a raised wallet, and a slide bar with categories and links',
  { tag: '@only-phone' },
  async ({ page, at }) => {
    await page.goto(at('oriel'))
    const tabs = page.getByRole('navigation', { name: 'Shortcuts' })
    await expect(tabs.getByRole('listitem')).toHaveText([
      'Home',
      'Promotions',
      'Wallet',
      'Support',
      'Sign up',
    ])
    await expect(tabs).toBeInViewport()
    await expect(tabs.locator('.tab-bar-raised')).toHaveText('Wallet')
    await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('button', { name: 'Wallet' }).tap()
    const login = page.getByRole('dialog', { name: 'Log in or sign up' })
    await expect(login).toContainText('Log in to see your wallet and account.')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Menu' }).tap()
    const bar = page.getByRole('dialog', { name: 'Menu' })
    await expect(bar.getByRole('link', { name: /^Slots/ })).toBeVisible()
    const service = bar.getByRole('link', { name: 'Customer service' })
    await expect(service).toHaveAttribute('target', '_blank')
    await expect(service).toHaveAttribute('rel', /noopener/)
    await bar.getByRole('link', { name: /^Live casino/ }).tap()
    await expect(page).toHaveURL(/\/gameHall\/3$/)
    await expect(bar).toBeHidden()
  },
)
