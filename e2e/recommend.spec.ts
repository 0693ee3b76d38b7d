import { patient } from '@oriel/core/testing/patience'
import { dayOf, startOfDay } from '@oriel/core/time'
import { ORIEL } from '@oriel/dev-world/cast'
import { makeTermsOlder } from '@oriel/dev-world/story/recommend'
import { findMember } from '@oriel/domain/member'
import { listAwards } from '@oriel/domain/recommend'
import { timeZoneOf } from '@oriel/domain/site'
import { devices, type Browser, type Page } from '@playwright/test'
import { arrive, expect, noteTroubles, test } from './fixtures.ts'
import { startOwnWorld, type OwnWorld } from './own-world.ts'
import { JADE, listOf, openWindowOf } from './play/player.ts'
import { accept, fillAccount, fillDetails, finish, newAccount, openRegister } from './register.ts'
import { signIn } from './sign-in.ts'
import { press, stage } from './studio/seat.ts'
import { violationsOf } from './violations.ts'

test.describe.configure({ timeout: patient(300_000) })

const HOUR_MS = 3_600_000
const ROUND_MS = patient(60_000)
const PAY_MS = patient(120_000)
const SPINS = 3
/** Three spins of a hundred dollars, and a thousandth of them. */
const [STAKED, SHARE] = ['$300.00', '$0.30']
const PAGES = ['RecommendProject', 'RecommendRecord', 'RecommendMemberSearch'] as const

// The clock of the house is moved: nobody else lives in this world.
let own: OwnWorld
test.beforeAll(async () => {
  own = await startOwnWorld()
})
test.afterAll(() => own.stop())

const DESK = { viewport: { width: 1440, height: 900 } }
const PHONE = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
}

/** A browser of its own, which is closed before time passes: nobody is signed in for weeks. */
async function openOther(
  browser: Browser,
  device: typeof DESK | typeof PHONE,
  troubles: string[],
): Promise<Page> {
  const context = await browser.newContext({ ...device, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await arrive(page)
  noteTroubles(page, troubles)
  return page
}

/** Signs up by a friend's link, and gives the new account. */
async function join(page: Page, link: string): Promise<string> {
  const account = newAccount()
  const area = await openRegister(page, link)
  await expect(area.getByLabel('Referrer')).toHaveValue(/SPH4X7/)
  await fillAccount(area, account)
  await accept(area)
  await fillDetails(area, account)
  await finish(page, area, account)
  return account
}

/** Plays with the highest stake, and waits until the house has heard of every round. */
async function play(page: Page): Promise<void> {
  await page.goto(own.at(listOf(JADE)))
  const game = await openWindowOf(page, JADE)
  const rests = () =>
    expect(stage(game)).toHaveAttribute('data-phase', 'idle', { timeout: ROUND_MS })
  await rests()
  await game.getByRole('spinbutton', { name: 'Stake' }).press('End')
  for (let spin = 0; spin < SPINS; spin += 1) {
    const answer = game.waitForResponse(/\/player\/round$/)
    await press(game, /^Spin for \$100/)
    expect((await answer).status()).toBe(200)
    await rests()
  }
  await game.close()
  await page.goto(own.at('/user/Transaction'))
  await expect(async () => {
    await page.reload()
    await expect(page.locator('.round-door')).toHaveCount(SPINS, { timeout: 5_000 })
  }).toPass({ timeout: patient(90_000) })
}

/** An hour after the awards of this month are due, by the clock of the site. */
async function afterThisMonth(): Promise<Date> {
  const zone = await timeZoneOf(own.database.rows, ORIEL)
  const first = startOfDay(`${dayOf(new Date(), zone).slice(0, 7)}-01`, zone)
  const next = dayOf(new Date(first.getTime() + 32 * 24 * HOUR_MS), zone).slice(0, 7)
  return new Date(startOfDay(`${next}-01`, zone).getTime() + 49 * HOUR_MS)
}

/** What sophia sees on one layout once she was paid. */
async function seesShare(page: Page, friend: string): Promise<void> {
  await signIn(page, own.at(), 'sophia')
  await expect(page.getByTestId('balance').first()).toContainText('$1,000.30')
  await page.goto(own.at('/user/MyWallet'))
  await expect(page.getByRole('main')).toContainText('$1,000.30')
  const row = page.locator('.recommend-row')
  const sights = {
    RecommendProject: page.locator('.recommend-sums').getByText(SHARE).last(),
    RecommendRecord: row.filter({ hasText: friend }).getByText(SHARE, { exact: true }),
    RecommendMemberSearch: row.filter({ hasText: friend }).getByText(STAKED, { exact: true }),
  }
  for (const name of PAGES) {
    await page.goto(own.at(`/user/${name}`))
    await expect(sights[name]).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  }
}

test(
  '[S1.024, S2.058] a friend joins by the link and plays; after the month the share is in the wallet and the records',
  { tag: '@waits' },
  async ({ page, browser, troubles }) => {
    const { rows } = own.database
    const sophia = await findMember(rows, ORIEL, 'sophia')
    if (!sophia) throw new Error('sophia is in every world')
    await makeTermsOlder(own.ownerUrl, new Date(Date.now() - 62 * 24 * HOUR_MS))
    const desk = await openOther(browser, DESK, troubles)
    const phone = await openOther(browser, PHONE, troubles)

    await signIn(desk, own.at(), 'sophia')
    await desk.goto(own.at('/user/RecommendProject'))
    const link = await desk.getByLabel('Link', { exact: true }).inputValue()
    const account = await join(phone, link)
    const friend = `${account.slice(0, 2)}•••${account.slice(-2)}`
    await desk.getByRole('link', { name: 'Rewards', exact: true }).click()
    await expect(desk.getByText('No rewards yet')).toBeVisible()
    await desk.getByRole('link', { name: 'Friends', exact: true }).click()
    await expect(desk.locator('.recommend-row', { hasText: friend })).toContainText('$0.00')
    await desk.context().close()
    await play(phone)
    await phone.context().close()

    await own.passTo(await afterThisMonth())
    const awards = async () =>
      (await listAwards(rows, sophia.id, { after: null, count: 5 })).list.map(({ state }) => state)
    await expect.poll(awards, { timeout: PAY_MS }).toEqual(['paid'])
    await test.step('on a desktop', () => seesShare(page, friend))
    // Signing in elsewhere ends the session here.
    await page.goto('about:blank')
    await test.step('on a phone', async () => {
      const other = await openOther(browser, PHONE, troubles)
      await seesShare(other, friend)
      await other.context().close()
    })
  },
)
