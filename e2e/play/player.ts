import { money, type Units } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { patient } from '@oriel/core/testing/patience'
import type { Database } from '@oriel/db/database'
import { ORIEL } from '@oriel/dev-world/cast'
import type { Member } from '@oriel/domain/member'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { transferEntries } from '@oriel/ledger/rules'
import { expect, type Page } from '@playwright/test'
import { makePerson } from '../people.ts'

/** Of ten-thousandths: a thousand dollars. */
export const PURSE: Units = 10_000_000n
/** A start that is given up, or a provider that is asked again, takes longer than a page does. */
const HOME_MS = patient(60_000)

/** Somebody new with money in the wallet. */
export async function makePlayer(database: Database, units: Units = PURSE): Promise<Member> {
  const member = await makePerson(database)
  const entries = transferEntries(
    houseAccount(ORIEL, 'promotion', 'USD'),
    memberAccount(member.id, 'available', 'USD'),
    money(units, 'USD'),
  )
  const cause = { kind: 'grant', id: member.id } as const
  const posting = { key: `gift:${member.id}`, kind: 'test', cause, entries } as const
  expectDone(await createLedger(database).postAlone(posting))
  return member
}

export const available = (database: Database, { id }: Member): Promise<Units> =>
  readBalance(database.rows, memberAccount(id, 'available', 'USD'))

/** All the money is in the wallet again, to the unit. */
export const comesHome = (database: Database, member: Member, units: Units): Promise<void> =>
  expect.poll(() => available(database, member), { timeout: HOME_MS }).toBe(units)

/** One game of our studio in its list, and what stands in its address. */
export type Listed = { readonly name: string; readonly gtId: number }
export const JADE: Listed = { name: 'Jade Ascent', gtId: 2 }
export const COMET: Listed = { name: 'Comet', gtId: 10 }
export const BACCARAT: Listed = { name: 'Baccarat A', gtId: 3 }
export const SPORT: Listed = { name: 'Sportsbook', gtId: 4 }

export const listOf = ({ gtId }: Listed, gpId = 'GPOR'): string =>
  `/slotgame?gt_id=${gtId}&gp_id=${gpId}&house=`

/** Opens what a list shows of a game. */
export async function openGame(page: Page, { name }: Listed): Promise<void> {
  const tile = page.getByRole('link', { name: new RegExp(`^${name}`) }).first()
  const dialog = page.getByRole('dialog', { name })
  // A press before the page works is none; one that opens it late must not wait for the tile again.
  await expect(async () => {
    if (!(await dialog.isVisible())) await tile.click({ timeout: 5_000 })
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

export async function pressPlay(page: Page, game: Listed): Promise<void> {
  await openGame(page, game)
  const dialog = page.getByRole('dialog', { name: game.name })
  await dialog.getByRole('button', { name: 'Play', exact: true }).click()
}

/** The same by the keyboard: a page behind another draws nothing, and a click waits for that. */
export async function pressPlayByKey(page: Page, game: Listed): Promise<void> {
  await openGame(page, game)
  const dialog = page.getByRole('dialog', { name: game.name })
  await dialog.getByRole('button', { name: 'Play', exact: true }).press('Enter')
}

/** Plays from the list, and gives the window of the game once the game is in it. */
export async function openWindowOf(page: Page, game: Listed): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, game)])
  await popup.waitForURL(/studio\.localhost/, { timeout: HOME_MS })
  return popup
}
