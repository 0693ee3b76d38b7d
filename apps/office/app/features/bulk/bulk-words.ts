import type { bulkListCall } from '@oriel/contract/office/bulk'
import type { DataOf } from '@oriel/contract/endpoint'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'

export type BulkLine = DataOf<typeof bulkListCall>['list'][number]

/** How often a page looks while a worker is at it, and while it waits for people. */
const LOOK_MS = { busy: 1_000, still: 15_000 } as const

const isBusy = ({ state }: Pick<BulkLine, 'state'>): boolean =>
  state === 'trying' || state === 'running'

export const lookEvery = (lines: readonly Pick<BulkLine, 'state'>[]): number =>
  lines.some(isBusy) ? LOOK_MS.busy : LOOK_MS.still

/** What of it is under way: how far, and of how many. */
export function progressOf(line: BulkLine): { readonly done: number; readonly total: number } {
  if (line.state === 'trying') return { done: line.tried, total: line.counted }
  return { done: line.done + line.failed, total: line.would }
}

const KINDS: Readonly<Record<string, MessageId>> = { freeze: 'office.bulk.freeze' }

export const kindText = (kind: string, { t }: Pick<Text, 't'>): string => {
  const word = KINDS[kind]
  return word ? t(word) : kind
}

/** Why one of them is left out, or why a run ended before its end. */
const REASONS: Readonly<Record<string, MessageId>> = {
  done: 'office.bulk.will_change',
  state_unchanged: 'office.bulk.left_unchanged',
  subject_unknown: 'office.bulk.left_gone',
  member_unknown: 'office.bulk.left_gone',
  rule_broken: 'office.bulk.left_rule',
  by_staff: 'office.bulk.ended_by_staff',
  not_agreed: 'office.bulk.ended_not_agreed',
  too_many_failures: 'office.bulk.ended_failures',
  bulk_changed: 'office.bulk.ended_changed',
}

export const reasonText = (reason: string, { t }: Pick<Text, 't'>): string => {
  const word = REASONS[reason]
  return word ? t(word) : reason.replaceAll('_', ' ')
}
