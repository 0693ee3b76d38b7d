import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { soon, useStage } from '../../testing/stage.ts'

const stage = useStage()
const focusedText = (page: Page) => () => page.evaluate(() => document.activeElement?.textContent)

test('an error takes the place of the hint, in a region that was there before', async () => {
  const page = await stage.open('text')
  const field = page.getByRole('textbox', { name: 'Account' })
  const region = page.locator('.field-below > [aria-live=polite]')
  expect(await region.textContent()).toBe('')
  await page.getByRole('button', { name: 'Check' }).click()
  await soon(() => region.textContent()).toBe('Taken')
  expect(await page.getByText('6 to 12 letters').count()).toBe(0)
  const described = await field.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Taken')
})

test('the shorter month lets the day go, and nothing is sent until it is chosen', async () => {
  const page = await stage.open('date')
  const sent = () => page.locator('input[name=birthday]').inputValue()
  expect(await sent()).toBe('2000-01-31')
  await page.getByLabel('Month').selectOption('Month 2')
  await soon(sent).toBe('')
  await page.getByLabel('Day').selectOption('29')
  await soon(sent).toBe('2000-02-29')
})

test('a link in the words of a box leads on without ticking it; the words tick it', async () => {
  const page = await stage.open('agree')
  const box = page.getByRole('checkbox', { name: 'I accept the terms' })
  await page.getByRole('link', { name: 'the terms' }).click()
  expect(await box.isChecked()).toBe(false)
  expect(new URL(page.url()).hash).toBe('#terms')
  await page.getByText('I accept').click({ position: { x: 5, y: 8 } })
  expect(await box.isChecked()).toBe(true)
})

test('a refusal takes the focus, and again when it comes again', async () => {
  const page = await stage.open('refusal')
  const button = page.getByRole('button', { name: 'Log in' })
  for (let time = 0; time < 2; time += 1) {
    await button.press('Enter')
    await soon(focusedText(page)).toBe('Not right. Check both.')
  }
  expect(await page.getByRole('alert').count()).toBe(1)
})

test('the window one comes in by is named, starts in its form and changes by tabs', async () => {
  const page = await stage.open('auth')
  await page.getByRole('button', { name: 'Open' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Log in or register' })
  await dialog.waitFor()
  await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
  await dialog.getByRole('tab', { name: 'Register' }).click()
  await dialog.getByRole('textbox', { name: 'New name' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await soon(focusedText(page)).toBe('Open')
})

test('beside the form there is room for reasons; on a phone they give way', async () => {
  const page = await stage.open('auth')
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.getByRole('button', { name: 'Open' }).press('Enter')
  const reason = page.getByText('Fair')
  await reason.waitFor()
  // A window that is still coming in is smaller and higher than it will be.
  const places = (...selectors: readonly string[]) =>
    page.evaluate(async (all) => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      return all.map((one) => document.querySelector(one)!.getBoundingClientRect().toJSON())
    }, selectors)
  const [body, headline] = await places('.dialog-body', '.auth-headline')
  expect(body.x).toBeGreaterThan(headline.x)
  await page.setViewportSize({ width: 390, height: 844 })
  await soon(() => reason.isVisible()).toBe(false)
  const [below, above, close] = await places('.dialog-body', '.auth-welcome', '.dialog-close')
  expect(below.y).toBeGreaterThanOrEqual(above.bottom)
  expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44)
})
