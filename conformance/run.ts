import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readArguments, USAGE } from './arguments.ts'
import { casesOf } from './cases.ts'
import { makeGround } from './ground.ts'
import { runKit } from './kit.ts'
import { resultLine, summaryLine } from './report.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

async function main(args: readonly string[]): Promise<number> {
  const { wanted, only } = await readArguments(args)
  const cases = casesOf(only)
  if (cases.length === 0) throw new Error(`no case is about ${only}`)
  const { base, key, seed } = wanted
  say(`conformance of ${base} for ${key.operator}: ${cases.length} cases, seed=${seed}`)
  const begun = performance.now()
  const results = await runKit(makeGround(wanted), cases, (result) => say(resultLine(result)))
  say(summaryLine(results, (performance.now() - begun) / 1000, seed))
  return results.some(({ state }) => state === 'broken') ? 1 : 0
}

/** A port is the house's own side of the talk, so it is asked by the house's own tool. */
const PORT_TOOL = path.resolve(import.meta.dirname, '../tools/port-conformance.ts')

try {
  const args = process.argv.slice(2)
  const isPort = args.some((word) => /^--(port|payment)(=|$)/.test(word))
  process.exitCode = isPort
    ? (spawnSync(process.execPath, [PORT_TOOL, ...args], { stdio: 'inherit' }).status ?? 1)
    : await main(args)
} catch (error) {
  say(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 1
}
