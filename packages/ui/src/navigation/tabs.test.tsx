import { expect, test } from 'vitest'
import { soon, useStage } from '../../testing/stage.ts'
import { rovingTarget } from './roving.ts'

const stage = useStage()

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, undefined],
  ['a', 1, undefined],
])('%s from %i leads to %s of three', (key, from, to) => {
  expect(rovingTarget(key, from, 3)).toBe(to)
})

test('tabs are one stop; arrows choose, and the panel belongs to its tab', async () => {
  const page = await stage.open('tabs')
  const chosen = () => page.getByRole('tab', { selected: true }).textContent()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tab a')
  await page.keyboard.press('ArrowRight')
  await soon(chosen).toBe('Tab b')
  expect(await page.getByRole('tabpanel', { name: 'Tab b' }).textContent()).toBe('Panel b')
  await page.keyboard.press('End')
  await soon(chosen).toBe('Tab c')
  await page.keyboard.press('ArrowRight')
  await soon(chosen).toBe('Tab a')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('After')
})

test('a press chooses a tab', async () => {
  const page = await stage.open('tabs')
  await page.getByRole('tab', { name: 'Tab c' }).click()
  expect(await page.getByRole('tabpanel').textContent()).toBe('Panel c')
})

test('a list of choices opens by key, walks by arrow and shows what was chosen', async () => {
  const page = await stage.open('select')
  const field = page.getByRole('combobox', { name: 'Language' })
  await field.press('Enter')
  await page.getByRole('option', { name: 'English', selected: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await field.textContent()).toBe('Tiếng Việt')
  await field.press('Enter')
  await page.getByRole('option', { name: 'Tiếng Việt', selected: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await field.textContent()).toBe('Tiếng Việt')
})

test('chips switch one by one; of a choice exactly one is on and arrows move it', async () => {
  const page = await stage.open('chips')
  const told = () => page.locator('output').textContent()
  const halls = page.getByRole('group', { name: 'Halls' })
  await halls.getByRole('button', { name: 'Live' }).click()
  await halls.getByRole('button', { name: 'Slots' }).click()
  expect(await told()).toBe('live slot slot')
  await halls.getByRole('button', { name: 'Live', pressed: true }).click()
  expect(await told()).toBe('slot slot')
  await page.getByRole('radio', { name: 'Slots', checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await told()).toBe('slot live')
})
