import type { Database } from '@oriel/db/database'
import type { Member } from '@oriel/domain/member'
import { openSession } from '@oriel/domain/session'
import { expect, type Page } from '@playwright/test'
import { restsAt } from './rests.ts'

/**
 * Somebody comes signed in, for journeys that are not about signing in. The server opens their
 * session; the browser is given what it keeps of one.
 */
export async function enter(
  page: Page,
  database: Database,
  member: Member,
  home: string,
): Promise<void> {
  const { siteId, id: memberId, account, currency } = member
  const { token, binding } = await openSession(database, { siteId, memberId }, new Date())
  const { hostname } = new URL(home)
  await page.context().addCookies([
    {
      name: '__Host-sb',
      value: binding,
      url: `https://${hostname}/`,
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    },
  ])
  await page.addInitScript(
    ({ host, kept }) => {
      if (location.hostname !== host) return
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
    },
    { host: hostname, kept: { token, member_id: memberId, member_account: account, currency } },
  )
}

/** The same, and the page they come to knows them. */
export async function enterAt(
  page: Page,
  database: Database,
  member: Member,
  url: string,
): Promise<void> {
  await enter(page, database, member, url)
  await page.goto(url)
  // By their account alone, whatever the language of the page.
  const button = page.getByRole('banner').getByRole('button').filter({ hasText: member.account })
  // The member centre names them beside its menu, and on a phone shows their balance.
  const named = page.locator('.member-account').filter({ hasText: member.account })
  const balance = page.locator('.member-head').getByTestId('balance')
  await expect(button.or(named).or(balance)).toBeVisible()
}

/** The same, and its socket is joined and all it asks for then is there: it only listens. */
export async function enterLive(...who: Parameters<typeof enterAt>): Promise<void> {
  const [page] = who
  const joined = socketJoined(page)
  let answers = 0
  page.on('response', () => (answers += 1))
  await enterAt(...who)
  await joined
  await restsAt(async () => answers)
}

/** Asked for before the page is: ends when the page's socket has joined its first channel. */
export async function socketJoined(page: Page): Promise<void> {
  const isJoined = ({ payload }: { payload: string | Buffer }) => payload.includes('"ok":true')
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived', { predicate: isJoined })
}
