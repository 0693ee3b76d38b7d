import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asserts } from './statements/asserts.ts'
import { judge } from './statements/judge.ts'
import { readReports } from './statements/reports.ts'
import { parseStatements } from './statements/statement.ts'
import { chosen, type Choice, tableOf } from './statements/table.ts'

const ROOT = join(import.meta.dirname, '..')

export type Answer = { readonly lines: readonly string[]; readonly exitCode: 0 | 1 }

/** Which statements of docs/statements.tsv the last test run has proven. */
export function answer(root: string, choice: Choice & { report?: boolean }): Answer {
  const all = parseStatements(readFileSync(join(root, 'docs/statements.tsv'), 'utf8'))
  const results = readReports(join(root, '.reports'))
  const statements = chosen(all, choice)
  if (statements.length === 0) return { lines: ['no such stage or word'], exitCode: 1 }
  const judgement = judge(all, results, asserts)
  const lines = tableOf(statements, judgement, choice)
  const complete = statements.every(({ id }) => judgement.proven.has(id))
  const fine = judgement.unknown.length === 0 && (complete || choice.report === true)
  const hint = results.length === 0 ? ['no reports in .reports: run the tests first', ''] : []
  return { lines: [...hint, ...lines], exitCode: fine ? 0 : 1 }
}

function readChoice(): Choice & { report?: boolean } {
  const { values } = parseArgs({
    options: {
      stage: { type: 'string' },
      word: { type: 'string' },
      list: { type: 'boolean' },
      report: { type: 'boolean' },
    },
  })
  const { stage, ...rest } = values
  return stage === undefined ? rest : { ...rest, stage: Number(stage) }
}

if (import.meta.main) {
  const { lines, exitCode } = answer(ROOT, readChoice())
  process.stdout.write(`${lines.join('\n')}\n`)
  process.exitCode = exitCode
}
