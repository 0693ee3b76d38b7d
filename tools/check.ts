import { spawn } from 'node:child_process'
import path from 'node:path'
import { patient } from '@oriel/core/testing/patience'

/** Everything `pnpm check` asks, each a command of its own; several run at once. */
const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-p', 'tsconfig.json'],
  ['types of pages', 'node', 'tools/check-page-types.ts'],
  ['lint', 'oxlint', '--type-aware', '--quiet'],
  ['format', 'oxfmt', '--check', '.'],
  ['unused code', 'knip', '--no-progress'],
  ['tidy', 'node', 'tools/tidy.ts'],
  ['calls bound', 'node', 'apps/api/src/check-bound.ts'],
]
const AT_ONCE = 2
/** A check that hangs is ended; on a crowded machine each takes several times as long. */
const TIMEOUT_MS = patient(300_000)

const root = path.resolve(import.meta.dirname, '..')
const env = { ...process.env, PATH: `${root}/node_modules/.bin:${process.env['PATH']}` }

type Result = { name: string; code: number | null; output: string; seconds: number }

function run([name, command, ...args]: (typeof CHECKS)[number]): Promise<Result> {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, timeout: TIMEOUT_MS })
    let output = ''
    child.stdout.on('data', (part) => (output += String(part)))
    child.stderr.on('data', (part) => (output += String(part)))
    const end = (code: number | null) => {
      resolve({ name, code, output, seconds: (performance.now() - start) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', end)
  })
}

/** All of them, or those named: `pnpm check tidy types`. */
function chosen(names: readonly string[]): (typeof CHECKS)[number][] {
  const unknown = names.filter((name) => !CHECKS.some(([known]) => known === name))
  if (unknown.length > 0) {
    const known = CHECKS.map(([name]) => `"${name}"`).join(', ')
    process.stderr.write(`no check is called ${unknown.join(', ')}; there are ${known}\n`)
    process.exit(1)
  }
  return CHECKS.filter(([name]) => names.length === 0 || names.includes(name))
}

const started = performance.now()
const waiting = chosen(process.argv.slice(2))
const results: Result[] = []
const workers = Array.from({ length: AT_ONCE }, async () => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const result = await run(next)
    results.push(result)
    const mark = result.code === 0 ? 'ok  ' : 'FAIL'
    process.stdout.write(`${mark} ${result.seconds.toFixed(1).padStart(5)} s  ${result.name}\n`)
    if (result.code !== 0) process.stdout.write(`${result.output.trim()}\n\n`)
  }
})
await Promise.all(workers)
const failed = results.filter(({ code }) => code !== 0)
const seconds = ((performance.now() - started) / 1000).toFixed(1)
process.stdout.write(
  `check: ${results.length - failed.length} ok, ${failed.length} failed, ${seconds} s\n`,
)
process.exit(failed.length === 0 ? 0 : 1)
