import { expect, test } from 'vitest'
import { insertAfterLast, insertAtBlockEnd, insertAtTableEnd, insertSorted } from './edits.ts'

const lines = (...all: string[]) => all.join('\n')
const KIND = /^use '(\w+)'$/
const sorted = (text: string, line: string) => insertSorted('list.ts', text, KIND, line)

test('a line goes among those of its kind, by their order', () => {
  const list = lines('// head', `use 'bee'`, `use 'dog'`, '', 'rest')
  expect(sorted(list, `use 'ant'`)).toBe(
    lines('// head', `use 'ant'`, ...list.split('\n').slice(1)),
  )
  expect(sorted(list, `use 'cat'`).split('\n')).toEqual([
    '// head',
    `use 'bee'`,
    `use 'cat'`,
    `use 'dog'`,
    '',
    'rest',
  ])
  expect(sorted(list, `use 'elk'`).split('\n')[3]).toBe(`use 'elk'`)
  expect(sorted(list, `use 'dog'`)).toBe(list)
})

test('a place that is not there is told, with the file and what was looked for', () => {
  expect(() => sorted('nothing', `use 'ant'`)).toThrow(/^list\.ts: found no line like .*use/)
  expect(() => sorted(`use 'bee'`, 'import ant')).toThrow('is no line like')
  expect(() => insertAfterLast('list.ts', 'nothing', KIND, 'x')).toThrow('list.ts')
  expect(() => insertAtBlockEnd('list.ts', 'nothing', /^open/, ['x'])).toThrow('list.ts')
  expect(() => insertAtBlockEnd('list.ts', 'open {\n  one', /^open/, ['x'])).toThrow('the end')
})

test('after the last of a kind', () => {
  const list = lines(`use 'b'`, `use 'a'`, 'rest')
  const longer = lines(`use 'b'`, `use 'a'`, `use 'c'`, 'rest')
  expect(insertAfterLast('list.ts', list, KIND, `use 'c'`)).toBe(longer)
})

test('at the end of its own block, not of one inside it or of the next', () => {
  const blocks = lines('const A = {', '  one: {', '  },', '}', 'const B = [', '  two,', ']')
  const added = insertAtBlockEnd('list.ts', blocks, /^const A/, ['  three,', '  four,'])
  expect(added.split('\n').slice(2, 6)).toEqual(['  },', '  three,', '  four,', '}'])
  expect(insertAtBlockEnd('list.ts', blocks, /^const B/, ['  three,'])).toMatch(/three,\n\]$/)
  const inner = insertAtBlockEnd('list.ts', blocks, /^const A/, ['    five,'], /^ {2}\}/)
  expect(inner.split('\n').slice(1, 4)).toEqual(['  one: {', '    five,', '  },'])
})

test('at the end of a table of a document', () => {
  const page = lines('| a | b |', '|---|---|', '| 1 | 2 |', '', '| c |')
  const longer = lines('| a | b |', '|---|---|', '| 1 | 2 |', '| 3 | 4 |', '', '| c |')
  expect(insertAtTableEnd('page.md', page, '| a |', '| 3 | 4 |')).toBe(longer)
  expect(() => insertAtTableEnd('page.md', page, '| z |', 'x')).toThrow('page.md')
})
