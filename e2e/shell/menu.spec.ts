import { expect, test } from '../fixtures.ts'

test.describe('the desktop’s rail', () => {
  // Phones have no rail.
  test.skip(({ isMobile }) => isMobile, 'phones have no rail')

  test('a hall shows its studios under the pointer, by key, and lets go of both', async ({
    page,
    at,
  }) => {
    await page.goto(at('oriel'))
    const slots = page.locator('nav.rail').getByRole('button', { name: 'Slots' })
    const studio = page.locator('.flyout').getByRole('link', { name: /Oriel Studio/ })
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
  })

  test('a studio leads to its list', async ({ page, at }) => {
    await page.goto(at('oriel'))
    await page.locator('nav.rail').getByRole('button', { name: 'Slots' }).click()
    await page
      .locator('.flyout')
      .getByRole('link', { name: /NORTHWIND/ })
      .click()
    await expect(page).toHaveURL(/\/slotgame\?gt_id=2&gp_id=GPNW&house=/)
    await expect(page.locator('.flyout:visible')).toHaveCount(0)
  })

  test('it folds, and the server remembers', async ({ page, at }) => {
    await page.goto(at('oriel'))
    await page.getByRole('button', { name: 'Fold the menu' }).click()
    await expect(page.locator('.frame')).toHaveAttribute('data-rail', 'closed')
    const html = await page.goto(at('oriel', '/?folded'))
    expect(await html?.text()).toContain('data-rail="closed"')
    await expect(page.locator('nav.rail').getByRole('link', { name: 'Home' }).last()).toBeVisible()
  })

  test('a site with the other template has a menu under its header', async ({ page, at }) => {
    await page.goto(at('second'))
    await expect(page.locator('nav.rail')).toHaveCount(0)
    const menu = page.locator('nav.mega-menu')
    const slots = menu.getByRole('button').first()
    await slots.click()
    await expect(menu.getByRole('link', { name: /Oriel Studio/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(slots).toBeFocused()
  })

  test('a slash opens the search from anywhere', async ({ page, at }) => {
    await page.goto(at('oriel'))
    await expect(page.locator('.header-search')).toBeVisible()
    await expect
      .poll(async () => {
        await page.keyboard.press('/')
        return page.getByRole('combobox').count()
      })
      .toBe(1)
  })
})

test.describe('the phone’s menus', () => {
  // Desktops have the rail.
  test.skip(({ isMobile }) => !isMobile, 'desktops have the rail')

  test('[S2.089] tabs of the site, the deposit raised; a guest is asked to log in', async ({
    page,
    at,
  }) => {
    await page.goto(at('oriel'))
    const tabs = page.getByRole('navigation', { name: 'Shortcuts' })
    await expect(tabs.getByRole('listitem')).toHaveText([
      'Home',
      'Promotions',
      'Deposit',
      'Wallet',
      'Sign up',
    ])
    await expect(tabs).toBeInViewport()
    await expect(tabs.locator('.tab-bar-raised')).toHaveText('Deposit')
    await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
    await tabs.getByRole('button', { name: 'Deposit' }).tap()
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible()
  })

  test('[S3.060] the slide bar has the halls and the site’s links', async ({ page, at }) => {
    await page.goto(at('oriel'))
    await page.getByRole('button', { name: 'Menu' }).tap()
    const bar = page.getByRole('dialog', { name: 'Menu' })
    await expect(bar.getByRole('link', { name: /^Slots/ })).toBeVisible()
    await bar.getByRole('link', { name: /^Live casino/ }).tap()
    await expect(page).toHaveURL(/\/gameHall\/3$/)
    await expect(bar).toBeHidden()
  })
})

test('[S2.090] footer links lead to pages, questions and outside', async ({ page, at }) => {
  await page.goto(at('oriel'))
  const footer = page.locator('footer.footer')
  await expect(footer.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
    'href',
    /\/main\//,
  )
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses.some((address) => address.startsWith('/faq/'))).toBe(true)
  expect(addresses.some((address) => address.startsWith('/main/'))).toBe(true)
})

test('[S9.083] customer service opens as the site says', async ({ page, at }, { project }) => {
  const link = page.locator('a[href^="https://support."]')
  await page.goto(at('oriel'))
  if (project.name === 'mobile') await page.getByRole('button', { name: 'Menu' }).tap()
  await expect(link.first()).toHaveAttribute('target', '_blank')
  await expect(link.first()).toHaveAttribute('rel', /noopener/)
})

test('[S2.084] the button to the top comes after a way down, and goes there', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel'))
  const top = page.getByRole('button', { name: 'Back to top' })
  await expect(top).toHaveAttribute('inert')
  await page.evaluate(() => window.scrollTo(0, 1_400))
  await expect(top).not.toHaveAttribute('inert')
  await top.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})
