import { patient } from '@oriel/core/testing/patience'
import { expect, type Page } from '@playwright/test'
import { stage } from './seat.ts'

/** A table, with spots of which some win and some lose in nearly every round. */
export type Table = readonly [title: string, ...spots: string[]]
const TABLES: readonly Table[] = [
  ['baccarat', 'player', 'banker'],
  ['dragon-tiger', 'dragon', 'tiger'],
  ['roulette', 'red', 'black'],
  ['sic-bo', 'big', 'small'],
  ['fast-5d', 'big:a', 'small:a'],
  ['fast-3', 'big', 'small'],
  ['gasing', 'red', 'blue'],
  ['derby', 'top-three:1', 'top-three:2', 'top-three:3', 'top-three:4'],
  ['esport', 'match:ember', 'match:tide'],
  ['keno', 'pick:1', 'pick:2', 'pick:3', 'pick:4', 'pick:5', 'pick:6'],
]
/** Who waits at a table waits together with others; ten at once are too many to draw. */
export const HALVES: readonly (readonly Table[])[] = [TABLES.slice(0, 5), TABLES.slice(5)]
/** The longest round of all, with time to spare. */
export const ROUND_MS = patient(120_000)
/** By what it does: what it says depends on the amount. */
const PLACE = '[data-act="place"]'

export const spotOf = (page: Page, spot: string) => page.locator(`[data-spot="${spot}"]`).first()
export const phaseIs = (page: Page, phase: string | RegExp) =>
  expect(stage(page)).toHaveAttribute('data-phase', phase, { timeout: ROUND_MS })

/** Lays a chip; in Keno a number is chosen first and made a line of. */
async function lay(page: Page, spot: string): Promise<void> {
  const [, number] = /^pick:(\d+)$/.exec(spot) ?? []
  await spotOf(page, number ?? spot).click()
  if (number !== undefined) await page.locator('.picker-add').click()
}

/** Does what places a bet, and gives the number the studio gave it. */
export async function placed(page: Page, act: () => Promise<void>): Promise<string> {
  const answered = page.waitForResponse(/\/player\/bet$/)
  await act()
  const { data } = (await (await answered).json()) as { data: { round_id: string } }
  return data.round_id
}

/** A busy machine may lay its chips too late; the next round takes them. */
const TRIES_MAX = 3

/** Bets on all from the moment bets are open; gives the number of the round. */
export async function betOnAll(page: Page, spots: readonly string[]): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    await phaseIs(page, /running|settled/)
    await phaseIs(page, 'betting')
    for (const spot of spots) await lay(page, spot)
    const roundId = await placed(page, () => page.locator(PLACE).click()).catch(() => null)
    if (roundId !== null) return roundId
    if (tries === TRIES_MAX) throw new Error(`no bet was taken in ${TRIES_MAX} rounds`)
  }
}

/** Says what became of each bet once the round is over: of all at once, as the next begins soon. */
export async function endsOf(page: Page, spots: readonly string[]): Promise<string[]> {
  const bets = spots.map((spot) => `:is([data-spot="${spot}"], [data-bet="${spot}"])[data-end]`)
  // Looked for in the page itself, at every frame: from outside the moment can be missed.
  const found = await page.waitForFunction(
    (selectors) => {
      const phase = document.querySelector('[data-phase]')?.getAttribute('data-phase')
      if (phase !== 'settled') return null
      const ends = selectors.map((bet) => document.querySelector(bet)?.getAttribute('data-end'))
      return ends.every((end) => /won|lost|back/.test(end ?? '')) && (ends as string[])
    },
    bets,
    { timeout: ROUND_MS },
  )
  return (await found.jsonValue()) || []
}
