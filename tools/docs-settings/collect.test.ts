import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSettings, collectSettings, PAGE } from './collect.ts'

const LEVEL = `LOG_LEVEL: { meaning: 'Lowest level.', unset: 'info', allowed: 'text', read: String }`
const setting = (name: string, meaning: string) =>
  `${name}: { meaning: '${meaning}', unset: undefined, allowed: '1 to 9', read: Number }`

/** A repository of two apps; `changes` replaces files, by path. */
async function plant(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const root = mkdtempSync(path.join(tmpdir(), 'oriel-settings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  const files = {
    'apps/api/src/settings.ts': `export const apiEnv = { ${LEVEL}, ${setting('API', 'Calls.')} }`,
    'apps/site/server/settings.ts': `export const serverEnv = { ${LEVEL} }`,
    'tools/settings.ts': `export const commandEnv = { ${setting('TOOL', 'A | B.')} }`,
    'packages/core/src/testing/settings.ts': `export const testEnv = { ${LEVEL} }`,
    ...changes,
  }
  for (const [file, text] of Object.entries(files)) write(file, text)
  if (!(PAGE in changes)) write(PAGE, (await collectSettings(root)).page)
  return root
}

test('lists a setting of all processes once, and the others with their process', async () => {
  const root = await plant()
  const { page, problems } = await collectSettings(root)
  expect(problems).toEqual([])
  const [, all, api, site, commands, tests] = page.split('\n## ')
  expect(all).toContain('| `LOG_LEVEL` | `info` | text | Lowest level. |')
  expect(api).toContain('| `API` | required | 1 to 9 | Calls. |')
  expect(`${api}${site}`).not.toContain('LOG_LEVEL')
  expect(commands).toContain('| `TOOL` | required | 1 to 9 | A \\| B. |')
  expect(tests).toContain('LOG_LEVEL')
  expect(await checkSettings(root)).toEqual([])
})

test('reports a page that is not what the settings say', async () => {
  const root = await plant({ [PAGE]: '# Settings\n' })
  expect(await checkSettings(root)).toEqual(['docs/settings.md is old: run pnpm docs:settings'])
})

test('reports a setting without a meaning', async () => {
  const file = 'apps/api/src/settings.ts'
  const root = await plant({ [file]: `export const apiEnv = { ${setting('API', ' ')} }` })
  expect(await checkSettings(root)).toEqual([`${file}: API has no meaning`])
})

test('reports a name that an app declares twice', async () => {
  const file = 'apps/api/src/settings.ts'
  const text = `export const a = { ${setting('API', 'Calls.')} }
export const b = { ${setting('API', 'Other calls.')} }`
  const root = await plant({ [file]: text })
  expect(await checkSettings(root)).toEqual([`${file}: API is declared twice`])
})

test('reports a settings file that exports no settings', async () => {
  const file = 'apps/site/server/settings.ts'
  const root = await plant({ [file]: 'export const NAMES = ["a"]' })
  expect(await checkSettings(root)).toEqual([`${file}: exports no settings`])
})
