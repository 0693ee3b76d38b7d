import { forEachOf } from '@oriel/core/each'
import { isOutage } from '@oriel/db/outage'
import { sqlState, type Work } from '@oriel/db/database'
import {
  linkOf,
  noteDisputes,
  setCosts,
  setSettled,
  takeArrivals,
  type Desk,
  type Link,
} from '@oriel/domain/deposit'
import { idOf, openPaymentCase, type Arrival, type SettlementLine } from '@oriel/domain/payment'
import { readBank } from './bank.ts'
import { readOurs, seenAs, type Ours } from './ours.ts'
import { postLine, postsOfFees, type Settling } from './post.ts'
import {
  differs,
  judgeCost,
  judgeCostOf,
  judgeDeposit,
  judgeDispute,
  judgePaidOn,
  judgeSending,
  outcomeOf,
  type FileId,
  type Judged,
  type SettlementFile,
} from './rules.ts'
import * as store from './store.ts'

/** No more than arrivals are taken at once. */
const PAGE = 100

type Line = SettlementLine & { readonly judged: Judged }

/** Compares files to their end, the oldest first, each for itself; gives how many lines. */
export async function compareFiles(desk: Desk): Promise<number> {
  let count = 0
  const open = await store.listOpen(desk.database.rows, PAGE)
  await forEachOf(open, 1, async (id) => {
    for (let page = -1; page !== 0; count += page) page = await comparePage(desk, id)
  })
  return count
}

/**
 * A page in one commit: what came of each line, what was posted, and how far the file is. Where one
 * of them cannot be posted at all each goes alone, and that one is a case: it must stop no other.
 */
async function comparePage(desk: Desk, id: FileId): Promise<number> {
  try {
    return await compareLines(desk, id, PAGE)
  } catch (error) {
    if (isOutage(error) || IN_TIME.has(sqlState(error))) throw error
    let count = 0
    for (let page = -1; page !== 0 && count < PAGE; count += page) page = await compareOne(desk, id)
    return count
  }
}
/** A statement or a lock took too long, or others were in the way: it may pass the next time. */
const IN_TIME: ReadonlySet<string> = new Set(['57014', '55P03', '40001', '40P01'])

async function compareOne(desk: Desk, id: FileId): Promise<number> {
  try {
    return await compareLines(desk, id, 1)
  } catch (error) {
    if (isOutage(error) || IN_TIME.has(sqlState(error))) throw error
    return compareLines(desk, id, 1, differs('cannot_be_posted', String(error).slice(0, 200)))
  }
}

const compareLines = (desk: Desk, id: FileId, count: number, given?: Judged): Promise<number> =>
  desk.database.transaction(async (work) => {
    const file = await store.lockFile(work, id)
    const link = file && (await linkOf(work, file.linkId))
    if (!file || !link) return 0
    const lines = await store.nextLines(work, file, count)
    const settling = { ...file, link, settlesTo: await readBank(work, file.linkId) }
    const ours = await readOurs(work, file, lines)
    const seen = new Set(ours.seen)
    const judged = lines.map((line): Line => {
      const said = given ?? judge(line, ours, settling, seen)
      if (line.providerTx !== '' && said.kind !== 'differs') seen.add(seenAs(line))
      return { ...line, judged: said }
    })
    await act(work, desk, settling, judged)
    const compared = judged.map(({ line, judged: said }) => ({
      line,
      outcome: outcomeOf(said),
      reason: said.kind === 'differs' || said.kind === 'wait' ? said.because : null,
    }))
    await store.keepCompared(work, file, compared)
    await markSettled(work, file, judged)
    return lines.length
  })

/** Our arrivals that stand in the file, whatever differs. */
const markSettled = (work: Work, { linkId }: SettlementFile, lines: readonly Line[]) =>
  setSettled(
    work,
    linkId,
    lines.flatMap(({ kind, providerTx, settledOn: day }) =>
      kind === 'deposit' ? [{ tx: idOf(providerTx), day }] : [],
    ),
  )

/** Kinds that are about one movement each, and have to name it. */
const NAMED: ReadonlySet<string> = new Set([
  'deposit',
  'payout',
  'refund',
  'chargeback',
  'chargeback_won',
])

function judge(
  line: SettlementLine,
  ours: Ours,
  { settlesTo }: Settling,
  seen: ReadonlySet<string>,
): Judged {
  const isOf = line.providerTx !== ''
  if (NAMED.has(line.kind) && !isOf) return differs('odd')
  if (isOf && seen.has(seenAs(line))) return differs('twice')
  const tx = idOf(line.providerTx)
  const about = { arrival: ours.arrivals.get(tx) ?? null, dispute: ours.disputes.get(tx) ?? null }
  switch (line.kind) {
    case 'deposit':
      return judgeDeposit(line, about.arrival)
    case 'payout':
    case 'refund':
      return judgeSending(line, ours.sendings.get(line.reference) ?? null)
    case 'chargeback':
    case 'chargeback_won':
      return judgeDispute(line, about, line.kind === 'chargeback_won')
    case 'fee':
    case 'adjustment':
      return isOf ? judgeCostOf(line, about) : judgeCost(line)
    case 'settlement':
      return judgePaidOn(line, settlesTo)
  }
}

async function act(
  work: Work,
  desk: Desk,
  settling: Settling,
  lines: readonly Line[],
): Promise<void> {
  const { ledger } = desk
  const posts = postsOfFees(settling, lines)
  for (const said of await ledger.postMany(work, posts)) {
    if (!said.ok) throw new Error(`fees of ${settling.sha} were not posted: ${said.reason}`)
  }
  await setCosts(work, settling.linkId, lines.flatMap(newCost))
  for (const line of lines) {
    if (line.judged.kind === 'post') await postLine(work, ledger, settling, line)
  }
  const taken = lines.filter(({ judged }) => judged.kind === 'take')
  await takeOver(work, desk, settling.link, taken)
  for (const line of lines) await tell(work, settling, line)
}

/** As if the feed had told it now; a dispute is noted with the arrival that it names. */
async function takeOver(work: Work, desk: Desk, link: Link, lines: readonly Line[]): Promise<void> {
  const deposits = lines.filter(({ kind }) => kind === 'deposit')
  await takeArrivals(work, desk, link, deposits.map(arrivalOf))
  const disputes = lines.filter(({ kind }) => kind !== 'deposit')
  const told = disputes.map((line) => ({
    ...arrivalOf(line),
    tx: idOf(line.providerTx),
    orderId: null,
  }))
  await noteDisputes(work, link, told)
}

const arrivalOf = (line: SettlementLine): Arrival => ({
  providerTx: line.providerTx,
  reference: line.reference === '' ? null : line.reference,
  currency: line.currency,
  amount: line.gross < 0n ? -line.gross : line.gross,
  state: 'final',
  fee: line.kind === 'deposit' ? line.fee : null,
  payer: { name: null, account: null },
  message: null,
  coins: null,
  takenBack:
    line.kind === 'deposit'
      ? null
      : {
          kind: 'chargeback',
          state: line.kind === 'chargeback_won' ? 'won' : 'taken',
          fee: line.kind === 'chargeback' ? line.fee : 0n,
          at: line.occurredAt,
        },
  seenAt: line.occurredAt,
  finalAt: line.occurredAt,
})

/** What is posted is kept with its arrival, so that it is not new a second time. */
const newCost = ({ kind, judged, providerTx }: Line) =>
  kind === 'deposit' && judged.kind === 'matched' && judged.post !== undefined
    ? [{ tx: idOf(providerTx), cost: judged.post }]
    : []

/** Whatever is not as it should be is a case; what was new to us is one too, beside being taken. */
async function tell(work: Work, { linkId, sha, day }: Settling, line: Line): Promise<void> {
  const { judged, kind, providerTx, gross, currency } = line
  if (judged.kind === 'matched' || judged.kind === 'post') return
  const because = judged.kind === 'take' ? 'take' : judged.because
  const ours = judged.kind === 'differs' ? judged.ours : null
  const subject = providerTx === '' ? `${sha}:${line.line}` : idOf(providerTx)
  const detail = {
    reason: because,
    day,
    line: line.line,
    kind,
    theirs: `${gross} ${currency}`,
    ours,
  }
  await openPaymentCase(work, { linkId, kind: 'settlement', subject, detail })
}
