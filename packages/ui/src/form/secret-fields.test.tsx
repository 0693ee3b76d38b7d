import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { soon, useStage } from '../../testing/stage.ts'
import { minutesOf } from '../feedback/countdown-parts.ts'
import { pressKey, typeDigits } from './digits-edit.ts'
import { strengthOf } from './password-strength.ts'
import { digitsOf } from './typed-digits.ts'

const stage = useStage()
const told = (page: Page) => () => page.locator('output').last().textContent()
const focusedLabel = (page: Page) => () =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent
  })

test.each([
  ['482 913', '482913'],
  ['४८२', '482'],
  ['৪৮২', '482'],
  ['௪௮௨', '482'],
  ['๔๘๒', '482'],
  ['၄၈၂', '482'],
  ['４８２', '482'],
  ['a-b½²', ''],
])('the digits of "%s" are "%s"', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})

test.each([
  ['', 0],
  ['a', 1],
  ['aaaaaaaaaaaa', 1],
  ['abcdefgh', 1],
  ['12345678', 1],
  ['password1', 1],
  ['Password123!', 1],
  ['kfwmzqbt', 2],
  ['Tx4!mQ9z', 3],
  ['paper boat on quiet lake', 4],
  ['Thuyền giấy trên hồ 42', 4],
])('"%s" is of strength %i', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test.each([
  [297_000, '4:57'],
  [296_001, '4:57'],
  [59_000, '0:59'],
  [0, '0:00'],
  [-1, '0:00'],
])('%i ms of waiting are written %s', (left, written) => {
  expect(minutesOf(left)).toBe(written)
})

test('digits go where they are typed, on into the next boxes, and have no gaps', () => {
  expect(typeDigits('', 0, '1', 4)).toEqual({ value: '1', at: 1 })
  expect(typeDigits('1', 3, '2', 4)).toEqual({ value: '12', at: 2 })
  expect(typeDigits('1234', 1, '9', 4)).toEqual({ value: '1934', at: 2 })
  expect(typeDigits('', 0, '123456', 4)).toEqual({ value: '1234', at: 3 })
  expect(typeDigits('12', 2, 'x', 4)).toBeNull()
})

test('keys walk between the boxes and take digits back', () => {
  expect(pressKey('12', 2, 'ArrowRight', 4)).toEqual({ value: '12', at: 2 })
  expect(pressKey('12', 0, 'ArrowLeft', 4)).toEqual({ value: '12', at: 0 })
  expect(pressKey('12', 0, 'End', 4)).toEqual({ value: '12', at: 2 })
  expect(pressKey('12', 2, 'Backspace', 4)).toEqual({ value: '1', at: 1 })
  expect(pressKey('1234', 3, 'Backspace', 4)).toEqual({ value: '123', at: 3 })
  expect(pressKey('1234', 1, 'Delete', 4)).toEqual({ value: '134', at: 1 })
  expect(pressKey('12', 1, 'Tab', 4)).toBeNull()
})

test('four boxes act as one field: typed, taken back, walked, and left by one Tab', async () => {
  const page = await stage.open('digits')
  await page.keyboard.press('Tab')
  await soon(focusedLabel(page)).toBe('Digit 1 of 4')
  await page.keyboard.type('12')
  await soon(told(page)).toBe('12')
  await soon(focusedLabel(page)).toBe('Digit 3 of 4')
  await page.keyboard.press('Backspace')
  await soon(told(page)).toBe('1')
  await page.keyboard.type('x987')
  await soon(told(page)).toBe('1987')
  await page.keyboard.press('Home')
  await page.keyboard.type('5')
  await soon(told(page)).toBe('5987')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await soon(focusedLabel(page)).not.toMatch(/^Digit/)
  await soon(() => page.locator('input[name=pin]').inputValue()).toBe('5987')
})

test('what is pasted spreads over the boxes, and a press far on lands on the next one', async () => {
  const page = await stage.open('digits')
  const group = page.getByRole('group', { name: 'Withdrawal password' })
  await group.getByLabel('Digit 4 of 4').click()
  await soon(focusedLabel(page)).toBe('Digit 1 of 4')
  await group.getByLabel('Digit 1 of 4').evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', ' 48-29 1')
    const paste = { clipboardData, bubbles: true, cancelable: true }
    box.dispatchEvent(new ClipboardEvent('paste', paste))
  })
  await soon(told(page)).toBe('4829')
})

test('a code takes what is pasted, and tells that it is whole once', async () => {
  const page = await stage.open('code')
  const code = page.getByRole('textbox', { name: 'Code' })
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  await code.fill('482 9')
  await soon(() => page.locator('.code-box').allTextContents()).toEqual([
    '4',
    '8',
    '2',
    '9',
    '',
    '',
  ])
  expect(await told(page)()).toBe('')
  await code.press('End')
  await page.keyboard.type('137')
  await soon(told(page)).toBe('482913')
  await soon(() => code.inputValue()).toBe('482913')
})

test('[S4.082] the button rests after a press, keeps the focus, and says only its end', async () => {
  const page = await stage.open('wait', { holdClock: true })
  const button = page.getByRole('button')
  const said = () => page.getByRole('status').first().textContent()
  await button.press('Enter')
  await soon(() => button.textContent()).toBe('Again in 0:03')
  await button.press('Enter')
  expect(await told(page)()).toBe('1')
  expect(await said()).toBe('')
  await page.clock.runFor(3_000)
  await soon(() => button.textContent()).toBe('Send code')
  expect(await said()).toBe('You can send it again.')
  await soon(focusedLabel(page)).toBe('Send code')
  await button.press('Enter')
  await soon(() => button.textContent()).toBe('Again in 0:03')
  expect([await told(page)(), await said()]).toEqual(['2', ''])
  await page.clock.runFor(1_000)
  await soon(() => button.textContent()).toBe('Again in 0:02')
})

test('a password is shown while the button is pressed in, and hidden when it is sent', async () => {
  const page = await stage.open('password')
  const field = page.getByLabel('Password', { exact: true })
  const show = page.getByRole('button', { name: 'Show password' })
  await field.fill('paper boat on quiet lake')
  await soon(() => page.getByRole('meter').getAttribute('aria-valuetext')).toBe('Strong')
  await show.click()
  await soon(() => field.getAttribute('type')).toBe('text')
  expect(await show.getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Send' }).click()
  await soon(() => field.getAttribute('type')).toBe('password')
})

test('Caps Lock is told while it is on', async () => {
  const page = await stage.open('password')
  const field = page.getByLabel('Password', { exact: true })
  const press = (isOn: boolean) =>
    field.evaluate((input, modifierCapsLock) => {
      const key = { key: 'A', bubbles: true, modifierCapsLock }
      input.dispatchEvent(new KeyboardEvent('keydown', key))
    }, isOn)
  await press(true)
  await page.getByText('Caps Lock is on').waitFor()
  const described = await field.getAttribute('aria-describedby')
  expect(await page.locator(`[id="${described}"]`).textContent()).toBe('Caps Lock is on')
  await press(false)
  await page.getByText('Caps Lock is on').waitFor({ state: 'detached' })
  expect(await field.getAttribute('aria-describedby')).toBeNull()
})
