import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkSettings, collectSettings, PAGE } from './docs-settings/collect.ts'

/** `pnpm docs:settings` writes docs/settings.md; with `--check` it fails when the file is old. */
const ROOT = path.resolve(import.meta.dirname, '..')

async function write(): Promise<string[]> {
  const { page, problems } = await collectSettings(ROOT)
  if (problems.length > 0) return problems
  writeFileSync(path.join(ROOT, PAGE), page)
  process.stdout.write(`wrote ${PAGE}\n`)
  return []
}

const problems = process.argv.includes('--check') ? await checkSettings(ROOT) : await write()
for (const problem of problems) process.stderr.write(`${problem}\n`)
process.exitCode = problems.length === 0 ? 0 : 1
