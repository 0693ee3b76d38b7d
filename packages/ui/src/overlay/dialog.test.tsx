import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { soon, useStage } from '../../testing/stage.ts'

const stage = useStage()

async function opened(scene: string): Promise<Page> {
  const page = await stage.open(scene)
  await page.getByRole('button', { name: 'Open' }).press('Enter')
  return page
}
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent
  })

/** In the page: counts frames after a turn of the wheel, until a scroll would have been seen. */
function countFramesAfterWheel(): void {
  const { dataset } = document.body
  const next = (): void => {
    const frames = Number(dataset['frames'] ?? 0)
    dataset['frames'] = String(frames + 1)
    if (frames < 10) requestAnimationFrame(next)
  }
  window.addEventListener('wheel', next, { once: true })
}

test('a dialog takes the focus, keeps it, and gives it back where it was', async () => {
  const page = await opened('dialog')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
  await soon(isInside).toBe(true)
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab')
    await soon(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await soon(() => focused(page)).toBe('Open')
})

test('a dialog is named by its title and described by its text', async () => {
  const page = await opened('dialog')
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  const described = await dialog.evaluate((element) => {
    const id = element.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent
  })
  expect(described).toBe('With your account.')
})

test('its button and a press beside it close it, a press inside does not', async () => {
  const page = await opened('dialog')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('With your account.').click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Open' }).click()
  await dialog.waitFor()
  await page.mouse.click(5, 5)
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('while it is open the page behind neither scrolls nor can be pressed', async () => {
  const page = await opened('dialog')
  await page.getByRole('dialog').waitFor()
  await page.mouse.move(20, 300)
  const scroll = () => page.evaluate(() => window.scrollY)
  await page.evaluate(countFramesAfterWheel)
  await page.mouse.wheel(0, 900)
  await soon(() => page.evaluate(() => Number(document.body.dataset['frames']))).toBeGreaterThan(10)
  expect(await scroll()).toBe(0)
  const hit = () =>
    page.evaluate(() => {
      const behind = [...document.querySelectorAll('button')].find(
        (b) => b.textContent === 'Behind',
      )
      const { left, top } = behind?.getBoundingClientRect() ?? { left: 0, top: 0 }
      return document.elementFromPoint(left + 2, top + 2) === behind
    })
  expect(await hit()).toBe(false)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.mouse.wheel(0, 900)
  await soon(scroll).toBeGreaterThan(0)
})

test('a sheet holds the focus and closes as a dialog does', async () => {
  const page = await opened('sheet')
  const sheet = page.getByRole('dialog', { name: 'Menu' })
  await sheet.waitFor()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await soon(() => focused(page)).toBe('Open')
})

test('a question starts on the answer that changes nothing, and must be answered', async () => {
  const page = await opened('confirm')
  const question = page.getByRole('alertdialog', { name: 'Leave?' })
  await question.waitFor()
  await soon(() => focused(page)).toBe('Stay')
  await page.mouse.click(5, 5)
  expect(await question.isVisible()).toBe(true)
  await question.getByRole('button', { name: 'Leave' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await question.count()).toBe(0)
})
