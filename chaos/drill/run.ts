import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { patient } from '@oriel/core/testing/patience'
import { figureLine, isBroken, type Figure } from '../figures.ts'
import { runDeploy } from './deploy.ts'
import { runRestore } from './restore.ts'
import { runUpgrade } from './upgrade.ts'

/** What a drill is given. It ends all it started, and its folder is removed after it. */
export type Drill = (options: {
  readonly folder: string
  readonly short: boolean
  readonly seed: number
  readonly note: (text: string) => void
  /** Words after the name of the drill. */
  readonly words: readonly string[]
}) => Promise<Figure[]>

const DRILLS: Readonly<Record<string, Drill>> = {
  deploy: runDeploy,
  restore: runRestore,
  upgrade: runUpgrade,
}
const DRILL_MAX_MS = patient(20 * 60_000)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    /** Leaves the folder with all logs behind, for looking. */
    keep: { type: 'boolean', default: false },
  },
})
const say = (text: string) => void process.stdout.write(`${text}\n`)
const begun = performance.now()
const note = (text: string) =>
  say(`${((performance.now() - begun) / 1000).toFixed(2).padStart(7)} s  ${text}`)

const [name = '', ...words] = positionals
const drill = Object.hasOwn(DRILLS, name) ? DRILLS[name] : undefined
if (!drill) {
  say(`usage: pnpm drill ${Object.keys(DRILLS).join('|')} [COMMIT] [--short] [--seed N] [--keep]`)
  process.exit(2)
}
const folder = mkdtempSync(path.join(tmpdir(), `oriel-drill-${name}-`))
process.once('exit', () => {
  if (values.keep) say(`logs: ${folder}`)
  else rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const watchdog = setTimeout(() => {
  say(`the drill took longer than ${DRILL_MAX_MS / 60_000} minutes`)
  process.exit(1)
}, DRILL_MAX_MS)

const seed = values.seed ? Number(values.seed) : Math.floor(Math.random() * 2 ** 31)
const figures = await drill({ folder, short: values.short, seed, note, words })
clearTimeout(watchdog)
for (const figure of figures) say(figureLine(figure))
const broken = figures.filter((figure) => isBroken(figure))
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
say(
  `drill ${name}: ${figures.length - broken.length} ok, ${broken.length} broken, ${minutes} minutes`,
)
process.exitCode = broken.length === 0 ? 0 : 1
