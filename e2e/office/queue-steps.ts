import { expect, type Page } from '@playwright/test'

const WHY = 'looked at all that is known of it'

/** Two keys after each other lead to a queue. */
export async function go(page: Page, key: string, title: string): Promise<void> {
  await page.keyboard.press('g')
  await page.keyboard.press(key)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

/** A row of a list: the first, or one after it where other journeys have left some. */
export async function openRow(page: Page, name: string): Promise<void> {
  const row = page.getByRole('link', { name, exact: true })
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(row).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
}

/** A key opens the sheet, the reason is written, and it is confirmed without a mouse. */
export async function decide(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type(WHY)
  await page.keyboard.press('Control+Enter')
}
