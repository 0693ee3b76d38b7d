import type { Rows } from '@oriel/db/database'

/** The account of the house that a provider pays to; null where nobody has said which. */
export async function readBank(rows: Rows, linkId: string): Promise<string | null> {
  const row = await rows
    .selectFrom('payment_links')
    .select('settles_to')
    .where('id', '=', linkId)
    .executeTakeFirst()
  return row?.settles_to ?? null
}
