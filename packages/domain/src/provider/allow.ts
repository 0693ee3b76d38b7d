import type { SiteId } from '@oriel/core/id'
import { done, refuse } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type State } from '@oriel/domain/command'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { findLink, stopTransfersIn } from './links.ts'

const OneProvider = z.object({ provider_id: z.string() })
type OneProvider = z.output<typeof OneProvider>

async function look(
  work: Work,
  siteId: SiteId,
  { provider_id }: OneProvider,
): Promise<State | null> {
  const { rows } = await sql<{ wallet: string; at: Date | null; because: string | null }>`
    SELECT l.wallet, l.stopped_at AS at, l.stopped_because AS because FROM provider_links l
    WHERE l.provider_id = ${provider_id} AND EXISTS (SELECT FROM site_game_providers s
      WHERE s.site_id = ${siteId} AND s.provider_id = l.provider_id)
    FOR NO KEY UPDATE OF l`.execute(work)
  const [row] = rows
  if (!row) return null
  const fields = { provider: provider_id, wallet: row.wallet, stopped_because: row.because }
  return { version: row.at?.toISOString() ?? 'open', fields }
}

/** Money may go there again, after people have understood why it was stopped. */
export const allowProviderCommand = command<OneProvider>({
  permission: 'provider.allow',
  subjectKind: 'provider',
  input: OneProvider,
  subjectOf: ({ provider_id }) => provider_id,
  look,
  run: async (work, _tools, { now }, { provider_id }) => {
    const link = await findLink(work, provider_id)
    if (!link || link.stoppedBecause === null) return refuse('provider_open')
    await stopTransfersIn(work, provider_id, null, now)
    return done()
  },
})
