import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'
import {
  checkSettlement,
  openPaymentCase,
  settlementLines,
  type SettlementLine,
} from '@oriel/domain/payment'
import type { SettlementFile } from './rules.ts'
import * as store from './store.ts'

const PAGE = 5_000
/** Longer than 200,000 lines of any provider. */
const TEXT_MAX = 64_000_000

/**
 * Takes a settlement file in, whole or not at all; the same file again is the same one. A broken
 * one is kept by its name, posts nothing and is a case.
 */
export async function bringFile(
  { database }: { readonly database: Database },
  brought: store.Brought,
): Promise<Outcome<SettlementFile, 'too_large' | 'other_file'>> {
  const { text } = brought
  if (text.length > TEXT_MAX) {
    await tellOdd(database.rows, brought, 'too_large')
    return refuse('too_large')
  }
  const checked = checkSettlement(text)
  return database.transaction(async (work) => {
    const size = checked.ok
      ? { count: checked.count, brokenLine: null }
      : { count: 0, brokenLine: checked.brokenLine }
    const file = await store.insertFile(work, brought, size)
    if (!file) {
      const same = await store.findSame(work, brought)
      if (same) return done(same)
      // Two texts of one day would post its costs twice.
      await tellOdd(work, brought, 'other_file')
      return refuse('other_file')
    }
    if (checked.ok) await keepLines(work, file, text)
    else await tellBroken(work, file)
    return done(file)
  })
}

/** Page by page, so that a file of 200,000 lines is in memory once. */
async function keepLines(work: Work, file: SettlementFile, text: string): Promise<void> {
  let page: SettlementLine[] = []
  for (const line of settlementLines(text)) {
    page.push(line)
    if (page.length < PAGE) continue
    await store.insertLines(work, file, page)
    page = []
  }
  if (page.length > 0) await store.insertLines(work, file, page)
}

const tellOdd = (
  rows: Rows,
  { linkId, day }: store.Brought,
  reason: 'too_large' | 'other_file',
): Promise<void> => {
  const detail = { reason, day }
  return openPaymentCase(rows, { linkId, kind: 'settlement', subject: `day:${day}`, detail })
}

const tellBroken = (work: Work, { linkId, day, sha, brokenLine }: SettlementFile): Promise<void> =>
  openPaymentCase(work, {
    linkId,
    kind: 'settlement',
    subject: `file:${sha}`,
    detail: { reason: 'broken', day, line: brokenLine },
  })
