import { causeKinds, type CauseKind } from '@oriel/ledger/causes'
import type { OwnFilter, OwnLine, OwnPart } from '@oriel/ledger/owner-statement'

/** What a statement can be narrowed to. */
export const statementGroups = [
  'deposit',
  'withdrawal',
  'transfer',
  'round',
  'held',
  'gift',
  'adjustment',
  'other',
] as const
export type StatementGroup = (typeof statementGroups)[number]

/** What happened, in a member's words. */
export type LineKind =
  | Exclude<StatementGroup, 'transfer'>
  | 'to_provider'
  | 'from_provider'
  | 'returned'

/** Where each cause stands in a statement. A new one does not compile until it has a place. */
const GROUPS: Readonly<Record<CauseKind, StatementGroup>> = {
  deposit: 'deposit',
  arrival: 'deposit',
  withdrawal: 'withdrawal',
  'settlement-line': 'other',
  transfer: 'transfer',
  round: 'round',
  'held-win': 'held',
  grant: 'gift',
  'red-envelope': 'gift',
  jackpot: 'gift',
  commission: 'other',
  adjustment: 'adjustment',
  recommend: 'gift',
  roulette: 'gift',
  removal: 'other',
  test: 'other',
}

const causesIn = (group: StatementGroup): CauseKind[] =>
  causeKinds.filter((cause) => GROUPS[cause] === group)

/** A move to a provider is one line: that it arrived there is told in its story. */
export const QUIET_CAUSES = causesIn('transfer')

/** What games do to a wallet: a history sums it up, a row for each time they were played. */
export const GAME_CAUSES = [...causesIn('transfer'), ...causesIn('round')]

export const causesOf = (group: StatementGroup | null): OwnFilter['causes'] =>
  group === null ? { not: [] } : { only: causesIn(group) }

export const groupOf = (cause: CauseKind): StatementGroup => GROUPS[cause]

export function kindOf(line: Pick<OwnLine, 'kind' | 'cause' | 'parts'>): LineKind {
  const group = groupOf(line.cause.kind)
  if (group !== 'transfer') return group
  if (line.kind === 'transfer-reversed') return 'returned'
  return mainPart(line.parts).units < 0n ? 'to_provider' : 'from_provider'
}

const ORDER = ['available', 'held', 'bonus', 'vault', 'mirror', 'owed']

/** The part a line is about: the main wallet wherever it moved. */
export function mainPart(parts: readonly OwnPart[]): OwnPart {
  const [main] = parts.toSorted(
    (left, right) => ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind),
  )
  if (!main) throw new Error('a line of a statement without a part')
  return main
}
