import type { Saying } from './says.ts'

type Known = { readonly body: string; readonly answer: string; state: string; saying: Saying }

/** What the seamless rules ask of a house for one member, kept in memory. */
export function createModel(start: bigint) {
  let balance = start
  const known = new Map<string, Known>()
  const unseen = new Set<string>()
  const over = new Set<string>()
  const paidOn = new Set<string>()
  const bodyOf = (saying: Saying): string =>
    JSON.stringify(saying, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))

  const refusal = ({ kind, roundId, txId = '', betTxId = '', bet = 0n }: Saying): string | null => {
    const isOver = over.has(roundId)
    const named = known.get(betTxId)
    if (kind === 'bet' || kind === 'bet-win') {
      if (unseen.has(txId)) return 'rolled_back'
      if (isOver) return 'round_over'
      return balance < bet ? 'insufficient_funds' : null
    }
    if (kind === 'win') {
      if (named?.state !== 'applied' || named.saying.roundId !== roundId) return 'bet_unknown'
      return isOver ? 'round_over' : null
    }
    if (kind !== 'rollback' || !named) return null
    const isItsBet = named.saying.kind.startsWith('bet') && named.saying.roundId === roundId
    if (!isItsBet) return 'duplicate_different'
    const isSettled = isOver || paidOn.has(betTxId)
    return named.state === 'applied' && isSettled ? 'round_over' : null
  }

  const apply = ({ kind, roundId, betTxId = '', bet = 0n, win = 0n }: Saying): void => {
    balance += win - bet
    if (kind === 'win') paidOn.add(betTxId)
    if (kind === 'bet-win' || kind === 'end-round') over.add(roundId)
    if (kind !== 'rollback') return
    const named = known.get(betTxId)
    if (!named) unseen.add(betTxId)
    if (named?.state !== 'applied') return
    balance += named.saying.bet ?? 0n
    named.state = 'rolled_back'
  }

  return {
    balance: () => balance,
    /** The balance after it, or why not. */
    say(saying: Saying): string {
      const before = known.get(saying.txId ?? '')
      const body = bodyOf(saying)
      if (before) return before.body === body ? before.answer : 'duplicate_different'
      const why = refusal(saying)
      if (why === null) apply(saying)
      const answer = why ?? String(balance)
      const state = why === null ? 'applied' : 'refused'
      if (saying.txId !== undefined) known.set(saying.txId, { body, answer, state, saying })
      return answer
    },
  }
}
