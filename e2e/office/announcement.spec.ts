import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { violationsOf } from '../violations.ts'
import { office, openDesk, signIn } from './desk.ts'

const own = crypto.randomUUID().slice(0, 8)
const FIRST = {
  en: `Planned work ${own}: POLARIS rests on Sunday`,
  vi: `Bảo trì ${own}: POLARIS nghỉ Chủ nhật`,
  ja: `メンテナンス ${own}: 日曜日はPOLARIS休止`,
}
const SECOND = `Planned work ${own}: POLARIS rests on Monday`

const said = (page: Page, hasText: string) =>
  page.locator('[data-announcement-id]').filter({ hasText })

async function write(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [tab, text] of Object.entries(texts)) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await page.getByRole('textbox', { name: 'Text' }).fill(text)
  }
}

async function send(page: Page, version: number): Promise<void> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`Version ${version} is saved.`)).toBeVisible()
  await page.getByRole('button', { name: 'Send to publishers' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`^${version} Sent`) })).toBeVisible()
}

/** What a row of the versions leads to, with its sheet and a reason. */
async function act(page: Page, row: RegExp, button: string, from?: string): Promise<void> {
  await page
    .getByRole('row', { name: row })
    .getByRole('button', { name: `${button}…` })
    .click()
  const sheet = page.getByRole('dialog')
  if (from) await sheet.getByLabel(/^From, /).fill(from)
  await expect(sheet.getByText('One person is enough.')).toBeVisible()
  await sheet.getByLabel('Reason').fill('agreed with the provider this morning')
  await page.keyboard.press('Control+Enter')
  await expect(sheet).toHaveCount(0)
}

test('an announcement is written in three languages, previewed, published by another, live, and rolled back', async ({
  browser,
  page,
  at,
  troubles,
}) => {
  const read = page.waitForResponse((response) => response.url().endsWith('/announcement/marquee'))
  await page.goto(at('oriel'))
  await read
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))

  const writer = await openDesk(browser, troubles)
  await signIn(writer, 'lucia.vega')
  await test.step('written, and seen in the page of the site at both widths', async () => {
    await writer.goto(office('/oriel/announcements'))
    await writer.getByRole('button', { name: 'New announcement' }).click()
    await write(writer, FIRST)
    await writer.getByText('Languages without a text show the English one').click()
    await send(writer, 1)
    const frame = writer.frameLocator('iframe')
    await expect(frame.locator('[data-announcement-id]')).toHaveText(FIRST.en)
    await writer.getByRole('combobox', { name: 'Language of the preview' }).click()
    await writer.getByRole('option', { name: /Vietnamese/ }).click()
    await expect(frame.locator('[data-announcement-id]')).toHaveText(FIRST.vi)
    await writer.getByRole('button', { name: '390' }).click()
    await expect(frame.locator('html')).toHaveAttribute('data-mode', 'mobile')
    await expect(frame.locator('[data-announcement-id]')).toHaveText(FIRST.vi)
    await expect(said(page, own)).toHaveCount(0)
    expect(await violationsOf(writer)).toEqual([])
  })

  await test.step('an address of a preview opens once', async () => {
    const address = (await writer.locator('iframe').getAttribute('src')) ?? ''
    const again = await writer.context().newPage()
    expect((await again.goto(address))?.status()).toBe(404)
    await again.close()
  })

  const manager = await openDesk(browser, troubles)
  await signIn(manager, 'rosa.lind')
  await test.step('published by another person, and live in the open page', async () => {
    await manager.goto(writer.url())
    await act(manager, /^1 Sent/, 'Publish')
    await expect(said(page, FIRST.en)).toHaveCount(1)
    await expect(manager.getByRole('row', { name: /^1 Showing/ })).toContainText('rosa.lind')
  })

  await test.step('a second version takes its place', async () => {
    await writer.reload()
    await write(writer, { en: SECOND })
    await send(writer, 2)
    await manager.reload()
    await act(manager, /^2 Sent/, 'Publish')
    await expect(said(page, SECOND)).toHaveCount(1)
    await expect(said(page, FIRST.en)).toHaveCount(0)
  })

  await test.step('rolled back: the first version comes again as a third', async () => {
    await act(manager, /^1 Over/, 'Publish again')
    await expect(said(page, FIRST.en)).toHaveCount(1)
    await expect(said(page, SECOND)).toHaveCount(0)
    await expect(manager.getByRole('row', { name: /^3 Showing/ })).toContainText('Version 1 again')
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
    expect(await violationsOf(manager)).toEqual([])
  })

  await test.step('taken back: no page shows it any more', async () => {
    await act(manager, /^3 Showing/, 'Take back')
    await expect(said(page, own)).toHaveCount(0)
  })

  await test.step('scheduled for later: it waits for its time', async () => {
    await act(manager, /^2 Over/, 'Publish again', '2099-01-01T09:00')
    const row = manager.getByRole('row', { name: /^4 Scheduled/ })
    await expect(row).toContainText('Jan 1, 2099')
    await act(manager, /^4 Scheduled/, 'Take back')
    await manager.goto(office('/oriel/announcements'))
    await expect(manager.getByRole('row', { name: new RegExp(own) })).toContainText('Taken back')
    expect(await violationsOf(manager)).toEqual([])
  })
  await writer.context().close()
  await manager.context().close()
})
