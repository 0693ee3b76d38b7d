import type { Tables } from '../simulator/tables.ts'

export type PlayerRow = {
  readonly id: number
  readonly name: string
  readonly currency: string
  readonly demo: number
  readonly balance: number
}

/** What who plays for nothing has to begin with. */
const DEMO_MONEY = 100_000
const NAME = /^[A-Za-z0-9_-]{1,64}$/
const CURRENCY = /^[A-Z]{2,3}$/

export const isPlayerName = (name: string): boolean => NAME.test(name)
export const isCurrencyCode = (code: string): boolean => CURRENCY.test(code)

export const findPlayer = (
  tables: Tables,
  name: string,
  currency: string,
  isDemo = false,
): PlayerRow | null =>
  tables.find<PlayerRow>(
    'SELECT * FROM players WHERE name = ? AND currency = ? AND demo = ?',
    name,
    currency,
    isDemo ? 1 : 0,
  )

export const playerById = (tables: Tables, id: number): PlayerRow => {
  const player = tables.find<PlayerRow>('SELECT * FROM players WHERE id = ?', id)
  if (!player) throw new Error(`no player ${id}`)
  return player
}

/** The same one twice is the same one. */
export function ensurePlayer(
  tables: Tables,
  name: string,
  currency: string,
  isDemo = false,
): { readonly player: PlayerRow; readonly isNew: boolean } {
  return tables.once(() => {
    const known = findPlayer(tables, name, currency, isDemo)
    if (known) return { player: known, isNew: false }
    tables.run(
      'INSERT INTO players (name, currency, demo, balance) VALUES (?, ?, ?, ?)',
      name,
      currency,
      isDemo ? 1 : 0,
      isDemo ? DEMO_MONEY : 0,
    )
    const player = findPlayer(tables, name, currency, isDemo)
    if (!player) throw new Error(`player ${name} was not kept`)
    return { player, isNew: true }
  })
}

/** What lies in rounds that are not over. */
export const stakedOf = (tables: Tables, id: number): number =>
  tables.find<{ staked: number }>(
    'SELECT coalesce(sum(stake), 0) AS staked FROM rounds WHERE player = ? AND settled IS NULL',
    id,
  )?.staked ?? 0
