import { expect, type Page } from '@playwright/test'

const verdict = (page: Page) => page.locator('.verdict')

/** Takes another seed through the game's own page, so that the old one is shown. */
export async function showSeed(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rules' }).first().click()
  await page.getByRole('tab', { name: 'Fairness' }).click()
  await page.getByRole('button', { name: 'Change seed and reveal the old one' }).click()
  await expect(page.getByText('Previous seed')).toBeVisible()
}

/** Anybody checks a round by its number, without a line from there on; one byte changed fails. */
export async function fairnessHolds(page: Page, roundId: string): Promise<void> {
  const context = page.context()
  const anybody = await context.newPage()
  await anybody.goto(`${new URL(page.url()).origin}/fairness?round=${roundId}&lang=en_US`)
  await expect(verdict(anybody)).toHaveAttribute('data-is', 'verified')
  await context.setOffline(true)
  const secret = anybody.locator('#serverSeed')
  const value = await secret.inputValue()
  await secret.fill((value.startsWith('a') ? 'b' : 'a') + value.slice(1))
  await anybody.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(verdict(anybody)).toHaveAttribute('data-is', 'failed')
  await secret.fill(value)
  await anybody.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(verdict(anybody)).toHaveAttribute('data-is', 'verified')
  await context.setOffline(false)
  await anybody.close()
}
