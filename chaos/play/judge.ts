import { parseUnits } from '@oriel/core/money'
import type { Figure } from '../figures.ts'
import { size, type Books, type OwnTransfer, type TheirTransfer } from './books.ts'
import { placeOf } from './place.ts'
import { FORGED } from './forge.ts'
import type { Line, Told, What } from './history.ts'
import { GIVEN, type Member } from './members.ts'
import { judgeRounds, roundOf, type TheirRound } from './rounds.ts'
import { SUCCESS } from './run.ts'

type Note = (text: string) => void
const none = (name: string, value: number): Figure => ({ name: `play ${name}`, value, ceiling: 0 })
const inform = (name: string, value: number): Figure => ({ name: `play ${name}`, value })
const NAMED_MAX = 5

/** Tells the first few of what is wrong, so that whoever reads the run knows where to look. */
function count<One>(note: Note, name: string, wrong: readonly One[], tell: (one: One) => string) {
  for (const one of wrong.slice(0, NAMED_MAX)) note(`${name}: ${tell(one)}`)
  return none(name, wrong.length)
}

const json = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? String(one) : one))

/** Both sides by id, money by member, and what everybody was told. */
export function judgePlay(
  books: Books,
  lines: readonly Line[],
  members: readonly Member[],
  movedFloor: number,
  note: Note,
): Figure[] {
  const completed = books.transfers.filter(({ state }) => state === 'completed').length
  const settled = books.rounds.filter(({ status }) => status === 'settled').length
  return [
    { name: 'play moved', value: completed + settled, floor: movedFloor },
    ...judgeTransfers(books, note),
    ...judgeMoney(books, members, note),
    ...judgeSeamless(books, note),
    ...judgeRounds(books, new Set(members.map(({ ref }) => ref)), (name, wrong, tell) =>
      count(note, name, wrong, tell),
    ),
    ...judgeHistory(books, lines, members, note),
    none('dead_letters', books.dead),
    none('laws_broken', books.lawsBroken),
    inform('cases_open', books.cases),
  ]
}

function judgeTransfers({ transfers, theirs }: Books, note: Note): Figure[] {
  const theirsBy = Map.groupBy(theirs, ({ reference }) => reference)
  const oursBy = new Map(transfers.map((one) => [one.reference, one]))
  const isOpen = ({ state }: OwnTransfer) => state === 'held' || state === 'sent'
  const different = transfers.filter((one) => !isSame(one, theirsBy.get(one.reference) ?? []))
  const strange = theirs.filter(({ reference }) => !oursBy.has(reference))
  const of = (state: string) => transfers.filter((one) => one.state === state).length
  return [
    { name: 'play transfers_completed', value: of('completed'), floor: 1 },
    inform('transfers_reversed', of('reversed')),
    count(note, 'transfers_open', transfers.filter(isOpen), json),
    count(note, 'transfers_differ', different, (one) =>
      json([one, theirsBy.get(one.reference) ?? []]),
    ),
    count(note, 'transfers_nobody_knows', strange, json),
  ]
}

/** Completed is what the provider applied, to the unit; reversed is what it never did. */
function isSame(ours: OwnTransfer, theirs: readonly TheirTransfer[]): boolean {
  const applied = theirs.filter(({ state }) => state === 'applied')
  if (ours.state === 'completed') {
    // Bringing home where nothing lies may be answered without a word in their books.
    if (applied.length === 0) return ours.direction === 'out' && ours.moved === 0n
    const [one] = applied
    const isRight = one?.amount === ours.moved && one?.direction === ours.direction
    return applied.length === 1 && isRight && one?.provider === ours.provider
  }
  return applied.length === 0
}

/** What was given, and what was won and lost at providers, is what everybody has. */
function judgeMoney(books: Books, members: readonly Member[], note: Note): Figure[] {
  const { available, mirrors, balances, results } = books
  const providers = new Set([...balances.keys(), ...mirrors.keys()].map((place) => place.slice(33)))
  let [wrong, mirrored] = [0n, 0n]
  for (const { account, ref } of members) {
    let [has, should] = [available.get(ref) ?? 0n, GIVEN]
    for (const provider of providers) {
      const place = placeOf(ref, provider)
      const [mirror, there] = [mirrors.get(place) ?? 0n, balances.get(place) ?? 0n]
      has += mirror
      should += results.get(place) ?? 0n
      mirrored += size(mirror - there)
      if (mirror !== there)
        note(`${account}: ${provider} holds ${there}, our mirror says ${mirror}`)
    }
    wrong += size(has - should)
    if (has !== should) note(`${account} has ${has} units and should have ${should}`)
  }
  return [
    none('units_wrong', Number(wrong)),
    none('mirrors_wrong', Number(mirrored)),
    none('transit_left', Number(books.transit)),
    none('suspense_left', Number(books.suspense)),
  ]
}

/** What the studio says a round took and paid is what the house has moved for it. */
function judgeSeamless({ moves, rounds }: Books, note: Note): Figure[] {
  const byRound = Map.groupBy(
    moves.filter(({ state }) => state === 'applied'),
    ({ round }) => round,
  )
  const sum = (id: string, what: 'bet' | 'win') =>
    (byRound.get(id) ?? []).reduce((all, move) => all + move[what], 0n)
  const isSettled = ({ status }: { status: string }) => status === 'settled'
  const isDifferent = (round: (typeof rounds)[number]) =>
    isSettled(round)
      ? sum(round.id, 'bet') !== round.stake || sum(round.id, 'win') !== (round.payout ?? 0n)
      : sum(round.id, 'bet') !== 0n || sum(round.id, 'win') !== 0n
  const known = new Set(rounds.map(({ id }) => id))
  const isForged = ({ tx }: { tx: string }) => tx.startsWith(FORGED)
  const strange = [...byRound.values()].flat().filter((move) => !known.has(move.round))
  // Whoever went away between two steps has their stake in the round, and may go on with it. A game
  // without steps has nothing to wait for.
  const isWaiting = ({ id, game, status, stake }: (typeof rounds)[number]) =>
    game === 'mines' && status === 'open' && sum(id, 'bet') === stake && sum(id, 'win') === 0n
  const isOpen = (round: (typeof rounds)[number]) =>
    round.status !== 'settled' && round.status !== 'void' && !isWaiting(round)
  return [
    { name: 'play seamless_rounds', value: rounds.filter(isSettled).length, floor: 1 },
    inform('seamless_void', rounds.filter(({ status }) => status === 'void').length),
    inform('seamless_waiting', rounds.filter(isWaiting).length),
    count(note, 'seamless_open', rounds.filter(isOpen), json),
    count(
      note,
      'seamless_differ',
      rounds.filter((one) => !isOpen(one) && !isWaiting(one) && isDifferent(one)),
      (one) => json([one, byRound.get(one.id) ?? []]),
    ),
    count(
      note,
      'seamless_nobody_knows',
      strange.filter((move) => !isForged(move)),
      json,
    ),
    count(note, 'forged_applied', strange.filter(isForged), json),
  ]
}

/** What an answer may say besides yes: each of it is the member's own haste, or a wait. */
const FAIR: Readonly<Partial<Record<What, readonly string[]>>> = {
  start: ['102', '103', '104'],
  leave: [],
  back: ['101', '102', '104', '429'],
  'last-back': ['101', '102', '104', '429'],
  check: [],
  round: [
    'ok',
    'insufficient',
    'insufficient_funds',
    'session_over',
    'not seated',
    'player_blocked',
    'turning',
    'round_over',
    'round_unknown',
    'house_refused',
    'round_open',
  ],
}

function judgeHistory(
  books: Books,
  lines: readonly Line[],
  members: readonly Member[],
  note: Note,
): Figure[] {
  const refs = new Map(members.map(({ account, ref }) => [account, ref]))
  const wheels = new Map(books.theirRounds.map((one) => [roundOf(one), one]))
  const isKeptHere = (line: Line, told: Told) =>
    line.what === 'round' && line.key === ''
      ? isWheelKept(wheels, refs.get(line.member) ?? '', line, told)
      : isKept(books, line, told)
  const isFair = ({ what }: Line, { code }: Told) =>
    (what !== 'round' && code === SUCCESS) || (FAIR[what] ?? []).includes(code)
  const odd = lines.filter((line) => line.answers.some((told) => !isFair(line, told)))
  const lost = lines.filter((line) => line.answers.some((told) => !isKeptHere(line, told)))
  const silent = lines.filter(({ what, answers }) => what !== 'round' && answers.length === 0)
  const wasCut = ({ unknown, answers }: Line) => unknown > 0 && answers.length > 0
  const times = lines.map(({ tookMs }) => tookMs).toSorted((left, right) => left - right)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN
  return [
    count(note, 'acknowledged_lost', lost, json),
    count(note, 'refused_oddly', odd, json),
    count(note, 'unanswered', silent, json),
    inform('answered_after_a_cut', lines.filter(wasCut).length),
    inform('op_p50_ms', at(0.5)),
    inform('op_p99_ms', at(0.99)),
  ]
}

type Wired = {
  readonly id: string
  readonly state: string
  readonly amount: string | null
  readonly direction: string
}

/** Whether what was said is in the books, as it was said. */
function isKept(books: Books, { what, key }: Line, { code, data }: Told): boolean {
  if (what === 'round') return code !== 'ok' || isRoundKept(books, key, data)
  if (code !== SUCCESS) return true
  if (what === 'start') return books.plays.has((data as { launch_id: string }).launch_id)
  if (what === 'leave') {
    const { launch_id: id } = data as { launch_id: string | null }
    return id === null || books.plays.get(id) === 'ended'
  }
  const told = what === 'check' ? [(data as { transfer: Wired }).transfer] : listOf(data)
  return told.every((one) => isTransferKept(books, one))
}

const listOf = (data: unknown): readonly Wired[] => (data as { list: readonly Wired[] }).list

function isTransferKept({ transfers }: Books, told: Wired): boolean {
  const ours = transfers.find(({ id }) => id === told.id)
  if (!ours) return false
  if (told.state !== 'completed' && told.state !== 'reversed') return true
  if (ours.state !== told.state) return false
  return told.state === 'reversed' || parseUnits(told.amount ?? '') === ours.moved
}

const HUNDREDTH = 100n

/** A wheel's round is named by its provider: what was told of it must be in the books there. */
function isWheelKept(
  wheels: ReadonlyMap<string, TheirRound>,
  ref: string,
  { provider }: Line,
  { code, data }: Told,
): boolean {
  if (code !== 'ok') return true
  const { round } = data as { round?: { id: string; stake: number; payout: number | null } | null }
  if (!round) return false
  const row = wheels.get(roundOf({ provider, round: round.id, ref }))
  const isPaid = row?.payout === BigInt(round.payout ?? 0) * HUNDREDTH
  return isPaid && row?.stake === BigInt(round.stake) * HUNDREDTH
}

function isRoundKept({ studioRounds }: Books, key: string, data: unknown): boolean {
  const row = studioRounds.get(key)
  if (!row) return false
  const { round } = data as { round?: { payout: string | null; is_over: boolean } }
  if (!round?.is_over || row.status !== 'settled') return row.status !== 'void' || !round?.is_over
  return parseUnits(round.payout ?? '') === row.payout
}
