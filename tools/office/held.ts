import { writeUnits } from '@oriel/core/money'
import { noteOffice } from '@oriel/domain/audit'
import { decideHeld, listHeld } from '@oriel/domain/held'
import { createLedger } from '@oriel/ledger/ledger'
import type { Office } from '../office.ts'

/** Wins above their limit: what waits, and what a person decides about one. */
export function held(office: Office, args: string[], because = ''): Promise<string[]> {
  const [verb = 'list', id = ''] = args
  if (verb === 'list') return list(office)
  if (verb === 'release' || verb === 'refuse') return decide(office, verb, id, because.trim())
  throw new Error('held list, held release ID --because TEXT, held refuse ID --because TEXT')
}

async function list({ database }: Office): Promise<string[]> {
  const wins = await listHeld(database.rows)
  if (wins.length === 0) return ['no win waits for a person']
  return wins.map((win) => {
    const amount = `${writeUnits(win.amount)} ${win.currency} (limit ${writeUnits(win.winMax)})`
    const round = `${win.providerId} ${win.title} round ${win.roundId}`
    return `${win.id}  ${win.state}  ${amount}  member ${win.memberId}  ${round}  answer by ${win.answerBy.toISOString()}`
  })
}

async function decide(
  { database }: Office,
  verb: 'release' | 'refuse',
  id: string,
  because: string,
): Promise<string[]> {
  if (because === '') throw new Error('why? --because TEXT')
  const ledger = createLedger(database)
  const state = verb === 'release' ? 'released' : 'refused'
  const by = { staff: 'command line', because, now: new Date() }
  const win = await database.transaction(async (work) => {
    const outcome = await decideHeld(work, ledger, { id, state }, by)
    if (!outcome.ok) throw new Error(`not decided: ${outcome.reason}`)
    const { siteId, memberId } = outcome.value
    await noteOffice(work, {
      siteId,
      memberId,
      actor: 'command line',
      permission: 'held.decide',
      subject: { kind: 'held-win', id },
      outcome: 'done',
      reason: because,
      after: { state },
    })
    return outcome.value
  })
  const { held: units, currency } = win
  return [`${state}: ${units === null ? 'nothing was posted' : `${writeUnits(units)} ${currency}`}`]
}
