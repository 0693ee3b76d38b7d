import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { callsByModule, eventsByModule } from '@oriel/contract/calls'
import { openApi } from './docs-api/open-api.ts'
import { callPage, eventPage, indexPage } from './docs-api/pages.ts'

const folder = path.resolve(import.meta.dirname, '../docs/api')

/** Every document of the contract, by file name. */
function documents(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, calls] of callsByModule) files.set(fileOf(name), callPage(name, calls))
  for (const [name, events] of eventsByModule) files.set(fileOf(name), eventPage(name, events))
  files.set('README.md', indexPage(callsByModule, eventsByModule))
  files.set('openapi.json', `${JSON.stringify(openApi(callsByModule), null, 2)}\n`)
  return files
}

const fileOf = (name: string): string => `${name.replace('/', '-')}.md`

const wanted = documents()
if (process.argv.includes('--check')) {
  const onDisk = existsSync(folder) ? readdirSync(folder) : []
  const stale = [...wanted].filter(([name, text]) => {
    return !onDisk.includes(name) || readFileSync(path.join(folder, name), 'utf8') !== text
  })
  const extra = onDisk.filter((name) => !wanted.has(name))
  for (const name of [...stale.map(([file]) => file), ...extra]) {
    process.stderr.write(`docs/api/${name} is old: run pnpm docs:api\n`)
  }
  process.exit(stale.length + extra.length === 0 ? 0 : 1)
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, text] of wanted) writeFileSync(path.join(folder, name), text)
process.stdout.write(`wrote ${wanted.size} files to docs/api\n`)
