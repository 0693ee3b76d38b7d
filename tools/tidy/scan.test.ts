import { describe, expect, test } from 'vitest'
import { FILL, scan } from './scan.ts'
import { importsOf } from './specifiers.ts'

const codeOf = (text: string) => scan({ path: 'a.ts', text }).code.replaceAll(FILL, '_')
const namesIn = (text: string) =>
  importsOf({ path: 'a.tsx', text }).map(({ specifier, line }) => `${specifier}:${line}`)

describe('what counts as code', () => {
  test.each([
    [`const a = 'x(' // y {`, `const a = '__'       `],
    ['const a = `x${b(`{${c}`)}y`', 'const a = `_${b(`_${c}`)}_`'],
    [`if (/['"}]/.test(a)) b()`, `if (/_____/.test(a)) b()`],
    [`const half = a / b / 'c'`, `const half = a / b / '_'`],
    [`a /* it's { */ + b`, `a              + b`],
    [`<p>Don't</p>\n<b>{x}</b>`, `<p>Don'_____\n<b>{x}</b>`],
    [`<img src="/a" /> // end`, `<img src="__" />       `],
    [`const quote = '\\'{'; go()`, `const quote = '___'; go()`],
  ])('%s', (text, code) => {
    expect(codeOf(text)).toBe(code)
  })

  test('both readings keep every offset', () => {
    const text = 'const a = `x\n${1}` // why\n/* more\nlines */ b()\n'
    const { code, comments } = scan({ path: 'a.ts', text })
    expect(code).toHaveLength(text.length)
    expect(comments.trim().split(/\s*\n/)).toEqual(['// why', '/* more', 'lines */'])
    expect(comments.indexOf('why')).toBe(text.indexOf('why'))
  })
})

describe('imports', () => {
  test('every way to name a module is found, with its line', () => {
    const text = [
      `import a, { type B } from './a.ts'`,
      `import {`,
      `  c,`,
      `} from "@oriel/core/money"`,
      `export * from './d.ts'`,
      `export type { E } from './e.ts'`,
      `import './f.css?url'`,
      `const g = await import('./g.ts')`,
    ].join('\n')
    expect(namesIn(text).toSorted()).toEqual([
      './a.ts:1',
      './d.ts:5',
      './e.ts:6',
      './f.css:7',
      './g.ts:8',
      '@oriel/core/money:4',
    ])
  })

  test('words inside strings and comments are not imports', () => {
    const text = `const a = "import b from './b.ts'"\n// import c from './c.ts'\nArray.from('d')`
    expect(namesIn(text)).toEqual([])
  })
})
