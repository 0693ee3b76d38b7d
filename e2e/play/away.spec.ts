import { patient } from '@oriel/core/testing/patience'
import type { Database } from '@oriel/db/database'
import { saveMaintenance } from '@oriel/domain/games'
import { enterAt } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import { pressAway } from '../press-away.ts'
import { stage } from '../studio/seat.ts'
import {
  available,
  comesHome,
  listOf,
  makePlayer,
  openGame,
  openWindowOf,
  pressPlay,
  PURSE,
} from './player.ts'

// One after the other: they take the same provider away.
test.describe.configure({ timeout: patient(240_000), mode: 'default' })

/** No other journey plays there. */
const KESTREL = { id: 'GPKE', name: 'KESTREL', game: { name: 'Samurai Oath', gtId: 2 } }
/** Where nobody listens: a call there is refused at once, as by a provider that is down. */
const NOBODY = 'http://127.0.0.1:9'
const GIVEN_UP_MS = patient(60_000)
const HOME_MS = patient(90_000)
const HOUR_MS = 3_600_000
const START_FAILED = 'The game could not be started. Money in transit is returned automatically.'

async function takeAway(database: Database, providerId: string): Promise<() => Promise<void>> {
  const links = database.rows.selectFrom('provider_links').where('provider_id', '=', providerId)
  const { url } = await links.select('url').executeTakeFirstOrThrow()
  const point = async (to: string): Promise<void> => {
    const all = database.rows.updateTable('provider_links').where('provider_id', '=', providerId)
    await all.set({ url: to }).execute()
  }
  await point(NOBODY)
  return () => point(url)
}

test(
  '[S8.020] a provider that is down: the window says so, and the money never left',
  { tag: '@waits' },
  async ({ page, at, database }) => {
    const { id, game } = KESTREL
    const member = await makePlayer(database)
    await enterAt(page, database, member, at('oriel', listOf(game, id)))
    const bringBack = await takeAway(database, id)
    try {
      const [popup] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, game)])
      const trouble = popup.getByRole('alert')
      await expect(trouble).toContainText(`${game.name} did not open`, { timeout: GIVEN_UP_MS })
      await expect(trouble).toContainText(START_FAILED)
      await pressAway(popup, 'Back to the lobby')
      expect(await available(database, member)).toBe(PURSE)
    } finally {
      await bringBack()
    }
  },
)

test(
  'a provider that goes down during a game: the money is shown in transit, and comes home once it is back',
  { tag: '@waits' },
  async ({ page, at, database }) => {
    const { id, game } = KESTREL
    const member = await makePlayer(database)
    await enterAt(page, database, member, at('oriel', listOf(game, id)))
    const opened = await openWindowOf(page, game)
    await expect(stage(opened)).toHaveAttribute('data-phase', 'idle', { timeout: GIVEN_UP_MS })
    const bringBack = await takeAway(database, id)
    try {
      await opened.close()
      await page.goto(at('oriel', '/user/MyWallet'))
      const total = page.getByRole('region', { name: 'Total balance' })
      await expect(total).toContainText('$1,000.00')
      const inTransit = page.getByRole('region', { name: 'In transit' })
      await expect(inTransit).toContainText('It counts in your total balance')
      await expect(inTransit).toContainText('Being checked', { timeout: GIVEN_UP_MS })
      expect(await available(database, member)).toBe(0n)
      // The worker may bring the money home before a button is pressed.
      await inTransit.getByRole('button', { name: 'Check now' }).click()
      await expect(inTransit).toContainText('Checking with the studio now.')
      await bringBack()
      await expect(page.getByText('All your money is in your main wallet.')).toBeVisible({
        timeout: HOME_MS,
      })
      await comesHome(database, member, PURSE)
    } finally {
      await bringBack()
    }
  },
)

test(
  '[S8.012] a provider that goes into maintenance while its list is open says until when',
  { tag: '@waits' },
  async ({ page, at, database }) => {
    const { id, name, game } = KESTREL
    const member = await makePlayer(database)
    await enterAt(page, database, member, at('oriel', listOf(game, id)))
    await openGame(page, game)
    const [startsAt, endsAt] = [-HOUR_MS, HOUR_MS].map((ms) => new Date(Date.now() + ms))
    if (!startsAt || !endsAt) throw new Error('two times')
    await saveMaintenance(database, { providerId: id, typeId: null, startsAt, endsAt })
    try {
      const [popup] = await Promise.all([page.waitForEvent('popup'), pressPlay(page, game)])
      const box = page.getByRole('alertdialog', { name: `${name} is under maintenance` })
      await expect(box).toContainText('Dear customer')
      await expect.poll(() => popup.isClosed()).toBe(true)
      const kept = await page.evaluate(() => localStorage.getItem('maintain_interval'))
      const told = { start_at: startsAt.toISOString(), end_at: endsAt.toISOString() }
      expect(JSON.parse(kept ?? '')).toEqual(told)
      expect(await available(database, member)).toBe(PURSE)
    } finally {
      await database.rows.deleteFrom('game_maintenances').where('provider_id', '=', id).execute()
    }
  },
)
