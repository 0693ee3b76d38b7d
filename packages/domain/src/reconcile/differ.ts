import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import {
  type CaseKind,
  closeCase,
  countCases,
  findLink,
  openCase,
  stopTransfersIn,
} from '@oriel/domain/provider'
import { noteCheck, type CheckReport } from './note.ts'
import { stopsTransfers } from './rules.ts'

export type Difference = {
  readonly providerId: string
  readonly kind: CaseKind
  readonly subject: string
  readonly currency: Currency
  /** What the provider, or the ledger, has more than it should. */
  readonly difference: Units
  readonly detail: Readonly<Record<string, string | null>>
}

/** Opens a case; a large difference also stops what goes there, and never what comes back. */
export async function tellDifference(rows: Rows, found: Difference, now: Date): Promise<void> {
  const { providerId, kind, subject, currency, difference } = found
  const detail = { ...found.detail, currency, difference: difference.toString() }
  await openCase(rows, { providerId, kind, subject, detail })
  if (!stopsTransfers(difference, currency)) return
  const link = await findLink(rows, providerId)
  // Why it was stopped first stays, until somebody lifts it.
  if (!link || link.stoppedBecause !== null) return
  await stopTransfersIn(rows, providerId, `${kind} ${subject}`, now)
}

/** It agrees again: the case closes by itself. A stop stays until a person lifts it. */
export const tellAgreement = (
  rows: Rows,
  found: Pick<Difference, 'providerId' | 'kind' | 'subject'>,
): Promise<boolean> => closeCase(rows, found, 'agrees')

/** What a comparison says whose differences are open cases: they stand until it agrees again. */
export async function noteCases(
  rows: Rows,
  {
    kind,
    prefix,
    ...report
  }: Omit<CheckReport, 'broken' | 'first'> & { kind: CaseKind; prefix: string },
): Promise<CheckReport> {
  const { count: broken, first } = await countCases(rows, kind, prefix)
  return noteCheck(rows, { ...report, broken, first })
}
