import type { MemberId, SessionId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { gameTypes } from '@oriel/core/game-type'
import type { Play, PlayId, PlayState } from './rules.ts'
import * as store from './store.ts'

/** A play as its member sees it. */
export type PlayView = Pick<Play, 'id' | 'providerId' | 'gameId' | 'state'> & {
  readonly gameCode: string
  readonly gameType: string
  /** For the session that asked, and for no other. */
  readonly url: string | null
  readonly reason: string
}

/** That launch, or whatever is played now; null where there is none of this member's. */
export async function readPlay(
  rows: Rows,
  who: { readonly memberId: MemberId; readonly sessionId: SessionId },
  id: PlayId | null,
): Promise<PlayView | null> {
  const play = id ? await store.find(rows, id) : await findNow(rows, who.memberId)
  if (!play || play.memberId !== who.memberId) return null
  const game = await rows
    .selectFrom('games')
    .select(['code', 'type_id'])
    .where('id', '=', play.gameId)
    .executeTakeFirstOrThrow()
  return {
    id: play.id,
    providerId: play.providerId,
    gameId: play.gameId,
    gameCode: game.code,
    gameType: gameTypes.find((type) => type.id === game.type_id)?.code ?? '',
    state: play.state,
    url: play.sessionId === who.sessionId && play.state === 'playing' ? play.url : null,
    reason: play.endedBecause ?? '',
  }
}

const findNow = async (rows: Rows, memberId: MemberId): Promise<Play | null> =>
  (await store.listOpen(rows, memberId))[0] ?? null

/** Whether a member plays now, for whoever must not disturb it. */
export const isPlaying = async (rows: Rows, memberId: MemberId): Promise<boolean> =>
  (await store.listOpen(rows, memberId)).some(({ state }) => state !== 'leaving')

export const beatPlay = (rows: Rows, memberId: MemberId, id: PlayId): Promise<PlayState | null> =>
  store.beat(rows, memberId, id)
