import { newId, type MemberId, type SessionId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { findPlayable, type GameReader, type PlayableGame } from '@oriel/domain/games'
import { lockMember } from '@oriel/domain/member'
import { findLink } from '@oriel/domain/provider'
import { isPlayOff } from '@oriel/domain/switch'
import { sql } from 'kysely'
import { changedFact } from './fact.ts'
import { meet, type Play, type PlayDevice } from './rules.ts'
import * as store from './store.ts'

export type PlayAsked = {
  readonly audience: GameReader
  readonly memberId: MemberId
  readonly sessionId: SessionId
  readonly providerId: string
  readonly code: string
  readonly device: PlayDevice
  readonly lobbyUrl: string
}

export type PlayRefusal =
  | 'game_unknown'
  | 'play_starting'
  | 'play_elsewhere'
  | 'play_leaving'
  | 'play_not_allowed'
  | 'maintenance'
  | 'transfer_disabled'

/**
 * The tap. One game at a time: the lease is a row that only one can have. Nobody outside is asked
 * here; whoever follows the play does that after the commit.
 */
export async function startPlay(
  database: Database,
  asked: PlayAsked,
): Promise<Outcome<Play, PlayRefusal>> {
  const game = await findPlayable(database.rows, asked.audience, asked)
  const link = await findLink(database.rows, asked.providerId)
  if (!game || !link) return refuse('game_unknown')
  if (game.maintenance) return refuse('maintenance', game.maintenance)
  if (link.stoppedBecause !== null && link.wallet === 'transfer') return refuse('transfer_disabled')
  return database.transaction(async (work) => {
    const member = await lockMember(work, asked.memberId)
    if (member.state !== 'open') return refuse('play_not_allowed')
    const { siteId } = asked.audience
    const wanted = { siteId, providerId: asked.providerId, typeId: game.typeId, gameId: game.id }
    if (await isPlayOff(work, wanted)) return refuse('maintenance', null)
    const open = await store.listOpen(work, asked.memberId)
    const met = await settleWith(work, open, asked, game)
    if (met) return met
    return done(await begin(work, asked, game))
  })
}

/** What becomes of the member's other plays; an answer, where this one does not begin. */
async function settleWith(
  work: Work,
  open: readonly Play[],
  asked: PlayAsked,
  game: PlayableGame,
): Promise<Outcome<Play, PlayRefusal> | null> {
  for (const play of open) {
    if (play.state === 'leaving') {
      if (play.providerId !== asked.providerId) continue
      // Its money is on the way home this moment: whoever waits a little finds it here.
      if (await hasOpenTransfer(work, play)) return refuse('play_leaving')
    } else {
      const meeting = meet(play, { ...asked, gameId: game.id })
      if (meeting === 'same') return done(play)
      if (meeting === 'starting') return refuse('play_starting')
      if (meeting === 'elsewhere') return refuse('play_elsewhere')
    }
    const ended = await store.changeState(work, play, { state: 'ended', because: 'replaced' })
    if (ended) await announce(work, changedFact(ended))
  }
  return null
}

async function begin(work: Work, asked: PlayAsked, game: PlayableGame): Promise<Play> {
  const { audience, memberId, sessionId, providerId, device, lobbyUrl } = asked
  const play = await store.insert(work, {
    id: newId<'play'>(),
    siteId: audience.siteId,
    memberId,
    sessionId,
    providerId,
    gameId: game.id,
    currency: audience.currency,
    device,
    locale: audience.locale,
    lobbyUrl,
  })
  await announce(work, changedFact(play))
  return play
}

async function hasOpenTransfer(work: Work, { memberId, providerId }: Play): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM transfers WHERE member_id = ${memberId}
    AND provider_id = ${providerId} AND ended_at IS NULL`.execute(work)
  return rows.length > 0
}
