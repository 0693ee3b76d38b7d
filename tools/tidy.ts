import { citationProblems } from './tidy/citations.ts'
import { clockProblems } from './tidy/clock.ts'
import { cycleProblems } from './tidy/cycles.ts'
import { envProblems } from './tidy/env.ts'
import { folderProblems } from './tidy/folders.ts'
import { generatedProblems } from './tidy/generated.ts'
import { growthProblems } from './tidy/growth.ts'
import { importProblems } from './tidy/imports.ts'
import { lengthProblems } from './tidy/length.ts'
import { levelProblems } from './tidy/levels.ts'
import { localeKeyProblems } from './tidy/locale-keys.ts'
import { migrationProblems } from './tidy/migrations.ts'
import { readRepository, ROOT } from './tidy/repository.ts'
import { roomProblems } from './tidy/rooms.ts'
import { secretProblems } from './tidy/secrets.ts'
import type { Problem, Rule } from './tidy/source.ts'
import { suppressionProblems } from './tidy/suppressions.ts'
import { tableProblems } from './tidy/tables.ts'
import { wordProblems } from './tidy/words.ts'

const RULES: readonly Rule[] = [
  importProblems,
  cycleProblems,
  clockProblems,
  envProblems,
  folderProblems,
  growthProblems,
  lengthProblems,
  levelProblems,
  roomProblems,
  wordProblems,
  tableProblems,
  migrationProblems,
  suppressionProblems,
  secretProblems,
  localeKeyProblems,
  citationProblems,
]

/** All that is untidy in the repository, one line each: `path:line rule message`. */
export async function tidy(root: string = ROOT): Promise<string[]> {
  const generated = generatedProblems(root)
  const files = readRepository(root)
  const problems = RULES.flatMap((rule) => rule(files))
  return [...problems, ...(await generated)].map(toLine).toSorted()
}

const toLine = ({ path, line, rule, message }: Problem): string =>
  `${path}:${line} ${rule} ${message}`

if (import.meta.main) {
  const lines = await tidy()
  for (const line of lines) process.stdout.write(`${line}\n`)
  process.stdout.write(`tidy problems=${lines.length}\n`)
  process.exitCode = lines.length === 0 ? 0 : 1
}
