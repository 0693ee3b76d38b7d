import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { patient } from '@oriel/core/testing/patience'
import type { Problem } from './source.ts'

export type GeneratedFile = { readonly path: string; readonly make: () => Promise<string> }
/** A generator that compares by itself and fails when what it wrote is old. */
export type Generator = { readonly path: string; readonly check: readonly string[] }

/** Files whose text can be made again here: what is on disk must be the same. */
const generatedFiles: readonly GeneratedFile[] = []

const generators: readonly Generator[] = [
  { path: 'packages/i18n/src/compile.ts', check: ['--check'] },
  { path: 'packages/ui/src/fonts/build.ts', check: ['--check'] },
  { path: 'tools/docs-api.ts', check: ['--check'] },
  { path: 'tools/docs-settings.ts', check: ['--check'] },
]

/** One that hangs is ended; on a crowded machine each takes several times as long. */
const GENERATOR_WAIT_MS = patient(60_000)

const stale = (path: string, message: string): Problem => ({
  path,
  line: 1,
  rule: 'generated',
  message,
})

export async function generatedProblems(
  root: string,
  files: readonly GeneratedFile[] = generatedFiles,
  programs: readonly Generator[] = generators,
  waitMs = GENERATOR_WAIT_MS,
): Promise<Problem[]> {
  const compared = files.map((file) => compare(root, file))
  const run = programs.filter(({ path }) => existsSync(join(root, path)))
  const checked = run.map((program) => check(root, program, waitMs))
  return (await Promise.all([...compared, ...checked])).flat()
}

async function compare(root: string, { path, make }: GeneratedFile): Promise<Problem[]> {
  const full = join(root, path)
  const onDisk = existsSync(full) ? await readFile(full, 'utf8') : undefined
  if (onDisk === undefined) return [stale(path, 'is generated and is not there')]
  return onDisk === (await make()) ? [] : [stale(path, 'is generated and old: make it again')]
}

function check(root: string, program: Generator, waitMs: number): Promise<Problem[]> {
  const command = [program.path, ...program.check]
  return new Promise((settle) => {
    const options = { cwd: root, timeout: waitMs }
    execFile(process.execPath, command, options, (error, stdout, stderr) => {
      if (error === null) return settle([])
      const told = `${stderr}\n${stdout}`.trim().split('\n').slice(0, 3).join(' | ')
      // One that was ended has said nothing that would tell why.
      const said = error.killed ? `it was ended after ${waitMs} ms` : told
      settle([stale(program.path, `node ${command.join(' ')} fails: ${said}`)])
    })
  })
}
