import type { Rows } from '@oriel/db/database'

/** How the house reaches a provider. */
export type ProviderLink = {
  readonly providerId: string
  readonly dialect: string
  readonly wallet: 'transfer' | 'seamless'
  readonly url: string
  readonly operator: string
  /** Why no money goes there at present. */
  readonly stoppedBecause: string | null
}

const COLUMNS = ['provider_id', 'dialect', 'wallet', 'url', 'operator', 'stopped_because'] as const

type LinkRow = { [Column in (typeof COLUMNS)[number]]: string | null }

const toLink = (row: LinkRow): ProviderLink => ({
  providerId: row.provider_id ?? '',
  dialect: row.dialect ?? '',
  wallet: row.wallet === 'seamless' ? 'seamless' : 'transfer',
  url: row.url ?? '',
  operator: row.operator ?? '',
  stoppedBecause: row.stopped_because,
})

/** Takes a provider in, or changes how it is reached. A wallet that holds money does not change. */
export async function saveLink(
  rows: Rows,
  link: Omit<ProviderLink, 'stoppedBecause'>,
  now: Date,
): Promise<void> {
  const { dialect, wallet, url, operator } = link
  await rows
    .insertInto('provider_links')
    .values({ provider_id: link.providerId, dialect, wallet, url, operator, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .column('provider_id')
        .doUpdateSet({ dialect, wallet, url, operator, updated_at: now }),
    )
    .execute()
}

export async function findLink(rows: Rows, providerId: string): Promise<ProviderLink | null> {
  const row = await rows
    .selectFrom('provider_links')
    .select(COLUMNS)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  return row ? toLink(row) : null
}

export async function listLinks(rows: Rows): Promise<ProviderLink[]> {
  const found = await rows
    .selectFrom('provider_links')
    .select(COLUMNS)
    .orderBy('provider_id')
    .execute()
  return found.map(toLink)
}

/** Stops or lets go what goes to a provider. What comes back is never stopped. */
export async function stopTransfersIn(
  rows: Rows,
  providerId: string,
  because: string | null,
  now: Date,
): Promise<void> {
  await rows
    .updateTable('provider_links')
    .set({ stopped_at: because === null ? null : now, stopped_because: because })
    .where('provider_id', '=', providerId)
    .execute()
}
