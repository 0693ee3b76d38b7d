import { writeUnits } from '@oriel/core/money'
import { listHeld, refuseHeld, releaseHeld } from '@oriel/domain/held'
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
  const books = { database, ledger: createLedger(database) }
  const by = { staff: 'office', because, now: new Date() }
  const outcome = await (verb === 'release' ? releaseHeld : refuseHeld)(books, id, by)
  if (!outcome.ok) throw new Error(`not decided: ${outcome.reason}`)
  const { held: units, currency, state } = outcome.value
  return [`${state}: ${units === null ? 'nothing was posted' : `${writeUnits(units)} ${currency}`}`]
}
