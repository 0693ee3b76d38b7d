import { patient } from '@oriel/core/testing/patience'
import { errors, expect, type Locator, type Page } from '@playwright/test'
import { stage } from './seat.ts'

/** A match may end, or take its price away, between the pick and the press. */
const STEP_MS = patient(10_000)

/**
 * Lays a price on the slip and places it at whatever it is by then, beside the list or in a
 * phone's sheet. The number of the bet; null where it was not taken, and the slip is empty again.
 */
export async function placeBet(page: Page, price: Locator): Promise<string | null> {
  const round = await tryBet(page, price).catch((error: unknown) => {
    if (error instanceof errors.TimeoutError) return null
    throw error
  })
  if (round !== null) return round
  await page.reload()
  await expect(stage(page)).toHaveAttribute('data-phase', 'idle')
  return null
}

async function tryBet(page: Page, price: Locator): Promise<string | null> {
  const timeout = STEP_MS
  await price.click({ timeout })
  const accept = page.getByRole('combobox')
  const openSheet = page.getByRole('button', { name: 'Open slip' })
  await accept.or(openSheet).first().waitFor({ timeout })
  if (await openSheet.isVisible()) await openSheet.click({ timeout })
  await accept.selectOption('any', { timeout })
  const [answer] = await Promise.all([
    page.waitForResponse(/\/player\/slip$/, { timeout }),
    page.locator('[data-act="place"]').click({ timeout }),
  ])
  const { data } = (await answer.json()) as { data?: { is: string; round_id: string } }
  return data?.is === 'placed' ? data.round_id : null
}
