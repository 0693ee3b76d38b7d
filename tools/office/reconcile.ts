import { findLink, listCases, stopTransfersIn } from '@oriel/domain/provider'
import { listChecks } from '@oriel/domain/reconcile'
import type { Office } from '../office.ts'

/** Open cases, of one provider or of all, and what each comparison of the books last said. */
export async function lookAtCases({ database }: Office, providerId: string): Promise<string[]> {
  const open = await listCases(database.rows, providerId || undefined)
  const cases = open.map(
    ({ openedAt, providerId: at, kind, subject, detail }) =>
      `${openedAt.toISOString()}  ${at}  ${kind}  ${subject}  ${JSON.stringify(detail)}`,
  )
  const checks = (await listChecks(database.rows)).map(
    ({ name, ran_at: ranAt, looked, broken, first }) =>
      `${ranAt.toISOString()}  ${name}: ${broken} of ${looked} ${first.join(', ')}`.trimEnd(),
  )
  return [...(cases.length > 0 ? cases : ['no case is open']), '', ...checks]
}

/** After somebody has understood why it was stopped. */
export async function allowTransfers({ database }: Office, providerId: string): Promise<string[]> {
  const link = await findLink(database.rows, providerId)
  if (!link) throw new Error(`no provider is called ${providerId}`)
  if (link.stoppedBecause === null) return [`nothing stops transfers to ${providerId}`]
  await stopTransfersIn(database.rows, providerId, null, new Date())
  return [`money may go to ${providerId} again; it was stopped because of ${link.stoppedBecause}`]
}
