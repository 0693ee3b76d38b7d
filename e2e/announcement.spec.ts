import type { Page } from '@playwright/test'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import {
  editAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
  type AnnouncementDraft,
} from '@oriel/domain/announcement'
import { findMember } from '@oriel/domain/member'
import { openSession } from '@oriel/domain/session'
import { expect, test } from './fixtures.ts'

const sites = [
  { host: 'oriel', siteId: ORIEL, lang: 'en_US' },
  { host: 'second', siteId: SECOND, lang: 'vi_VN' },
] as const

const draft = (siteId: AnnouncementDraft['siteId'], text: string): AnnouncementDraft => ({
  siteId,
  texts: { en_US: text, vi_VN: text },
  displayBeforeLogin: true,
  displayAfterLogin: true,
  sort: 1_000,
  startsAt: new Date(),
  endsAt: null,
})
const by = () => ({ staff: 'e2e', now: new Date() })

const items = (page: Page) => page.locator('[data-announcement-id]')

/** The page has read its state after its socket came up: from here on only events change it. */
async function untilLive(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith('/announcement/marquee'))
}

// The line moves, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

for (const { host, siteId, lang } of sites) {
  test(`[S2.063, S1.008] ${host}: a published announcement appears in the open page, changes and goes, without reload`, async ({
    page,
    database,
    at,
    context,
  }) => {
    const url = at(host)
    await context.addCookies([{ name: 'i18n_redirected', value: lang, url }])
    await Promise.all([untilLive(page), page.goto(url)])
    await page.evaluate(() => Object.assign(window, { notReloaded: true }))
    const text = `Journey ${crypto.randomUUID()}`

    const published = expectDone(await publishAnnouncement(database, draft(siteId, text), by()))
    const item = page.locator(`[data-announcement-id="${published.id}"]`)
    await expect(item).toHaveText(text)
    await expect(item).toHaveCount(1)

    const changed = draft(siteId, `${text} (edited)`)
    expectDone(await editAnnouncement(database, published.id, changed, by()))
    await expect(item).toHaveText(`${text} (edited)`)

    expectDone(await withdrawAnnouncement(database, siteId, published.id, by()))
    await expect(item).toHaveCount(0)
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  })
}

test('an announcement of one site never reaches the other', async ({ page, database, at }) => {
  await Promise.all([untilLive(page), page.goto(at('second'))])
  const text = `Only Oriel ${crypto.randomUUID()}`
  const other = expectDone(await publishAnnouncement(database, draft(ORIEL, text), by()))
  const own = expectDone(await publishAnnouncement(database, draft(SECOND, 'Second too'), by()))
  await expect(page.locator(`[data-announcement-id="${own.id}"]`)).toHaveCount(1)
  await expect(page.getByText(text)).toHaveCount(0)
  expectDone(await withdrawAnnouncement(database, ORIEL, other.id, by()))
  expectDone(await withdrawAnnouncement(database, SECOND, own.id, by()))
})

test('[S6.009, S6.010] guests and members see what is meant for them, live and after a reload', async ({
  page,
  database,
  at,
  browserName,
}, info) => {
  expect(browserName).toBe('chromium')
  const account = info.project.name === 'desktop' ? 'sophia' : 'minhkhoa'
  const member = await findMember(database.rows, ORIEL, account)
  if (!member) throw new Error(`the cast has no ${account}`)
  const guestOnly = `Guests ${crypto.randomUUID()}`
  const memberOnly = `Members ${crypto.randomUUID()}`
  const publish = async (text: string, before: boolean) => {
    const audience = { displayBeforeLogin: before, displayAfterLogin: !before }
    return expectDone(
      await publishAnnouncement(database, { ...draft(ORIEL, text), ...audience }, by()),
    )
  }
  await Promise.all([untilLive(page), page.goto(at('oriel'))])
  const first = await publish(guestOnly, true)
  const second = await publish(memberOnly, false)
  await expect(items(page).filter({ hasText: guestOnly })).toHaveCount(1)
  await expect(items(page).filter({ hasText: memberOnly })).toHaveCount(0)

  const owner = { siteId: ORIEL, memberId: member.id }
  const session = await openSession(database, owner, new Date())
  await page.evaluate(
    ({ token, id, binding }) => {
      Object.assign(localStorage, { token, member_id: id })
      document.cookie = `__Host-sb=${binding}; Path=/; Secure; SameSite=Strict`
    },
    { token: session.token, id: member.id, binding: session.binding },
  )
  await Promise.all([untilLive(page), page.reload()])
  await expect(items(page).filter({ hasText: memberOnly })).toHaveCount(1)
  await expect(items(page).filter({ hasText: guestOnly })).toHaveCount(0)
  const third = await publish(`${memberOnly} live`, false)
  await expect(items(page).filter({ hasText: `${memberOnly} live` })).toHaveCount(1)
  for (const { id } of [first, second, third]) {
    expectDone(await withdrawAnnouncement(database, ORIEL, id, by()))
  }
})

test('an announcement starts and ends by itself while the page is open', async ({
  page,
  database,
  at,
}) => {
  await Promise.all([untilLive(page), page.goto(at('oriel'))])
  const now = Date.now()
  const scheduled = {
    ...draft(ORIEL, `Scheduled ${crypto.randomUUID()}`),
    startsAt: new Date(now + 2_000),
    endsAt: new Date(now + 6_000),
  }
  const { id } = expectDone(await publishAnnouncement(database, scheduled, by()))
  const item = page.locator(`[data-announcement-id="${id}"]`)
  await expect(item).toHaveCount(0)
  await expect(item).toHaveCount(1)
  await expect(item).toHaveCount(0)
})

test('the marquee can be paused by button and stands still under reduced motion', async ({
  page,
  at,
}) => {
  await page.goto(at('oriel'))
  const marquee = page.locator('section.marquee')
  await expect(marquee).toHaveAttribute('data-state', 'moving')
  await marquee.getByRole('button', { name: 'Pause' }).click()
  await expect(marquee).toHaveAttribute('data-state', 'still')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(marquee.getByRole('button', { name: 'Next' })).toBeVisible()
})
