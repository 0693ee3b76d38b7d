import { enterAt } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { MEMBER_PAGES } from './member-pages.ts'
import { openOwnSite } from './own-site.ts'
import { makePerson } from './people.ts'
import { accountButton } from './sign-in.ts'
import { violationsOf } from './violations.ts'

const MENU = [
  'Account info',
  'Wallet',
  'Deposit',
  'Bank cards',
  'Statement',
  'Bet history',
  'Payment history',
  'Letters',
  'Announcements',
  'Invite friends',
]
/** What a page of somebody new says where there is nothing yet. */
const EMPTY: Readonly<Partial<Record<(typeof MEMBER_PAGES)[number], string>>> = {
  // Nobody has told this site of a payment provider.
  '/user/Deposit': 'No way to pay in right now',
  '/user/BindAccount': 'No bank account added yet.',
  '/user/Statement': 'No activity in this period',
  '/user/Transaction': 'No rounds in this period',
  '/user/DWRecord': 'No deposits in these days',
  '/user/Letter': 'No letters yet',
  '/user/Announcement': 'No announcements yet',
  // A site that has no terms for friends offers nothing.
  '/user/RecommendRecord': 'Inviting friends is not available',
  '/user/RecommendMemberSearch': 'Inviting friends is not available',
}
const WITHOUT_FRIENDS = {
  '/user/RecommendRecord': 'No rewards yet',
  '/user/RecommendMemberSearch': 'Nobody has joined yet',
} as const
/** The scripts that need most room, in width and in height. */
const LARGEST = { desktop: 'ta_IN', phone: 'my_MM' } as const

// A window is never larger than the screen, and that of a journey is a small one.
const largeScreen = test.extend({ screen: { width: 1920, height: 1080 } })

largeScreen(
  '[S1.022, S2.050, S2.053, S2.054] on a desktop the member centre is a window beside the game, with every page in its menu',
  async ({ page, at, database }) => {
    const member = await makePerson(database)
    await enterAt(page, database, member, at('oriel', '/faq'))
    await accountButton(page).click()
    // The browser of a journey has one size for all its windows, so what is asked for is looked at.
    await page.evaluate(() => {
      const open = window.open.bind(window)
      window.open = (url, name, features) => {
        document.documentElement.dataset['asked'] = features ?? ''
        return open(url, name, features)
      }
    })
    const opening = page.waitForEvent('popup')
    await page.getByRole('dialog').getByRole('link', { name: 'Wallet' }).click()
    const centre = await opening
    await expect(page.locator('html')).toHaveAttribute('data-asked', /width=1500,height=800/)
    await expect(centre).toHaveURL(at('oriel', '/user/MyWallet'))
    await expect(page).toHaveURL(at('oriel', '/faq'))

    const menu = centre.getByRole('navigation', { name: 'Member centre' })
    for (const name of MENU) {
      await menu.getByRole('link', { name, exact: true }).click()
      await expect(centre.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      expect(await violationsOf(centre)).toEqual([])
    }
    // Asked for again, it is the same window.
    await accountButton(page).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Account info' }).click()
    await expect(centre).toHaveURL(at('oriel', '/user/Info'))
    expect(page.context().pages()).toHaveLength(2)

    const closing = centre.waitForEvent('close')
    await centre.getByRole('button', { name: 'Close window' }).click()
    await closing
  },
)

test(
  '[S2.050] on a phone the member centre is pages with a way back',
  { tag: '@only-phone' },
  async ({ page, at, database }) => {
    const member = await makePerson(database)
    await enterAt(page, database, member, at('oriel', '/faq'))
    for (const name of MENU) {
      await accountButton(page).click()
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
      await expect(page.getByTestId('balance')).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
      await page.getByRole('button', { name: 'Back' }).click()
      await expect(page).toHaveURL(at('oriel', '/faq'))
    }
  },
)

// Each language brings a worker of its own, and a browser that changes it with every page may wait
// for one of them for ever.
const withoutWorkers = test.extend({ serviceWorkers: 'block' })

withoutWorkers(
  'somebody new finds every page of theirs empty and whole, in the scripts that need most room too',
  { tag: '@phone' },
  async ({ page, database, isMobile, at: atSite }) => {
    test.slow()
    const { site, at } = await openOwnSite(database)
    const member = await makePerson(database, { site: site.id })
    await enterAt(page, database, member, at())
    for (const language of ['en_US', LARGEST[isMobile ? 'phone' : 'desktop']]) {
      await page.context().addCookies([{ name: 'i18n_redirected', value: language, url: at() }])
      for (const path of MEMBER_PAGES) {
        await page.goto(at(path))
        await expect(page.locator('html')).toHaveAttribute('lang', language.replace('_', '-'))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        const empty = language === 'en_US' ? EMPTY[path] : undefined
        if (empty !== undefined) await expect(page.getByText(empty)).toBeVisible()
        const tooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect.soft(tooWide, `${path} in ${language}`).toBeLessThanOrEqual(0)
        expect.soft(await violationsOf(page), `${path} in ${language}`).toEqual([])
      }
    }
    await enterAt(page, database, await makePerson(database), atSite('oriel'))
    for (const [path, empty] of Object.entries(WITHOUT_FRIENDS)) {
      await page.goto(atSite('oriel', path))
      await expect(page.getByText(empty)).toBeVisible()
      expect.soft(await violationsOf(page), path).toEqual([])
    }
  },
)
