import { STAFF_CODE, STAFF_PASSWORD } from '@oriel/dev-world/staff-cast'
import { expect, type Browser, type Page } from '@playwright/test'
import { noteTroubles } from '../fixtures.ts'

const port = (): string => process.env['WORLD_EDGE_PORT'] ?? ''
export const office = (path = '/'): string => `http://office.localhost:${port()}${path}`

/** A browser of its own, with a device that has a fingerprint sensor. Its troubles are noted. */
export async function openDesk(browser: Browser, troubles: string[]): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  noteTroubles(page, troubles)
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return page
}

async function writePassword(page: Page, account: string): Promise<void> {
  await page.goto(office('/sign-in'))
  await page.getByLabel('Account').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(STAFF_PASSWORD)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** The first time: with the code, which the person then puts a passkey beside. */
export async function signInWithCode(page: Page, account: string): Promise<void> {
  await writePassword(page, account)
  const code = page.getByLabel('Code of your authenticator app')
  const instead = page.getByRole('button', { name: 'Use a 6-digit code instead' })
  // Who has a passkey of another journey is asked for it first.
  await expect(code.or(instead)).toBeVisible()
  if (await instead.isVisible()) await instead.click()
  await code.fill(STAFF_CODE)
  await expect(page).toHaveURL(office('/oriel/proposals'))
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto(office('/me'))
  const card = page.getByRole('region', { name: 'Passkeys' })
  const kept = card.getByRole('button', { name: 'Remove' })
  await expect(card.getByLabel('Name of this device')).toBeVisible()
  const before = await kept.count()
  await card.getByLabel('Name of this device').fill('Desk 14')
  await card.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(kept).toHaveCount(before + 1)
}

/** From then on: the passkey is asked for by itself. */
async function signInWithPasskey(page: Page, account: string): Promise<void> {
  await writePassword(page, account)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page).toHaveURL(office('/oriel/proposals'))
}

/** With a passkey of this device, which is added by the code of the dev world before. */
export async function signIn(page: Page, account: string): Promise<void> {
  await signInWithCode(page, account)
  await addPasskey(page)
  await signInWithPasskey(page, account)
}
