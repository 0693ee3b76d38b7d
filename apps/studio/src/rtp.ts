import { parseArgs } from 'node:util'
import { openCrew } from './rtp/crew.ts'
import { judge, type Verdict } from './rtp/verdict.ts'
import { STRATEGIES } from './rtp-strategies.ts'

const HELP = `pnpm rtp [game …] [--rounds 10000000] [--seed text]

Plays each game from the real stream and holds what it returned against what it prints.
The same seed plays the same rounds. Exit 1 when a return lies outside its 99 % interval.

games: ${Object.keys(STRATEGIES).join(' ')}
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10000000' },
    seed: { type: 'string', default: 'oriel' },
    help: { type: 'boolean', default: false },
  },
})

const ROUNDS_MIN = 2
const ROUNDS_MAX = 1_000_000_000
const rounds = Number(values.rounds)
const games = positionals.length > 0 ? positionals : Object.keys(STRATEGIES)
const isAsked = games.every((game) => Object.hasOwn(STRATEGIES, game))
const isCount = Number.isInteger(rounds) && rounds >= ROUNDS_MIN && rounds <= ROUNDS_MAX

if (values.help) process.stdout.write(HELP)
else if (isAsked && isCount) await measureAll()
else {
  process.stderr.write(HELP)
  process.exitCode = 2
}

async function measureAll(): Promise<void> {
  const crew = openCrew()
  try {
    let outside = 0
    for (const game of games) {
      const started = performance.now()
      const sums = await crew.play(game, values.seed, rounds)
      const seconds = (performance.now() - started) / 1000
      const verdicts = judge(STRATEGIES[game]?.bets ?? [], sums, rounds)
      say(game, verdicts, seconds)
      outside += verdicts.filter(({ isWithin }) => !isWithin).length
    }
    process.stdout.write(`rtp games=${games.length} rounds=${rounds} outside=${outside}\n`)
    process.exitCode = outside === 0 ? 0 : 1
  } finally {
    await crew.close()
  }
}

function say(game: string, verdicts: readonly Verdict[], seconds: number): void {
  const speed = Math.round(rounds / seconds).toLocaleString('en')
  process.stdout.write(
    `${game}: ${rounds.toLocaleString('en')} rounds, ${seconds.toFixed(1)} s, ${speed} rounds/s\n`,
  )
  const width = Math.max(...verdicts.map(({ bet }) => bet.length))
  for (const one of verdicts) {
    const [measured, error, low, high, exact] = [
      one.measured,
      one.standardError,
      one.low,
      one.high,
      one.exact,
    ].map((percent) => percent.toFixed(4).padStart(9))
    const off = `${one.off < 0 ? '' : '+'}${one.off.toFixed(2)}`.padStart(6)
    const verdict = one.isWithin ? 'within' : 'OUTSIDE'
    process.stdout.write(
      `  ${one.bet.padEnd(width)} ${measured} ±${error}  99 % ${low} …${high}` +
        `  exact ${exact}  off ${off}  ${verdict}\n`,
    )
  }
}
