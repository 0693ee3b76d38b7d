import { ensurePlayerCall, kickPlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { done, refuse } from '@oriel/core/outcome'
import { writeInstant } from '@oriel/core/time'
import { readTarget } from '@oriel/core/url-policy'
import type { FastifyInstance } from 'fastify'
import { findTitle } from '../games/catalogue.ts'
import { makeLaunch } from '../player/launch.ts'
import { endPlaySessions } from '../player/sessions.ts'
import type { Studio } from '../studio.ts'
import { giveDemoMoney } from '../wallet/demo.ts'
import { ensurePlayerRow, findPlayer } from '../wallet/players.ts'
import { bindCall, type Asked } from './bind.ts'
import { playerKey } from './wallet.ts'

export function bindPlay(app: FastifyInstance, studio: Studio): void {
  bindCall(app, studio, ensurePlayerCall, async ({ operator, input }) => {
    const player = await ensurePlayerRow(studio, playerKey(operator.id, input))
    return done({ player_id: player.id })
  })
  bindCall(app, studio, launchGameCall, (asked) => launch(studio, asked))
  bindCall(app, studio, kickPlayerCall, async ({ operator, input }) => {
    const player = await findPlayer(studio, playerKey(operator.id, input))
    if (!player) return refuse('player_unknown')
    return done({ kicked: await endPlaySessions(studio, player.id, 'kicked') })
  })
}

async function launch(studio: Studio, { operator, input }: Asked<typeof launchGameCall>) {
  if (!findTitle(input.title)) return refuse('title_unknown')
  const lobby = readTarget(input.lobby_url, operator.lobbyOrigins)
  if (lobby?.kind !== 'absolute') return refuse('lobby_not_allowed')
  const key = { ...playerKey(operator.id, input), isDemo: input.demo }
  const player = input.demo ? await ensurePlayerRow(studio, key) : await findPlayer(studio, key)
  if (!player) return refuse('player_unknown')
  if (input.demo) await giveDemoMoney(studio, player)
  const { url, expiresAt } = await makeLaunch(studio, {
    launchRef: input.launch_id,
    playerId: player.id,
    title: input.title,
    locale: input.locale,
    timeZone: input.time_zone,
    device: input.device,
    lobbyUrl: lobby.href,
  })
  return done({ url, expires_at: writeInstant(expiresAt) })
}
