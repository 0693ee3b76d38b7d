import { expect, type Page } from '@playwright/test'

/** Presses what closes its own window, which may be gone before the press is over. */
export async function pressAway(popup: Page, name: string | RegExp): Promise<void> {
  const press = popup.getByRole('button', { name }).click()
  await press.catch((error: unknown) => {
    if (!popup.isClosed()) throw error
  })
  await expect.poll(() => popup.isClosed()).toBe(true)
}
