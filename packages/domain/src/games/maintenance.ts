import { newId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Rows, Work } from '@oriel/db/database'
import { command, type Deed, type State } from '@oriel/domain/command'
import { sql } from 'kysely'
import * as z from 'zod/mini'

const When = z.nullable(z.iso.datetime({ offset: true }))
const Input = z.object({
  provider_id: z.string(),
  type_id: z.nullable(z.int()),
  starts_at: When,
  ends_at: When,
})
type Input = z.output<typeof Input>

const DAY_MS = 86_400_000
/** Longer than this a provider is not away but closed. */
const AWAY_MAX_MS = 7 * DAY_MS

export type MaintenanceWindow = {
  readonly typeId: number | null
  readonly startsAt: Date
  readonly endsAt: Date
}

const WINDOWS_MAX = 50

/** Windows of a provider that are open or to come, the next first. */
export async function listMaintenance(
  rows: Rows,
  providerId: string,
): Promise<MaintenanceWindow[]> {
  const { rows: found } = await sql<MaintenanceWindow>`
    SELECT type_id AS "typeId", starts_at AS "startsAt", ends_at AS "endsAt"
    FROM game_maintenances WHERE provider_id = ${providerId} AND ends_at > house_now()
    ORDER BY starts_at, id LIMIT ${WINDOWS_MAX}`.execute(rows)
  return found
}

/** The provider's row is locked: of two who set it the second sees what the first has set. */
async function look(work: Work, siteId: SiteId, input: Input): Promise<State | null> {
  const { rows } = await sql<{ name: string }>`
    SELECT p.name FROM site_game_providers s JOIN game_providers p ON p.id = s.provider_id
    WHERE s.site_id = ${siteId} AND p.id = ${input.provider_id}
      AND (${input.type_id}::int IS NULL OR EXISTS (SELECT FROM game_lobbies l
        WHERE l.provider_id = p.id AND l.type_id = ${input.type_id}::int))
    FOR NO KEY UPDATE OF p`.execute(work)
  const [provider] = rows
  if (!provider) return null
  const windows = await listMaintenance(work, input.provider_id)
  const own = windows.find(({ typeId }) => typeId === input.type_id)
  const [from, until] = [own?.startsAt.toISOString() ?? null, own?.endsAt.toISOString() ?? null]
  return {
    version: `${from} ${until}`,
    fields: { provider: provider.name, hall: input.type_id, from, until },
  }
}

async function run(
  work: Work,
  _tools: unknown,
  { now }: Deed,
  { provider_id, type_id, starts_at, ends_at }: Input,
): Promise<Outcome<void, string>> {
  const [from, until] = [starts_at && new Date(starts_at), ends_at && new Date(ends_at)]
  if (from && until) {
    const lasts = until.getTime() - from.getTime()
    if (lasts <= 0 || lasts > AWAY_MAX_MS || until <= now) return refuse('maintenance_times')
  } else if (from || until) return refuse('maintenance_times')
  const gone = await sql`DELETE FROM game_maintenances WHERE provider_id = ${provider_id}
    AND type_id IS NOT DISTINCT FROM ${type_id}::int AND ends_at > house_now()`.execute(work)
  if (!from || !until) {
    return (gone.numAffectedRows ?? 0n) > 0n ? done() : refuse('maintenance_unchanged')
  }
  await sql`INSERT INTO game_maintenances (id, provider_id, type_id, starts_at, ends_at)
    VALUES (${newId()}, ${provider_id}, ${type_id}::int, ${from}, ${until})`.execute(work)
  return done()
}

/** One window per provider and hall: what is set takes the place of what was. */
export const maintenanceCommand = command<Input>({
  permission: 'maintenance.set',
  subjectKind: 'provider',
  input: Input,
  subjectOf: ({ provider_id }) => provider_id,
  look,
  run,
})
