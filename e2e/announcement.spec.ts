import type { Page } from '@playwright/test'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import {
  editAnnouncement,
  publishAnnouncement,
  withdrawAnnouncement,
  type AnnouncementDraft,
} from '@oriel/domain/announcement'
import { enter } from './enter.ts'
import { expect, test } from './fixtures.ts'
import { makePerson } from './people.ts'

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

const withText = (page: Page, hasText: string) =>
  page.locator('[data-announcement-id]').filter({ hasText })
const withId = (page: Page, id: string) => page.locator(`[data-announcement-id="${id}"]`)

/** Opens a page and waits until its socket is up: from here on only events change it. */
async function openLive(page: Page, url: string): Promise<void> {
  const read = page.waitForResponse((response) => response.url().endsWith('/announcement/marquee'))
  await page.goto(url)
  await read
}

// The line moves, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('[S2.063, S1.008, S4.088] an announcement appears in the open pages of its site only, changes and goes without a reload', async ({
  page,
  context,
  database,
  at,
}) => {
  const other = await context.newPage()
  await Promise.all([openLive(page, at('oriel')), openLive(other, at('second'))])
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))
  const text = `Journey ${crypto.randomUUID()}`

  const published = expectDone(await publishAnnouncement(database, draft(ORIEL, text), by()))
  const item = withId(page, published.id)
  await expect(item).toHaveText(text)
  const own = expectDone(await publishAnnouncement(database, draft(SECOND, 'Second too'), by()))
  await expect(withId(other, own.id)).toHaveText('Second too')
  // The other site heard of something later and still does not show it.
  await expect(other.getByText(text)).toHaveCount(0)

  const changed = draft(ORIEL, `${text} (edited)`)
  expectDone(await editAnnouncement(database, published.id, changed, by()))
  await expect(item).toHaveText(`${text} (edited)`)
  expectDone(await withdrawAnnouncement(database, ORIEL, published.id, by()))
  await expect(item).toHaveCount(0)
  expectDone(await withdrawAnnouncement(database, SECOND, own.id, by()))
  await expect(withId(other, own.id)).toHaveCount(0)
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)

  await test.step('the line pauses by its button and stands still under reduced motion', async () => {
    const marquee = page.locator('section.marquee')
    await expect(marquee).toHaveAttribute('data-state', 'moving')
    await marquee.getByRole('button', { name: 'Pause' }).click()
    await expect(marquee).toHaveAttribute('data-state', 'still')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(marquee.getByRole('button', { name: 'Next' })).toBeVisible()
  })
})

test('[S6.009, S6.010] guests and members see only what is meant for them, live and after a reload', async ({
  page,
  database,
  at,
}) => {
  const guestOnly = `Guests ${crypto.randomUUID()}`
  const memberOnly = `Members ${crypto.randomUUID()}`
  const publish = async (text: string, before: boolean) => {
    const audience = { displayBeforeLogin: before, displayAfterLogin: !before }
    const meant = { ...draft(ORIEL, text), ...audience }
    return expectDone(await publishAnnouncement(database, meant, by()))
  }
  await openLive(page, at('oriel'))
  const forMembers = await publish(memberOnly, false)
  const forGuests = await publish(guestOnly, true)
  await expect(withText(page, guestOnly)).toHaveCount(1)
  await expect(withText(page, memberOnly)).toHaveCount(0)

  await enter(page, database, await makePerson(database), at('oriel'))
  await openLive(page, at('oriel'))
  await expect(withText(page, memberOnly)).toHaveCount(1)
  await expect(withText(page, guestOnly)).toHaveCount(0)
  const live = await publish(`${memberOnly} live`, false)
  await expect(withText(page, `${memberOnly} live`)).toHaveCount(1)
  for (const { id } of [forGuests, forMembers, live]) {
    expectDone(await withdrawAnnouncement(database, ORIEL, id, by()))
  }
})

test(
  'an announcement starts and ends at its times while the page is open',
  { tag: '@waits' },
  async ({ page, database, at }) => {
    await openLive(page, at('oriel'))
    const text = `Scheduled ${crypto.randomUUID()}`
    const from = Date.now()
    const times = { startsAt: new Date(from + 3_000), endsAt: new Date(from + 9_000) }
    const scheduled = { ...draft(ORIEL, text), ...times }
    const { id } = expectDone(await publishAnnouncement(database, scheduled, by()))
    await expect(withId(page, id)).toHaveCount(1)
    expect(Date.now()).toBeGreaterThanOrEqual(times.startsAt.getTime())
    await expect(withId(page, id)).toHaveCount(0)
    expect(Date.now()).toBeGreaterThanOrEqual(times.endsAt.getTime())
  },
)
