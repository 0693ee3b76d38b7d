import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { useStage } from '../../testing/stage.ts'

const stage = useStage()
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent,
  )

describe('a command sheet', () => {
  async function opened(): Promise<Page> {
    const page = await stage.open('command')
    await page.getByRole('button', { name: 'Approve' }).press('Enter')
    await page.getByRole('dialog', { name: 'Approve 800,000 VND' }).waitFor()
    return page
  }
  const sent = (page: Page) => page.locator('[data-sent]').textContent()

  test('starts in the reason, and Escape closes it and brings the focus back', async () => {
    const page = await opened()
    await expect.poll(() => focused(page)).toBe('reason')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe('Approve')
    expect(await sent(page)).toBe('')
  })

  test('is not sent with a reason that is too short; the field says so', async () => {
    const page = await opened()
    await page.keyboard.type('Too short')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Write at least 10 characters').waitFor()
    expect(await sent(page)).toBe('')
  })

  test('is sent by Ctrl Enter, says why it was refused, and closes when it is done', async () => {
    const page = await opened()
    await page.keyboard.type('  The device and the holder agree. ')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('alert').getByText('It has changed.').waitFor()
    await page.getByRole('button', { name: 'Confirm' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const reason = 'The device and the holder agree.'
    expect(await sent(page)).toBe(`${reason}|${reason}`)
  })

  test('nothing is kept of it when it opens again', async () => {
    const page = await opened()
    await page.keyboard.type('Something about another one')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Approve' }).click()
    expect(await page.getByLabel(/^Reason/).inputValue()).toBe('')
  })
})

describe('a button that stops something', () => {
  const touch = (page: Page, kind: 'pointerdown' | 'pointerup') =>
    page.getByRole('button').dispatchEvent(kind, { pointerType: 'touch', bubbles: true })
  const counted = (page: Page) => page.locator('[data-count]').textContent()

  test('wants to be held under a finger; a tap only says so', async () => {
    const page = await stage.open('hold')
    // In one turn of the page: a machine that is slow between them would hold the button.
    await page.getByRole('button').evaluate((button) => {
      for (const kind of ['pointerdown', 'pointerup', 'click']) {
        button.dispatchEvent(new PointerEvent(kind, { pointerType: 'touch', bubbles: true }))
      }
    })
    await page.getByRole('button', { name: 'Hold for a second' }).waitFor()
    expect(await counted(page)).toBe('0')
    await touch(page, 'pointerdown')
    await expect.poll(() => counted(page)).toBe('1')
    await touch(page, 'pointerup')
    expect(await counted(page)).toBe('1')
  })

  test('is pressed as any other by a mouse and by keys', async () => {
    const page = await stage.open('hold')
    await page.getByRole('button').click()
    await page.getByRole('button').press('Enter')
    expect(await counted(page)).toBe('2')
  })
})

test('in the search arrows move over all groups, Enter opens, Ctrl Enter in a new tab', async () => {
  const page = await stage.open('palette')
  const field = page.getByRole('combobox')
  await field.waitFor()
  const chosen = () => page.getByRole('option', { selected: true }).textContent()
  expect(await chosen()).toContain('minhkhoa88')
  await field.press('ArrowDown')
  expect(await chosen()).toContain('PV-1207')
  await field.press('ArrowDown')
  expect(await chosen()).toContain('minhkhoa88')
  await field.press('ArrowUp')
  await field.press('Enter')
  const opened = page.locator('[data-opened]')
  await expect.poll(() => opened.textContent()).toBe('c false')
  await field.press('Control+Enter')
  await expect.poll(() => opened.textContent()).toBe('c true')
})
