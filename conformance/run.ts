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

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  say(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  process.exitCode = 1
}
