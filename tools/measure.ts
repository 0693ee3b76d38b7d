import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { figuresIn, tableOf, type Measured } from './measure/figures.ts'

/**
 * Every figure with a floor or a ceiling, by hand on a quiet machine: `.ci/measure`, or some of it
 * with `.ci/measure "bench api" speed`. Prints one table and keeps it in .reports/measure.json.
 */
const COMMANDS: readonly string[] = [
  'size',
  'bench api',
  'bench cashier',
  'bench envelope',
  'bench games',
  'bench letter',
  'bench realtime',
  'bench ssr',
  'bench growth',
  'bench ledger',
  'bench ledger-growth',
  'bench login',
  'bench office',
  'bench outbox',
  'bench sign-in-times',
  'bench saga',
  'bench seamless',
  'bench studio',
  'bench switch',
  'speed',
  'chaos --timed',
  'chaos ledger --timed',
  'chaos login --timed',
  'chaos outage --timed',
  'chaos studio --timed',
  'chaos play --ops 1000 --faults 20 --timed',
]
const FILE = path.resolve(import.meta.dirname, '../.reports/measure.json')

function outputOf(command: string): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn('pnpm', command.split(' '), { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (part: Buffer) => {
      output += String(part)
      process.stdout.write(part)
    })
    child.on('close', () => resolve(output))
  })
}

const asked = process.argv.slice(2)
const unknown = asked.filter((command) => !COMMANDS.includes(command))
if (unknown.length > 0) {
  process.stderr.write(`not measured: ${unknown.join(', ')}; there are: ${COMMANDS.join(', ')}\n`)
  process.exit(2)
}
const measured: (Measured & { readonly command: string })[] = []
const silent: string[] = []
for (const command of asked.length > 0 ? asked : COMMANDS) {
  process.stdout.write(`== pnpm ${command}\n`)
  const figures = figuresIn(await outputOf(command))
  if (figures.length === 0) silent.push(command)
  measured.push(...figures.map((figure) => ({ command, ...figure })))
}
mkdirSync(path.dirname(FILE), { recursive: true })
writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`)
process.stdout.write(`\n${tableOf(measured).join('\n')}\n`)
for (const command of silent) process.stdout.write(`no figures: pnpm ${command}\n`)
const short = measured.filter(({ isKept }) => !isKept).length + silent.length
process.stdout.write(`measured ${measured.length}, short ${short}\n`)
process.exit(short === 0 ? 0 : 1)
