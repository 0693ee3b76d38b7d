import type { Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { isId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { memberAccount } from '@oriel/ledger/chart'
import { readBalance } from '@oriel/ledger/reading'
import { memberOfRef } from '@oriel/domain/provider'
import type { SeamlessPlayer, SignedOnce } from './move.ts'
import { useNonce } from './store.ts'

/** What a provider may know of a member without moving money. */
export type Standing = { readonly balance: Units }

async function findPlayer(rows: Rows, providerId: string, player: SeamlessPlayer) {
  const memberId = memberOfRef(player.memberRef)
  if (memberId === null) return null
  const row = await rows
    .selectFrom('provider_players as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select('m.state')
    .where('p.member_id', '=', memberId)
    .where('p.provider_id', '=', providerId)
    .where('p.currency', '=', player.currency)
    .executeTakeFirst()
  return row ? { memberId, isOpen: row.state === 'open' } : null
}

const balanceOf = async (
  rows: Rows,
  memberId: NonNullable<ReturnType<typeof memberOfRef>>,
  { currency }: SeamlessPlayer,
): Promise<Standing> => ({
  balance: await readBalance(rows, memberAccount(memberId, 'available', currency)),
})

/** What a player has. */
export async function readStanding(
  rows: Rows,
  call: SignedOnce & SeamlessPlayer,
): Promise<Outcome<Standing, 'replayed' | 'player_unknown'>> {
  if (!(await useNonce(rows, call))) return refuse('replayed')
  const player = await findPlayer(rows, call.providerId, call)
  return player ? done(await balanceOf(rows, player.memberId, call)) : refuse('player_unknown')
}

/** Whether a player still plays by this launch, and what they have. */
export async function authenticate(
  rows: Rows,
  call: SignedOnce & SeamlessPlayer & { readonly launchId: string },
): Promise<Outcome<Standing, 'replayed' | 'player_unknown' | 'player_blocked' | 'token_invalid'>> {
  if (!(await useNonce(rows, call))) return refuse('replayed')
  const player = await findPlayer(rows, call.providerId, call)
  if (!player) return refuse('player_unknown')
  if (!player.isOpen) return refuse('player_blocked')
  const isPlaying = isId(call.launchId) && (await findPlay(rows, player.memberId, call))
  return isPlaying ? done(await balanceOf(rows, player.memberId, call)) : refuse('token_invalid')
}

const findPlay = async (
  rows: Rows,
  memberId: string,
  { providerId, launchId }: SignedOnce & { readonly launchId: string },
): Promise<boolean> =>
  (await rows
    .selectFrom('plays')
    .select('id')
    .where('id', '=', launchId)
    .where('member_id', '=', memberId)
    .where('provider_id', '=', providerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()) !== undefined

export type MoveState = 'applied' | 'refused' | 'rolled_back' | 'not_found'

/** What became of a move, by the provider's name for it. */
export async function readMoveState(
  rows: Rows,
  call: SignedOnce & { readonly txId: string },
): Promise<Outcome<{ readonly state: MoveState }, 'replayed'>> {
  if (!(await useNonce(rows, call))) return refuse('replayed')
  const row = await rows
    .selectFrom('seamless_moves')
    .select('state')
    .where('provider_id', '=', call.providerId)
    .where('tx_id', '=', call.txId)
    .executeTakeFirst()
  return done({ state: (row?.state ?? 'not_found') as MoveState })
}
