import type { Work } from '@oriel/db/database'
import { linkOf, type Desk } from '@oriel/domain/deposit'
import { closePaymentCase } from '@oriel/domain/payment'
import { sql } from 'kysely'
import { readBank } from './bank.ts'
import { postLine } from './post.ts'
import type { FileId } from './rules.ts'
import * as store from './store.ts'

const POSTED_MAX = 50

/** Posts what people have agreed to, each line once. */
export const postAgreed = ({ database, ledger }: Desk): Promise<number> =>
  database.transaction(async (work) => {
    const { rows } = await sql<{ fileId: FileId; line: number }>`
      SELECT file_id AS "fileId", line FROM settlement_lines WHERE outcome = 'agreed'
      LIMIT ${POSTED_MAX} FOR UPDATE SKIP LOCKED`.execute(work)
    for (const { fileId, line } of rows) await post(work, ledger, fileId, line)
    return rows.length
  })

async function post(
  work: Work,
  ledger: Desk['ledger'],
  fileId: FileId,
  number: number,
): Promise<void> {
  const file = await store.findAnyFile(work, fileId)
  const link = file && (await linkOf(work, file.linkId))
  const line = file && (await store.findLine(work, file, number))
  if (!file || !link || !line)
    throw new Error(`line ${number} of ${fileId} is agreed and not there`)
  const settlesTo = await readBank(work, file.linkId)
  await postLine(work, ledger, { ...file, link, settlesTo }, line)
  await sql`
    UPDATE settlement_lines SET outcome = 'posted' WHERE made_at = ${file.madeAt}
      AND file_id = ${fileId} AND line = ${number}`.execute(work)
  const subject = `${file.sha}:${number}`
  await closePaymentCase(work, { linkId: link.id, kind: 'settlement', subject }, 'posted')
}
