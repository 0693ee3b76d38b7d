import type { Page } from '@playwright/test'
import { describe, expect, test } from 'vitest'
import { useStage } from '../../testing/stage.ts'

const stage = useStage()
const address = (page: Page) => page.locator('[data-address]').textContent()
const kept = async (page: Page) =>
  JSON.parse((await page.locator('[data-kept]').textContent()) ?? '') as object

describe('a list', () => {
  const rows = (page: Page) => page.locator('tbody tr td:first-child').allTextContents()

  test('goes on and back by pages, by buttons and by keys', async () => {
    const page = await stage.open('table')
    const previous = page.getByRole('button', { name: 'Previous page' })
    expect(await previous.isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => address(page)).toBe('?after=A2')
    await page.keyboard.press(']')
    await expect.poll(() => address(page)).toBe('?after=B2')
    expect(await page.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true)
    await page.keyboard.press('[')
    await expect.poll(() => address(page)).toBe('?after=A2')
    await previous.click()
    await expect.poll(() => address(page)).toBe('')
    expect(await rows(page)).toEqual(['Open A1A1', 'Open A2A2'])
  })

  test('another size begins at the first page', async () => {
    const page = await stage.open('table')
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByLabel('Rows per page').selectOption('100')
    await expect.poll(() => address(page)).toBe('?count=100')
  })

  test('j and k walk over rows, Enter opens one at its own address; in a field they rest', async () => {
    const page = await stage.open('table')
    const active = () => page.locator('tr[data-active]').getAttribute('data-row')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect.poll(active).toBe('1')
    const last = page.locator('tr[data-row="1"] a')
    const isFocused = () => last.evaluate((link) => link === document.activeElement)
    await expect.poll(isFocused).toBe(true)
    await last.evaluate((link) => link.blur())
    await page.keyboard.press('j')
    await expect.poll(isFocused).toBe(true)
    await page.keyboard.press('k')
    await expect.poll(active).toBe('0')
    await page.getByLabel('Note').fill('')
    await page.getByLabel('Note').press('j')
    expect(await page.getByLabel('Note').inputValue()).toBe('j')
    expect(await active()).toBe('0')
    await page.locator('tr[data-row="0"] a').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('?open=A1')
  })

  test('is sorted by columns that allow it: up, down, as usual', async () => {
    const page = await stage.open('table')
    const head = page.getByRole('columnheader', { name: 'Member' })
    for (const [written, order] of [
      ['?sort=member', 'ascending'],
      ['?sort=-member', 'descending'],
      ['', null],
    ] as const) {
      await head.getByRole('button').click()
      await expect.poll(() => address(page)).toBe(written)
      expect(await head.getAttribute('aria-sort')).toBe(order)
    }
    const fixed = page.getByRole('columnheader', { name: 'Number' })
    expect(await fixed.getByRole('button').count()).toBe(0)
  })

  test('columns are hidden and moved, and that is kept', async () => {
    const page = await stage.open('table')
    const heads = () => page.locator('thead th').allTextContents()
    await page.getByRole('button', { name: 'Choose columns' }).click()
    await page.getByRole('button', { name: 'Move Member to the front' }).click()
    await expect.poll(heads).toEqual(['Member', 'Number'])
    await page.getByRole('checkbox', { name: 'Member' }).uncheck()
    await expect.poll(heads).toEqual(['Number'])
    expect(await page.getByRole('checkbox', { name: 'Number' }).isDisabled()).toBe(true)
    expect(await kept(page)).toEqual({
      'columns.rows': { order: ['member', 'number'], hidden: ['member'] },
    })
  })
})

describe('a filter bar', () => {
  test('`/` leads to its field, and what is typed filters after Enter', async () => {
    const page = await stage.open('filter')
    await page.keyboard.press('/')
    await page.keyboard.type('min/h')
    expect(await address(page)).toBe('')
    await page.keyboard.press('Enter')
    await expect.poll(() => address(page)).toBe('?member=min%2Fh')
  })

  test('a chip is chosen, and Backspace takes it away', async () => {
    const page = await stage.open('filter')
    const chip = page.getByRole('button', { name: /^Currency/ })
    await chip.click()
    await page.getByRole('button', { name: 'THB' }).click()
    await expect.poll(() => address(page)).toBe('?currency=THB')
    await expect.poll(() => chip.textContent()).toBe('Currency THB')
    await chip.press('Backspace')
    await expect.poll(() => address(page)).toBe('')
  })

  test('Escape closes the choices of a chip and leaves the focus on it', async () => {
    const page = await stage.open('filter')
    const chip = page.getByRole('button', { name: /^Currency/ })
    await chip.click()
    await page.getByRole('button', { name: 'THB' }).focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => chip.getAttribute('aria-expanded')).toBe('false')
    expect(await chip.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a filter is saved under a name and chosen again', async () => {
    const page = await stage.open('filter')
    await page.getByLabel('Member', { exact: true }).fill('lan')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save filter' }).click()
    await page.getByLabel('Name of the filter').fill('Only Lan')
    await page.keyboard.press('Enter')
    const saved = page.getByRole('button', { name: 'Only Lan', exact: true })
    await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('true')
    await saved.click()
    await expect.poll(() => address(page)).toBe('')
    await saved.click()
    await expect.poll(() => address(page)).toBe('?member=lan')
    expect(await kept(page)).toEqual({
      'filters.rows': [{ name: 'Only Lan', filter: { member: 'lan' } }],
    })
  })
})
