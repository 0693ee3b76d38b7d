import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { soon, useStage } from '../../testing/stage.ts'
import { CLOSE_DELAY_MS } from '../overlay/loading-overlay.tsx'
import { ToastProvider, useToast } from './toast.tsx'

const stage = useStage()
const labels = { region: 'Messages', close: 'Close' }

test('[S9.002] a toast is said as a status, 16 px from the edge, and goes after 3,000 ms', async () => {
  const page = await stage.open('toast', { holdClock: true })
  await page.getByRole('button', { name: 'Save' }).click()
  const toast = page.getByRole('status').getByText('Saved')
  await toast.waitFor()
  const box = page.locator('.toast')
  const top = () => box.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await soon(top).toBe(16)
  await page.clock.runFor(2_900)
  expect(await toast.isVisible()).toBe(true)
  await page.clock.runFor(200)
  expect(await toast.count()).toBe(0)
})

test('[S9.002] a toast goes after 3,000 ms although the focus went into the frame of a game', async () => {
  const page = await stage.open('toast-beside-frame', { holdClock: true })
  await page.getByRole('button', { name: 'Save' }).click()
  const toast = page.locator('.toast')
  await toast.waitFor()
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await page.clock.runFor(3_100)
  await soon(() => toast.count()).toBe(0)
})

test('a toast waits under the pointer and under the focus, and its button puts it away', async () => {
  const page = await stage.open('toast', { holdClock: true })
  await page.getByRole('button', { name: 'Save' }).click()
  const toast = page.locator('.toast')
  await toast.hover()
  await page.clock.runFor(10_000)
  expect(await toast.count()).toBe(1)
  await page.mouse.move(400, 500)
  await page.getByRole('button', { name: 'Close' }).focus()
  await page.clock.runFor(10_000)
  expect(await toast.count()).toBe(1)
  await page.keyboard.press('Enter')
  await soon(() => toast.count()).toBe(0)
})

test('the place of toasts stands before the first is said', () => {
  const html = renderToStaticMarkup(<ToastProvider labels={labels}>page</ToastProvider>)
  expect(html).toContain('<section class="toasts" aria-label="Messages"><output')
})

test('outside of a provider a toast is a mistake of ours', () => {
  const Lost = () => {
    useToast()
    return null
  }
  expect(() => renderToStaticMarkup(<Lost />)).toThrow('ToastProvider')
})

test('[S9.003] the loading overlay closes 400 ms late', async () => {
  const page = await stage.open('overlay', { holdClock: true })
  const overlay = page.getByRole('status')
  expect(await overlay.textContent()).toBe('Loading')
  await page.getByRole('button', { name: 'Toggle' }).click()
  await page.clock.runFor(CLOSE_DELAY_MS - 20)
  expect(await overlay.count()).toBe(1)
  await page.clock.runFor(40)
  expect(await overlay.count()).toBe(0)
  expect(CLOSE_DELAY_MS).toBe(400)
  await page.getByRole('button', { name: 'Toggle' }).click()
  expect(await overlay.count()).toBe(1)
})

test('a new wait during the delay keeps the overlay', async () => {
  const page = await stage.open('overlay', { holdClock: true })
  const toggle = page.getByRole('button', { name: 'Toggle' })
  await toggle.click()
  await page.clock.runFor(200)
  await toggle.click()
  await page.clock.runFor(5_000)
  expect(await page.getByRole('status').count()).toBe(1)
})
