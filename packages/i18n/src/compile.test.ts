import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCatalogues, readOfficeCatalogues } from './catalogue.ts'
import { compiledFile, generateFiles, LOCALES_FOLDER } from './compile.ts'

test('the generated files are fresh', () => {
  const office = readOfficeCatalogues(LOCALES_FOLDER)
  const files = generateFiles(readCatalogues(LOCALES_FOLDER), office)
  expect(files.size).toBe(14)
  for (const [path, content] of files) {
    expect(readFileSync(join(import.meta.dirname, path), 'utf8'), path).toBe(content)
  }
})

test('the command with --check agrees and says nothing', () => {
  const result = spawnSync(process.execPath, [join(import.meta.dirname, 'compile.ts'), '--check'])
  expect(result.stderr.toString()).toBe('')
  expect(result.status).toBe(0)
})

test('the order of the files on the disk does not change what is generated', () => {
  const home = { id: 'shell.home', text: 'Home', word: 'shell' }
  const time = { id: 'shell.local_time', text: 'Site time {time}', word: 'shell' }
  const expected = `{
  "shell.home": ["Home"],
  "shell.local_time": ["Site time ",["time"]]
}
`
  expect(compiledFile([home, time])).toBe(expected)
  expect(compiledFile([time, home])).toBe(expected)
})
