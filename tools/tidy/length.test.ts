import { describe, expect, test } from 'vitest'
import { lengthProblems } from './length.ts'
import { places, planted } from './planted.ts'

const lines = (count: number, line = '  go()') => Array.from({ length: count }, () => line)
const problemsOf = (path: string, text: string) => lengthProblems(planted({ [path]: text }))
const body = (head: string, count: number, tail = '}') =>
  ['const before = 1', '', head, ...lines(count - 2), tail, '', 'after()', ''].join('\n')

describe('files', () => {
  test('400 lines pass, 401 stop, whatever wrote a generated file', () => {
    expect(problemsOf('tools/a.ts', `${lines(400).join('\n')}\n`)).toEqual([])
    expect(places(problemsOf('tools/a.ts', `${lines(401).join('\n')}\n`))).toEqual([
      'tools/a.ts:401',
    ])
    expect(problemsOf('packages/db/src/tables.ts', lines(500).join('\n'))).toEqual([])
  })
})

describe('functions', () => {
  test.each([
    ['export async function go() {', '}'],
    ['function go<', '}'],
    ['export default function go() {', '}'],
    ['export const go = async (a: string): Promise<void> => {', '}'],
    ['const go: Check = ({ a, b }) => {', '}'],
    ['export const go = () => [', ']'],
  ])('%s', (head, tail) => {
    expect(problemsOf('tools/a.ts', body(head, 70, tail))).toEqual([])
    const [problem, ...more] = problemsOf('tools/a.ts', body(head, 71, tail))
    expect(more).toEqual([])
    expect(problem).toMatchObject({ line: 3, message: 'go is 71 lines long, at most 70' })
  })

  test('a long table or suite is not a function', () => {
    expect(problemsOf('tools/a.ts', body('const TABLE = {', 90))).toEqual([])
    expect(problemsOf('tools/a.ts', body('const sum = (a + b) * [', 90, ']'))).toEqual([])
    expect(problemsOf('tools/a.ts', body(`describe('all', () => {`, 90, '})'))).toEqual([])
  })
})

describe('lines', () => {
  const long = 'x'.repeat(90)
  test.each([
    [`const ${long} = somethingElse`, 1],
    [`// ${long} ${long}`, 1],
    [`const text = '${long} ${long}'`, 0],
    [`// See https://example.test/${long}`, 0],
    [`const a = \`\n${long} ${long}\n\``, 0],
    [`const ${long} = 1`, 0],
  ])('%s', (text, count) => {
    expect(problemsOf('tools/a.ts', text)).toHaveLength(count)
  })
})
