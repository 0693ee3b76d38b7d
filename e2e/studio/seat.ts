import { ensurePlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { playerBalanceCall, transferMoneyCall } from '@oriel/contract/provider/wallet'
import { parseUnits } from '@oriel/core/money'
import type { StudioSettings } from '@oriel/dev-world/studio'
import { askAsHouse } from '@oriel/dev-world/testing/studio-seats'
import { expect, type Page } from '@playwright/test'

let members = 0

export const theStudio = (): StudioSettings =>
  JSON.parse(process.env['WORLD_STUDIO'] ?? '{}') as StudioSettings

const ask = (url: string, path: string, input: object) =>
  askAsHouse(theStudio().access, url, path, input)

export type Seated = {
  readonly member: { readonly member_ref: string; readonly currency: string }
  /** What the studio's books say, in ten-thousandths. */
  balance(): Promise<bigint>
}

type Wishes = { money?: string; locale?: string; currency?: string; studio?: string }

/** Sits a new player down at a game, as a house would: known, with money, by a one-time address. */
export async function sitDown(page: Page, title: string, wishes: Wishes = {}): Promise<Seated> {
  const { url, ...seated } = await takeSeat(title, wishes)
  await page.goto(url)
  return seated
}

/** The same, with the address still to be opened. */
export async function takeSeat(
  title: string,
  wishes: Wishes = {},
): Promise<Seated & { url: string }> {
  members += 1
  const studio = wishes.studio ?? theStudio().access.backUrl
  const member = {
    member_ref: `journey-${process.pid}-${Date.now()}-${members}`,
    currency: wishes.currency ?? 'USD',
  }
  await ask(studio, ensurePlayerCall.path, member)
  const money = { ref: `money-${member.member_ref}`, amount: wishes.money ?? '100' }
  await ask(studio, transferMoneyCall.path, { ...member, ...money, direction: 'in' })
  const launched = await ask(studio, launchGameCall.path, {
    ...member,
    launch_id: `launch-${member.member_ref}`,
    title,
    locale: wishes.locale ?? 'en_US',
    device: 'desktop',
    lobby_url: `http://oriel.localhost:${process.env['WORLD_EDGE_PORT']}/`,
    demo: false,
  })
  return {
    url: String(launched['url']),
    member,
    async balance() {
      const told = await ask(studio, playerBalanceCall.path, member)
      return parseUnits(String(told['balance'])) ?? -1n
    },
  }
}

/** The game's own root: where it stands, and what the last round brought. */
export const stage = (page: Page) => page.locator('[data-phase]').first()
export const press = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().click()

/** The screen says of the money what the books say. */
export async function booksAgree(page: Page, seated: Seated): Promise<void> {
  const cents = (await seated.balance()) / 100n
  const shown = `$${(cents / 100n).toLocaleString('en-US')}.${String(cents % 100n).padStart(2, '0')}`
  await expect(page.getByText('Balance', { exact: true }).locator('..')).toContainText(shown)
}
