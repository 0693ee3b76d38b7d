import type { Desk } from '@oriel/domain/deposit'
import { findPaymentLink, listAllLinkIds } from '@oriel/domain/payment'
import { sql } from 'kysely'
import { bringFile } from './bring.ts'

const BACK_DAYS = 7

/** Fetches the files of the last days that are not here yet, of each provider that has them. */
export async function pullSettlements(desk: Desk): Promise<number> {
  let count = 0
  for (const linkId of await listAllLinkIds(desk.database.rows)) {
    const port = await desk.payments.port(linkId)
    const link = await findPaymentLink(desk.database.rows, linkId)
    if (port?.caps.settlement !== 'csv' || !link) continue
    for (const day of await daysWithout(desk, linkId)) {
      const said = await port.settlement(day)
      // A day that is not ready, or a provider that is away: it is asked for again.
      if (said.kind !== 'done') continue
      const brought = { linkId, siteId: link.siteId, day, text: said.value.text, by: 'worker' }
      const file = await bringFile(desk, brought)
      if (file.ok) count += 1
    }
  }
  return count
}

/** Days in UTC, as providers count them. */
async function daysWithout({ database }: Desk, linkId: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT d.day FROM (SELECT to_char((house_now() AT TIME ZONE 'UTC')::date - n, 'YYYY-MM-DD') AS day
      FROM generate_series(1, ${BACK_DAYS}) n) d
    WHERE NOT EXISTS (SELECT FROM settlement_files f
      WHERE f.link_id = ${linkId} AND f.day = d.day AND f.state <> 'broken')
    ORDER BY d.day`.execute(database.rows)
  return rows.map(({ day }) => day)
}
