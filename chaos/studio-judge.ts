import { isDeepStrictEqual } from 'node:util'
import { parseUnits } from '@oriel/core/money'
import type { Figure } from './figures.ts'
import type { Answer } from './studio-doors.ts'
import { isBeginning, type Line } from './studio-history.ts'
import { rightPayout } from './studio-payouts.ts'
import type { Books, Row } from './studio-rows.ts'

/** A round by the word of its player: everything that was asked and said under its name. */
type Told = {
  readonly lines: readonly Line[]
  readonly begun: Line
  /** What was answered to its beginning; null when it was refused each time or never answered. */
  readonly yes: Data | null
}
type Data = Readonly<Record<string, unknown>>
type RoundWire = {
  readonly round_id: string
  readonly stake: string
  readonly payout: string | null
  readonly is_over: boolean
  readonly steps: number
}

/** The only reasons that a fault, or the end of a flight, may lead to. */
const FAIR_REASONS: Readonly<Record<string, string>> = { bet: 'bets_closed', out: 'round_over' }

const units = (text: unknown): bigint | null => (typeof text === 'string' ? parseUnits(text) : null)
const yesOf = ({ answers }: Line): Data | null =>
  answers.find((answer): answer is Answer & { ok: true } => answer.ok)?.data ?? null
const nameOf = (seat: string, key: string): string => `${seat} ${key}`

/** What everybody was told, against what is in the books. */
export function judgeRounds(lines: readonly Line[], books: Books, given: bigint): Figure[] {
  const told = tellByRound(lines)
  const written = Map.groupBy(books.rows, ({ seat, key }) => nameOf(seat, key ?? ''))
  const rowOf = ({ begun }: Told) => written.get(nameOf(begun.seat, begun.key))?.[0]
  const all = [...told.values()]
  const count = (isSo: (one: Told) => boolean) => all.filter(isSo).length
  const none = (name: string, value: number): Figure => ({ name, value, ceiling: 0 })
  const isLost = (one: Told) => one.yes !== null && rowOf(one)?.id !== idOf(one.yes)
  const isDifferent = (one: Told) => {
    const row = rowOf(one)
    return row !== undefined && one.yes !== null && !isAsTold(one, row)
  }
  const refusals = lines.filter(({ answers }) => answers.some(({ ok }) => !ok))
  const cashOuts = lines.filter(isOut)
  const rowOfOut = ({ seat, key }: Line) => written.get(nameOf(seat, key))?.[0]
  return [
    none('studio acknowledged_lost', count(isLost)),
    none('studio written_otherwise', count(isDifferent)),
    none('studio written_twice', [...written.values()].filter(({ length }) => length > 1).length),
    none(
      'studio never_asked',
      books.rows.filter(({ seat, key }) => !told.has(nameOf(seat, key ?? ''))).length,
    ),
    none(
      'studio refused_written',
      count((one) => one.yes === null && !wasUnknown(one.begun) && rowOf(one) !== undefined),
    ),
    none('studio answered_differently', lines.filter((line) => !isSameAnswer(line)).length),
    none('studio refused_oddly', refusals.filter((line) => !isFairlyRefused(line)).length),
    none('studio unanswered', lines.filter(({ answers }) => answers.length === 0).length),
    none('studio balances_wrong', countWrongBalances(all, rowOf, books, given)),
    none(
      'studio rounds_open',
      books.rows.filter(({ status }) => status !== 'settled' && status !== 'void').length,
    ),
    { name: 'studio answered_after_a_cut', value: lines.filter(wasCut).length, floor: 1 },
    { name: 'studio cash_outs', value: cashOuts.length, floor: 1 },
    none(
      'studio cash_outs_lost',
      cashOuts.filter((line) => !isLeftAsTold(line, rowOfOut(line))).length,
    ),
    { name: 'studio cash_outs_after_a_cut', value: cashOuts.filter(wasCut).length },
  ]
}

function tellByRound(lines: readonly Line[]): Map<string, Told> {
  const byName = Map.groupBy(lines, ({ seat, key }) => nameOf(seat, key))
  const told = new Map<string, Told>()
  for (const [name, own] of byName) {
    const begun = own.find(isBeginning)
    if (!begun) throw new Error(`${name} went on before it began`)
    told.set(name, { lines: own, begun, yes: yesOf(begun) })
  }
  return told
}

const wasUnknown = ({ unknown }: Line): boolean => unknown > 0
const wasCut = (line: Line): boolean => wasUnknown(line) && line.answers.length > 0
const isOut = (line: Line): boolean => line.what === 'out' && yesOf(line) !== null
const idOf = (data: Data): unknown =>
  data['round_id'] ?? (data['round'] as RoundWire | undefined)?.round_id

/**
 * Asked again, the answer is the one that was given; only the balance may have moved on. A flight
 * is left in its time: a try may be too early, or too late while one that was not is on its way.
 */
function isSameAnswer({ what, answers }: Line): boolean {
  const said = answers
    .filter(({ ok }) => ok || what !== 'out')
    .map((answer) => (answer.ok ? withoutBalance(answer.data) : answer))
  return said.every((one) => isDeepStrictEqual(one, said[0]))
}

function withoutBalance({ balance: _balance, ...rest }: Data): Data {
  return rest
}

const isFairlyRefused = ({ what, answers }: Line): boolean =>
  answers.every((answer) => answer.ok || answer.reason === FAIR_REASONS[what])

function isAsTold(one: Told, row: Row): boolean {
  const stake = units((one.yes?.['round'] as RoundWire | undefined)?.stake ?? one.yes?.['stake'])
  // A bet on a round that came to nothing is given back, unless it was left before.
  if (row.status === 'void') return one.begun.what === 'bet' && !one.lines.some(isOut)
  if (row.status !== 'settled' || row.stake !== stake) return false
  if (one.begun.what === 'bet') return isBetAsTold(one, row)
  const steps = one.lines.filter(({ what }) => what === 'step')
  const areSteps = steps.every(
    (line) =>
      yesOf(line) === null ||
      isDeepStrictEqual(row.steps[Number(line.input['number'])], line.input['step']),
  )
  const last = (yesOf(steps.at(-1) ?? one.begun)?.['round'] ?? null) as RoundWire | null
  return (
    areSteps &&
    row.steps.length === steps.length &&
    last?.is_over === true &&
    units(last.payout) === row.payout
  )
}

const isBetAsTold = ({ lines }: Told, row: Row): boolean =>
  lines.filter(isOut).every((line) => isLeftAsTold(line, row)) && row.payout === rightPayout(row)

function isLeftAsTold(line: Line, row: Row | undefined): boolean {
  const [step] = (row?.steps ?? []) as { out?: number }[]
  const data = yesOf(line)
  return step?.out === data?.['level'] && row?.payout === units(data?.['payout'])
}

/** What each began with, and what all rounds that they know of took and brought. */
function countWrongBalances(
  all: readonly Told[],
  rowOf: (one: Told) => Row | undefined,
  { balances }: Books,
  given: bigint,
): number {
  const right = new Map([...balances.keys()].map((seat) => [seat, given]))
  for (const one of all) {
    const { seat } = one.begun
    right.set(seat, (right.get(seat) ?? 0n) + changeOf(one, rowOf(one)))
  }
  return [...balances].filter(([seat, balance]) => right.get(seat) !== balance).length
}

/** By the word of the player where there is one; a bet is paid by the rules. */
function changeOf({ begun, lines, yes }: Told, row: Row | undefined): bigint {
  if (yes === null || row?.status === 'void') return 0n
  if (begun.what === 'bet') return row ? (rightPayout(row) ?? 0n) - row.stake : 0n
  const last = lines.findLast((line) => yesOf(line) !== null)
  const round = (last && yesOf(last)?.['round']) as RoundWire
  return (units(round.payout) ?? 0n) - (units(round.stake) ?? 0n)
}
