import { expect, test } from 'vitest'
import { FOLDER_FILES, folderProblems } from './folders.ts'
import { planted } from './planted.ts'

const folder = (count: number) =>
  planted(Object.fromEntries(Array.from({ length: count }, (_, at) => [`tools/a/${at}.ts`, ''])))

test('a folder holds at most forty source files; tests do not count', () => {
  const tests = planted({ 'tools/a/x.test.ts': '', 'tools/a/b/y.ts': '' })
  expect(folderProblems([...folder(FOLDER_FILES), ...tests])).toEqual([])
})

test('one more is a problem of the folder', () => {
  expect(folderProblems(folder(FOLDER_FILES + 1))).toEqual([
    { path: 'tools/a', line: 1, rule: 'folders', message: '41 source files, at most 40' },
  ])
})
