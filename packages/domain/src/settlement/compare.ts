import type { Work } from '@oriel/db/database'
import {
  linkOf,
  noteDisputes,
  setSettled,
  takeArrivals,
  type Desk,
  type Link,
} from '@oriel/domain/deposit'
import { idOf, openPaymentCase, type Arrival, type SettlementLine } from '@oriel/domain/payment'
import { readOurs, type Ours } from './ours.ts'
import { postLine, postsOfFees, type Settling } from './post.ts'
import {
  judgeCost,
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

/** Compares files to their end, the oldest first; gives how many lines. */
export async function compareFiles(desk: Desk): Promise<number> {
  let count = 0
  for (const id of await store.listOpen(desk.database.rows, PAGE)) {
    for (let page = -1; page !== 0; count += page) page = await comparePage(desk, id)
  }
  return count
}

/** One page in one commit: what came of each line, what was posted, and how far the file is. */
const comparePage = (desk: Desk, id: FileId): Promise<number> =>
  desk.database.transaction(async (work) => {
    const file = await store.lockFile(work, id)
    const link = file && (await linkOf(work, file.linkId))
    if (!file || !link) return 0
    const lines = await store.nextLines(work, file, PAGE)
    const settling = { ...file, link, settlesTo: await readBank(work, file.linkId) }
    const ours = await readOurs(work, file.linkId, lines)
    const judged = lines.map((line) => ({ ...line, judged: judge(line, ours, settling) }))
    await act(work, desk, settling, judged)
    const compared = judged.map(({ line, judged: said }) => ({
      line,
      outcome: outcomeOf(said),
      reason: said.kind === 'differs' ? said.because : null,
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

async function readBank(work: Work, linkId: string): Promise<string | null> {
  const row = await work
    .selectFrom('payment_links')
    .select('settles_to')
    .where('id', '=', linkId)
    .executeTakeFirst()
  return row?.settles_to ?? null
}

function judge(line: SettlementLine, ours: Ours, { settlesTo }: Settling): Judged {
  const tx = idOf(line.providerTx)
  switch (line.kind) {
    case 'deposit':
      return judgeDeposit(line, ours.arrivals.get(tx) ?? null)
    case 'payout':
    case 'refund':
      return judgeSending(line, ours.sendings.get(line.reference) ?? null)
    case 'chargeback':
    case 'chargeback_won':
      return judgeDispute(line, ours.disputes.get(tx) ?? null, line.kind === 'chargeback_won')
    case 'fee':
    case 'adjustment':
      return judgeCost(line)
    case 'settlement':
      return judgePaidOn(settlesTo)
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

/** Whatever is not as it should be is a case; what was new to us is one too, beside being taken. */
async function tell(work: Work, { linkId, sha, day }: Settling, line: Line): Promise<void> {
  const { judged, kind, providerTx, gross, currency } = line
  if (judged.kind === 'matched' || judged.kind === 'post') return
  const because = judged.kind === 'differs' ? judged.because : judged.kind
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
