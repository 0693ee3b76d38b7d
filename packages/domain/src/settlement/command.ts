import { amountText } from '@oriel/core/money-text'
import type { SiteId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type State } from '@oriel/domain/command'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { readBank } from './bank.ts'
import type { FileId } from './rules.ts'
import * as store from './store.ts'

const LINE_MAX = 200_000
const Post = z.object({
  file_id: z.uuid(),
  line: z.int().check(z.minimum(1), z.maximum(LINE_MAX)),
})
type Post = z.output<typeof Post>

/** A large cost or correction that a file tells of: people agree to it, and the worker posts it. */
export const postSettlementLineCommand = command<Post>({
  permission: 'settlement.post',
  subjectKind: 'settlement-line',
  input: Post,
  subjectOf: ({ file_id, line }) => `${file_id}:${line}`,
  look,
  async run(work, _tools, { siteId }, input) {
    const found = await find(work, siteId, input)
    if (!found) return refuse('subject_unknown')
    if (found.line.outcome !== 'waits') return refuse('already_decided')
    const isPaidOn = found.line.kind === 'settlement'
    if (isPaidOn && (await readBank(work, found.file.linkId)) === null) return refuse('no_bank')
    await sql`
      UPDATE settlement_lines SET outcome = 'agreed' WHERE made_at = ${found.file.madeAt}
        AND file_id = ${input.file_id} AND line = ${input.line}`.execute(work)
    return done()
  },
})

async function find(work: Work, siteId: SiteId, { file_id: id, line: number }: Post) {
  const file = await store.findFile(work, siteId, id as FileId)
  const line = file && (await store.findLine(work, file, number))
  return line ? { file, line } : null
}

async function look(work: Work, siteId: SiteId, input: Post): Promise<State | null> {
  const found = await find(work, siteId, input)
  if (!found) return null
  const { file, line } = found
  const { currency, net: units, kind, outcome } = line
  return {
    version: outcome ?? 'new',
    fields: {
      provider: file.linkId,
      day: file.day,
      line: input.line,
      kind,
      amount: `${amountText({ units, currency })} ${currency}`,
      state: outcome,
    },
  }
}
