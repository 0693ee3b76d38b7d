import { parseUnits, writeUnits, type Units } from '@oriel/core/money'

export type HouseCall =
  | 'authenticate'
  | 'balance'
  | 'bet'
  | 'bet-win'
  | 'win'
  | 'rollback'
  | 'end-round'
  | 'status'

type Move = {
  readonly kind: 'bet' | 'bet-win' | 'win' | 'rollback'
  readonly hash: string
  readonly roundId: string
  readonly who: string
  readonly bet: Units
  readonly win: Units
  readonly answer: Answer
  state: 'applied' | 'refused' | 'rolled_back'
}
type Answer = { ok: true; data: { balance: string } } | { ok: false; reason: string }

/** What the house knows: what each has, every move by its name, and what was taken back unseen. */
export type Books = {
  readonly balances: Map<string, Units>
  readonly moves: Map<string, Move>
  readonly tombstones: Set<string>
  readonly overRounds: Set<string>
  /** What a bet is refused for, by the name of the player. */
  readonly blocked: Map<string, string>
  /** Gives back no move that paid at once: some houses hold such a round for over. */
  holdsFinal: boolean
}

export const createBooks = (): Books => ({
  balances: new Map(),
  moves: new Map(),
  tombstones: new Set(),
  overRounds: new Set(),
  blocked: new Map(),
  holdsFinal: false,
})

type Input = Readonly<Record<string, string>>
const unitsOf = (text: string | undefined): Units => parseUnits(text ?? '') ?? 0n

/** Answers one request by the rules: one name, one fate; the same words, the same answer. */
export function answerOf(books: Books, call: HouseCall, input: Input, hash: string): unknown {
  if (call === 'status') {
    const name = input['tx_id'] ?? ''
    const state = books.moves.get(name)?.state
    const unseen = books.tombstones.has(name) ? 'rolled_back' : 'not_found'
    return { ok: true, data: { state: state ?? unseen } }
  }
  const who = `${input['member_ref']} ${input['currency']}`
  if (!books.balances.has(who)) return { ok: false, reason: 'player_unknown' }
  if (call === 'authenticate') {
    return books.blocked.has(who) ? { ok: false, reason: 'player_blocked' } : balance(books, who)
  }
  if (call === 'balance') return balance(books, who)
  if (call === 'end-round') {
    books.overRounds.add(input['round_id'] ?? '')
    return balance(books, who)
  }
  const known = books.moves.get(input['tx_id'] ?? '')
  if (known) {
    return known.hash === hash ? known.answer : { ok: false, reason: 'duplicate_different' }
  }
  return move(books, call, input, hash, who)
}

const balance = (books: Books, who: string): Answer => ({
  ok: true,
  data: { balance: writeUnits(books.balances.get(who) ?? 0n) },
})

function move(books: Books, kind: Move['kind'], input: Input, hash: string, who: string): Answer {
  const name = input['tx_id'] ?? ''
  const bet = kind === 'bet' ? unitsOf(input['amount']) : unitsOf(input['bet'])
  const win = kind === 'win' ? unitsOf(input['amount']) : unitsOf(input['win'])
  const why = refusal(books, kind, input, who, bet)
  const had = books.balances.get(who) ?? 0n
  if (why === null) {
    const back = kind === 'rollback' ? takeBack(books, input['bet_tx_id'] ?? '') : 0n
    books.balances.set(who, had - bet + win + back)
  }
  const answer: Answer = why === null ? balance(books, who) : { ok: false, reason: why }
  const roundId = input['round_id'] ?? ''
  const state = why === null ? 'applied' : 'refused'
  books.moves.set(name, { kind, hash, roundId, who, bet, win, answer, state })
  return answer
}

function refusal(
  books: Books,
  kind: Move['kind'],
  input: Input,
  who: string,
  bet: Units,
): string | null {
  if (kind === 'rollback') {
    const taken = books.moves.get(input['bet_tx_id'] ?? '')
    const isHeld = books.holdsFinal && taken?.kind === 'bet-win' && taken.state === 'applied'
    return isHeld ? 'round_over' : null
  }
  if (kind === 'win') {
    const taken = books.moves.get(input['bet_tx_id'] ?? '')
    if (taken?.state !== 'applied') return 'bet_unknown'
    return books.overRounds.has(input['round_id'] ?? '') ? 'round_over' : null
  }
  if (books.tombstones.has(input['tx_id'] ?? '')) return 'rolled_back'
  const why = books.blocked.get(who)
  if (why !== undefined) return why
  return (books.balances.get(who) ?? 0n) < bet ? 'insufficient_funds' : null
}

/** Gives what goes back. One that never came is remembered: it will not apply later. */
function takeBack(books: Books, name: string): Units {
  const taken = books.moves.get(name)
  if (!taken) books.tombstones.add(name)
  if (taken?.state !== 'applied') return 0n
  taken.state = 'rolled_back'
  return taken.bet - taken.win
}
