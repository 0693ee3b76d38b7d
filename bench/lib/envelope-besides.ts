import { addressOf } from '@oriel/contract/endpoint'
import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { startPlayCall } from '@oriel/contract/member/play'
import type { MemberId } from '@oriel/core/id'
import { ORIEL } from '@oriel/dev-world/cast'
import { memberOfRef } from '@oriel/domain/provider'
import { ask, paced, type Percentiles, type Question } from './paced.ts'
import { PROVIDER, TITLE, type SeamlessGround } from './seamless-ground.ts'

export type Headers = Readonly<Record<string, string>>
export const HOST = 'oriel.localhost'

const READS_PER_SECOND = 20
const PLAYS_PER_SECOND = 10
/** Longer than a herd may take. */
const SECONDS_MAX = 30

type Besides = {
  begin(): { end(): Promise<{ readonly reads: Percentiles; readonly plays: Percentiles }> }
}

/** What other members do at both apis while a herd claims: they read, and they start games. */
export async function besides(
  ground: SeamlessGround,
  apis: readonly number[],
  headersOf: (member: MemberId) => Headers,
): Promise<Besides> {
  const offered = [ORIEL, PROVIDER.providerId]
  await ground.database.pool.query(
    `WITH halls AS (
       INSERT INTO site_game_types (site_id, type_id, sort)
       SELECT $1, type_id, 1 FROM game_lobbies WHERE provider_id = $2 ON CONFLICT DO NOTHING
     )
     INSERT INTO site_game_providers (site_id, provider_id, sort) VALUES ($1, $2, 1)`,
    offered,
  )
  const at = (turn: number, path: string): string =>
    `http://127.0.0.1:${apis[turn % apis.length]}${path}`
  const read = (turn: number): Question => ({
    url: at(turn, addressOf(announcementMarqueeCall)),
    headers: { host: HOST, 'content-type': 'application/json' },
    body: '{}',
  })
  const body = JSON.stringify({ gpId: PROVIDER.providerId, game_code: `e_${TITLE}` })
  const play = (turn: number): Question => {
    const ref = ground.memberRefs[turn % ground.memberRefs.length] ?? ''
    const headers = headersOf(memberOfRef(ref) as MemberId)
    return { url: at(turn, addressOf(startPlayCall)), headers, body }
  }
  const answer = String(await ask(play(ground.memberRefs.length - 1)))
  if (!answer.includes('launch_id')) throw new Error(`no game can be started: ${answer}`)
  return {
    begin() {
      let isOver = false
      const pace = { seconds: SECONDS_MAX, atOnce: 1, isOver: () => isOver }
      const reads = paced(read, { ...pace, perSecond: READS_PER_SECOND })
      const plays = paced(play, { ...pace, perSecond: PLAYS_PER_SECOND })
      return {
        async end() {
          isOver = true
          return { reads: await reads, plays: await plays }
        },
      }
    },
  }
}
