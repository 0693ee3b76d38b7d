import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId, SessionId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'

/** Also the name of the launch, for the page and for the provider. */
export type PlayId = Id<'play'>
export type PlayState = 'starting' | 'playing' | 'leaving' | 'ended'
export type PlayDevice = 'desktop' | 'mobile' | 'app'

/** Why a game is left: by its member, by what happened to them, or because it could not begin. */
export type LeftBecause = 'left' | 'replaced' | 'signed_out' | 'lost' | StartFailure

export type StartFailure =
  | 'provider_unavailable'
  | 'maintenance'
  | 'game_unknown'
  | 'play_not_allowed'
  | 'transfer_failed'

export type Play = {
  readonly id: PlayId
  readonly siteId: SiteId
  readonly memberId: MemberId
  /** Who asked. The address goes to this session alone. */
  readonly sessionId: SessionId
  readonly providerId: string
  readonly gameId: number
  readonly currency: Currency
  readonly device: PlayDevice
  readonly locale: Locale
  readonly lobbyUrl: string
  readonly state: PlayState
  readonly url: string | null
  readonly endedBecause: string | null
  readonly tries: number
  readonly madeAt: Date
}

/** What another launch of the same member means for a new one. */
export type Meeting = 'same' | 'starting' | 'elsewhere' | 'replace'

/**
 * A launch told twice is the same launch. One that is starting is finished first. On a phone one
 * game is played at a time; on a desktop the newer one takes the place of the older.
 */
export function meet(
  open: Pick<Play, 'gameId' | 'sessionId' | 'state'>,
  asked: Pick<Play, 'gameId' | 'sessionId' | 'device'>,
): Meeting {
  const isSame = open.gameId === asked.gameId && open.sessionId === asked.sessionId
  if (open.state === 'starting') return isSame ? 'same' : 'starting'
  if (!isSame && asked.device !== 'desktop' && open.sessionId === asked.sessionId) {
    return 'elsewhere'
  }
  return 'replace'
}

/** Without a sign of its page for so long, a game is left. */
export const BEAT_LOST_S = 60
/** How long money may take on its way before the game opens or the start is given up. */
export const START_GIVE_UP_MS = 20_000
/** A round is still open there: its money is asked for again after this. */
export const IN_ROUND_AGAIN_MS = 30_000
/** Money at other providers is waited for this long; what takes longer comes by itself. */
export const HOME_BUDGET_MS = 5_000
/** Money that lies at a provider where nothing is played is brought home after this. */
export const IDLE_AFTER_MS = 5 * 60_000

/** Delay before a launch with an open transfer is looked at again. */
export const LOOK_AGAIN_MS = 300

const AGAIN_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const
const AGAIN_MAX_MS = 30_000
export const againMs = (tries: number): number => AGAIN_MS[Math.max(0, tries - 1)] ?? AGAIN_MAX_MS
