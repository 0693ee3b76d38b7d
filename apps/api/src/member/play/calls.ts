import {
  leavePlayCall,
  playBeatCall,
  playStateCall,
  startPlayCall,
} from '@oriel/contract/member/play'
import { done, refuse } from '@oriel/core/outcome'
import { DEVICE_INDEX } from '@oriel/core/platform'
import type { Maintenance } from '@oriel/domain/games'
import {
  beatPlay,
  leavePlay as leave,
  readPlay,
  startPlay as start,
  type PlayDevice,
  type PlayId,
  type PlayView,
} from '@oriel/domain/play'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import { audienceOf } from '../games/wire.ts'
import type { House } from '../../house.ts'

const DEVICES = Object.keys(DEVICE_INDEX) as readonly PlayDevice[]
/** S9.070: the device of an index; the contract lets no other index pass. */
const deviceAt = (index: 0 | 1 | 2): PlayDevice =>
  DEVICES.find((device) => DEVICE_INDEX[device] === index) ?? 'desktop'

/** S9.071: the code of phones is the site's own: where it is 2, 2 is no app. */
const deviceOf = (code: 0 | 1 | 2, { site }: MemberCaller): PlayDevice =>
  code === site.flags.mobileDeviceCode ? 'mobile' : deviceAt(code)

const whoOf = ({ session }: MemberCaller) => ({
  memberId: session.memberId,
  sessionId: session.id,
})

const playWire = (play: PlayView) => ({
  launch_id: play.id,
  gp_id: play.providerId,
  game_type: play.gameType,
  game_code: play.gameCode,
  game_id: play.gameId,
  state: play.state,
  game_url: play.url,
  reason: play.reason,
})

export const playBindings = (house: House): Binding[] => [
  bind(startPlayCall, async ({ gpId, game_code: code, device }, caller) => {
    // S1.047: a demo site offers no play.
    if (caller.site.envConfig?.isDemo) return refuse('play_closed')
    const audience = audienceOf(caller, { currency: caller.session.currency, device }, house.now())
    if (!audience) return refuse('game_unknown')
    const started = await start(house.database, {
      audience,
      ...whoOf(caller),
      providerId: gpId,
      code,
      device: deviceOf(device, caller),
      // Where a provider sends people back to is ours to say.
      lobbyUrl: `${caller.origin}/close`,
    })
    if (started.ok) {
      const { id, sessionId, state, url } = started.value
      const isTheirs = sessionId === caller.session.id && state === 'playing'
      return done({ launch_id: id, game_url: isTheirs ? url : null })
    }
    if (started.reason !== 'maintenance') return refuse(started.reason)
    const away = started.told as Maintenance | null
    return refuse('maintenance', {
      start_at: away?.startsAt ?? null,
      end_at: away?.endsAt ?? null,
    })
  }),

  bind(leavePlayCall, async ({ launch_id: id }, { session }) => {
    const left = await leave(house.database, session.memberId, (id as PlayId | undefined) ?? null)
    return done({ launch_id: left?.id ?? null, state: left?.state ?? null })
  }),

  bind(playStateCall, async ({ launch_id: id }, caller) => {
    const asked = (id as PlayId | undefined) ?? null
    const play = await readPlay(house.database.rows, whoOf(caller), asked)
    return done({ play: play && playWire(play) })
  }),

  bind(playBeatCall, async ({ launch_id: id }, { session }) => {
    const state = await beatPlay(house.database.rows, session.memberId, id as PlayId)
    return state ? done({ state }) : refuse('play_unknown')
  }),
]
