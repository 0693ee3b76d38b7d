import { describe, expect, test } from 'vitest'
import { moveColumn, readColumnChoice, toggleColumn } from './column-choice.ts'
import { nextPage, previousPage, readPaging, withSize, writePaging } from './paging.ts'
import { readSort, writeSort } from './sort.ts'
import { rowWindow, VIRTUAL_ABOVE } from './virtual-rows.ts'

const query = (text: string) => new URLSearchParams(text)

describe('pages', () => {
  const first = readPaging(query(''), undefined)

  test('a list begins at its first page with 50 rows', () => {
    expect(first).toEqual({ size: 50, after: null, trail: [] })
  })

  test('one goes on and back the same way', () => {
    const second = nextPage(first, 'W50')
    const third = nextPage(second, 'W100')
    expect(third).toEqual({ size: 50, after: 'W100', trail: [null, 'W50'] })
    expect(previousPage(third)).toEqual(second)
    expect(previousPage(second)).toEqual(first)
  })

  test('from a shared address the page before is the first', () => {
    const shared = readPaging(query('after=W100&count=100'), null)
    expect(previousPage(shared)).toEqual({ size: 100, after: null, trail: [] })
  })

  test('sizes other than ours are the usual one, and another size begins anew', () => {
    expect(readPaging(query('count=1000&after=W1'), 'x').size).toBe(50)
    expect(withSize(25)).toEqual({ size: 25, after: null, trail: [] })
  })

  test('the address names what is not usual and keeps the filter', () => {
    const written = writePaging(query('currency=VND&after=old'), nextPage(withSize(25), 'W25'))
    expect(written.toString()).toBe('currency=VND&count=25&after=W25')
    expect(writePaging(query('count=25&after=W1'), first).toString()).toBe('')
  })
})

describe('columns', () => {
  const columns = [{ id: 'number', isFixed: true }, { id: 'member' }, { id: 'amount' }]
  const usual = readColumnChoice(columns, null)

  test('all are shown in their usual order, until somebody chooses', () => {
    expect(usual).toEqual({ order: ['number', 'member', 'amount'], hidden: [] })
  })

  test('one can be hidden, shown again and moved, and stays inside the row', () => {
    const hidden = toggleColumn(usual, 'member')
    expect(hidden.hidden).toEqual(['member'])
    expect(toggleColumn(hidden, 'member')).toEqual(usual)
    expect(moveColumn(usual, 'amount', -1).order).toEqual(['number', 'amount', 'member'])
    expect(moveColumn(usual, 'amount', 1)).toBe(usual)
    expect(moveColumn(usual, 'number', -1)).toBe(usual)
  })

  test('what was kept is read as far as it still fits', () => {
    const kept = { order: ['amount', 'gone', 'number'], hidden: ['amount', 'number', 'gone', 7] }
    expect(readColumnChoice(columns, kept)).toEqual({
      order: ['amount', 'number', 'member'],
      hidden: ['amount'],
    })
    expect(readColumnChoice(columns, 'nonsense')).toEqual(usual)
  })
})

describe('order', () => {
  const columns = [{ id: 'amount', isSortable: true }, { id: 'member' }]

  test.each([
    ['amount', { id: 'amount', isDown: false }],
    ['-amount', { id: 'amount', isDown: true }],
    ['member', null],
    ['--amount', null],
    ['', null],
    [null, null],
  ])('%j is read as %j', (written, sort) => {
    expect(readSort(columns, written)).toEqual(sort)
    if (sort) expect(writeSort(sort)).toBe(written)
  })
})

describe('long lists', () => {
  const scrolled = { height: 720, rowHeight: 36 }

  test('up to 200 rows all are drawn', () => {
    expect(rowWindow(VIRTUAL_ABOVE, { ...scrolled, top: 0 })).toEqual({ from: 0, to: 200 })
  })

  test('above that, those in sight and a few beyond', () => {
    expect(rowWindow(1_000, { ...scrolled, top: 0 })).toEqual({ from: 0, to: 32 })
    expect(rowWindow(1_000, { ...scrolled, top: 18_000 })).toEqual({ from: 488, to: 532 })
  })

  test('a list that has become shorter than one had scrolled draws its end', () => {
    const { from, to } = rowWindow(300, { ...scrolled, top: 100_000 })
    expect([from <= to, to]).toEqual([true, 300])
  })
})
