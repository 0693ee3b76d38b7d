import type { BrowserContext, Locator, Page } from '@playwright/test'
import decoder from 'jsqr'
import sharp from 'sharp'
import { expect } from './fixtures.ts'

type Name = 'bridge' | 'harbor' | 'quarry'

const addressOf = (name: Name): string =>
  `http://sandbox.localhost:${process.env['WORLD_EDGE_PORT']}/cashier/${name}`

/** What a camera reads from a code that is drawn on the page; null where it finds none. */
export async function readPicture(picture: Locator): Promise<string | null> {
  const shot = sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
  const { data, info } = await shot.toBuffer({ resolveWithObject: true })
  return decoder.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null
}

/** The toy bank's app, in a tab of its own. */
export async function openBank(context: BrowserContext): Promise<Page> {
  const bank = await context.newPage()
  await bank.goto(addressOf('bridge'))
  return bank
}

/** Fills the form of a provider's page and pays. Fields that are not named keep what they have. */
export async function pay(
  provider: Page,
  fields: Readonly<Record<string, string>>,
  button = 'Pay',
): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await provider.getByLabel(label, { exact: true }).fill(value)
  }
  await provider.getByRole('button', { name: button, exact: true }).click()
  await expect(provider.getByRole('status')).toContainText('Paid: ')
}

/** Scans a code in the bank's app, which fills its form. */
export async function scan(bank: Page, code: string): Promise<void> {
  await bank.getByLabel('Code (paste what the picture says)').fill(code)
  await bank.getByRole('button', { name: 'Scan' }).click()
  await expect(bank.getByRole('status')).toContainText('Read.')
}

/** The chain as anybody sees it, with a wallet to pay from. */
export async function openExplorer(context: BrowserContext): Promise<Page> {
  const explorer = await context.newPage()
  await explorer.goto(addressOf('quarry'))
  return explorer
}

const FOREVER_MS = 3_600_000

/** Blocks come when they are asked for, and not with the time. */
export const holdBlocks = (explorer: Page): Promise<void> =>
  control(explorer, 'quarry', '/control/faults', { block_ms: FOREVER_MS })

export const mineBlock = (explorer: Page): Promise<void> =>
  control(explorer, 'quarry', '/control/act', { act: 'mine' })

/** The member's bank sends back what was paid to it. */
export const sendBack = (bank: Page, reference: string): Promise<void> =>
  control(bank, 'bridge', '/control/act', { act: 'bounce', reference })

/** A payer disputes what they paid by card. */
export const disputeCard = (page: Page, tx: string): Promise<void> =>
  control(page, 'harbor', '/control/act', { act: 'chargeback', tx })

async function control(provider: Page, name: Name, path: string, data: object): Promise<void> {
  const ok = await provider.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(address, { method: 'POST', headers, body })).ok
    },
    [`${addressOf(name)}${path}`, JSON.stringify(data)] as const,
  )
  expect(ok).toBe(true)
}
