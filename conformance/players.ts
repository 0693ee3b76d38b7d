import { ensurePlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { playerBalanceCall, transferMoneyCall } from '@oriel/contract/provider/wallet'
import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import { get, type Input } from './asking.ts'
import { holds } from './check.ts'
import type { Ground } from './ground.ts'
import type { Seat } from './page.ts'

export type Player = { readonly member_ref: string; readonly currency: Currency }
export type TransferInput = Input<typeof transferMoneyCall>
type LaunchInput = Input<typeof launchGameCall>

export async function newPlayer(
  ground: Ground,
  currency: Currency = ground.currency,
): Promise<Player> {
  const player = { member_ref: ground.newName(), currency }
  await get(ground, ensurePlayerCall, player)
  return player
}

export const transferOf = (
  ground: Ground,
  player: Player,
  direction: 'in' | 'out',
  amount: string,
): TransferInput => ({ ...player, ref: ground.newName(), direction, amount })

export const move = (ground: Ground, player: Player, direction: 'in' | 'out', amount: string) =>
  get(ground, transferMoneyCall, transferOf(ground, player, direction, amount))

/** A player with so much. */
export async function richPlayer(ground: Ground, amount: string): Promise<Player> {
  const player = await newPlayer(ground)
  await move(ground, player, 'in', amount)
  return player
}

export const balanceOf = async (ground: Ground, player: Player): Promise<Units> =>
  (await get(ground, playerBalanceCall, player)).balance

export const launchOf = (
  ground: Ground,
  player: Player,
  changed: Partial<LaunchInput> = {},
): LaunchInput => ({
  ...player,
  launch_id: ground.newName(),
  title: ground.title,
  locale: 'en_US',
  device: 'desktop',
  lobby_url: ground.lobbyUrl,
  demo: false,
  ...changed,
})

/** Follows a fresh address of a title to its game. */
export async function sitDown(
  ground: Ground,
  player: Player,
  changed: Partial<LaunchInput> = {},
): Promise<Seat> {
  const { url } = await get(ground, launchGameCall, launchOf(ground, player, changed))
  const seat = (await ground.page?.sit(url)) ?? null
  holds('a fresh address does not open its game', seat !== null)
  return seat
}
