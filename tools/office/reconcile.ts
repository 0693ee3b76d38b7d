import { isId } from '@oriel/core/id'
import { closeCaseById, findLink, listCases, stopTransfersIn } from '@oriel/domain/provider'
import { listChecks } from '@oriel/domain/reconcile'
import type { Office } from '../office.ts'

/** Open cases, of one provider or of all, and what each comparison of the books last said. */
export async function lookAtCases({ database }: Office, providerId: string): Promise<string[]> {
  const open = await listCases(database.rows, providerId || undefined)
  const cases = open.map(
    ({ id, openedAt, providerId: at, kind, subject, detail }) =>
      `${id}  ${openedAt.toISOString()}  ${at}  ${kind}  ${subject}  ${JSON.stringify(detail)}`,
  )
  const checks = (await listChecks(database.rows)).map(
    ({ name, ranAt, looked, broken, first, waiting, behind }) =>
      [
        `${ranAt.toISOString()}  ${name}: ${broken ?? 'failed,'} of ${looked}`,
        `${waiting} waiting, ${Math.round(behind)} s behind`,
        ...first,
      ].join('  '),
  )
  return [...(cases.length > 0 ? cases : ['no case is open']), '', ...checks]
}

/** Says who reads it later why it is settled; there is no case without an end that is told. */
export async function closeCase({ database }: Office, id: string, because = ''): Promise<string[]> {
  if (because.trim() === '') throw new Error('why is it settled? --because TEXT')
  if (!isId(id) || !(await closeCaseById(database.rows, id, because.trim()))) {
    throw new Error(`no open case is called ${id}`)
  }
  return [`closed: ${because.trim()}. If both still differ, the next comparison opens another`]
}

/** After somebody has understood why it was stopped. */
export async function allowTransfers({ database }: Office, providerId: string): Promise<string[]> {
  const link = await findLink(database.rows, providerId)
  if (!link) throw new Error(`no provider is called ${providerId}`)
  if (link.stoppedBecause === null) return [`nothing stops transfers to ${providerId}`]
  await stopTransfersIn(database.rows, providerId, null, new Date())
  return [`money may go to ${providerId} again; it was stopped because of ${link.stoppedBecause}`]
}
