import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { namesOf } from './new-feature/names.ts'
import type { Ground } from './new-feature/kind.ts'
import { kindOf, planFeature, whyNot } from './new-feature/plan.ts'
import { isRole, type Role } from './new-feature/role.ts'
import { reservedFor } from './new-feature/words-file.ts'
import { listPaths, ROOT } from './tidy/repository.ts'

const USAGE =
  'pnpm new <word> ["<what it is>"] [--for member|agent|office]   for example: ' +
  'pnpm new tea-party "tables to talk at"'

const print = (...lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`)

/** Starts a feature: all layers of one word, small, real and tested. */
function main(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { for: { type: 'string', default: 'member' } },
  })
  const { for: role } = values
  const [word, ...said] = positionals
  if (word === undefined || !isRole(role)) {
    process.stderr.write(`${USAGE}\n`)
    return 1
  }
  const ground: Ground = {
    paths: listPaths(),
    read: (path) => readFileSync(join(ROOT, path), 'utf8'),
  }
  const what = said.join(' ').trim() || (reservedFor(ground.read('WORDS.md'), word) ?? '')
  const problem = whyNot(word, what, ground, role)
  if (problem !== null) {
    process.stderr.write(`${problem}\n${USAGE}\n`)
    return 1
  }
  const files = planFeature(word, what, ground, role)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
  return generate([...files.keys()]) ? tellNext(word, role) : 1
}

/** What follows from the new files. Each can be run again when it failed for a passing reason. */
function generate(written: readonly string[]): boolean {
  const sources = written.filter((path) => /\.tsx?$/.test(path))
  const steps: readonly (readonly string[])[] = [
    ['node', 'packages/i18n/src/compile.ts'],
    ['node', 'packages/dev-world/src/generate.ts'],
    ['node', 'tools/docs-api.ts'],
    ['oxfmt', ...sources],
  ]
  const PATH = `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}`
  const options = { cwd: ROOT, stdio: 'inherit', env: { ...process.env, PATH } } as const
  return steps.every(([command = '', ...args]) => {
    try {
      execFileSync(command, args, options)
      return true
    } catch {
      print(`the files are written, but this failed: ${command} ${args.join(' ')}`)
      return false
    }
  })
}

function tellNext(word: string, role: Role): number {
  const names = namesOf(word)
  const { waitingTexts, nextSteps } = kindOf(role)
  const steps = [
    'pnpm check && pnpm test',
    `say in packages/contract/src/${role}/${word}.ts what the call really takes and gives`,
    'give the table its columns before the migration is released, then pnpm db:generate',
    ...nextSteps(names),
  ]
  print('', `pnpm where ${word}`)
  execFileSync(process.execPath, ['tools/where.ts', word], { cwd: ROOT, stdio: 'inherit' })
  print(
    '',
    'To be translated, marked "#, fuzzy" until then; pnpm i18n afterwards:',
    ...waitingTexts(names).map((line) => `  ${line}`),
    '',
    'Next:',
    ...steps.map((step, at) => `  ${at + 1}. ${step}`),
  )
  return 0
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2))
