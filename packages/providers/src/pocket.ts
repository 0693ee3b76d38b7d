import {
  answered,
  refused,
  unknown,
  type FedRound,
  type LaunchRefusal,
  type ProviderKey,
  type ProviderLink,
  type ProviderPort,
} from '@oriel/domain/provider'
import type * as z from 'zod/mini'
import { HUNDREDTH } from './amounts.ts'
import type { Wire } from './asking.ts'
import { namesOf, pocketWallet } from './pocket-wallet.ts'
import {
  CODES,
  Created,
  createSpeak,
  Detail,
  History,
  Kicked,
  Launched,
  type Round,
} from './pocket-wire.ts'

/** It takes nothing that is older than a minute; twice that is beyond doubt. */
const NOT_FOUND_FINAL_MS = 120_000

const LAUNCH_REFUSALS: Readonly<Record<number, LaunchRefusal>> = {
  [CODES.PLAYER_UNKNOWN]: 'player_unknown',
  [CODES.TITLE_UNKNOWN]: 'title_unknown',
  [CODES.MAINTENANCE]: 'maintenance',
  [CODES.LOBBY_NOT_ALLOWED]: 'not_allowed',
  [CODES.CURRENCY_UNKNOWN]: 'not_allowed',
}

/** Forms, an operator token and a secret key; money with two decimals; no way to cancel. */
export function createPocket(link: ProviderLink, key: ProviderKey, wire: Wire): ProviderPort {
  const speak = createSpeak(link, key, wire)
  const { launchMs, readMs } = wire.limits
  return {
    ...pocketWallet(speak, wire.limits),
    caps: {
      wallet: 'transfer',
      step: HUNDREDTH,
      cancel: false,
      notFoundFinalMs: NOT_FOUND_FINAL_MS,
      kick: true,
      demo: true,
    },
    async ensurePlayer(player) {
      const said = await speak('/v1/Player/Create', namesOf(player), Created, launchMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'data') return answered({ extId: said.data.player_id })
      const isCurrency = said.code === CODES.CURRENCY_UNKNOWN
      return isCurrency ? refused('currency_unknown') : unknown('bad_answer')
    },
    async launch({ player, launchId, title, locale, device, lobbyUrl, demo }) {
      const fields = {
        ...namesOf(player),
        trace_id: launchId,
        game: title,
        language: locale.replace('_', '-').toLowerCase(),
        device,
        exit_url: lobbyUrl,
        demo: demo ? '1' : '0',
      }
      const said = await speak('/v1/Game/Launch', fields, Launched, launchMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'data') {
        return answered({ url: said.data.launch_url, expiresAt: said.data.expires_at })
      }
      const reason = LAUNCH_REFUSALS[said.code]
      return reason ? refused(reason) : unknown('bad_answer')
    },
    async kick(player) {
      const said = await speak('/v1/Player/Kick', namesOf(player), Kicked, readMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'data') return answered(said.data)
      return said.code === CODES.PLAYER_UNKNOWN ? refused('player_unknown') : unknown('bad_answer')
    },
    async rounds({ cursor, count }) {
      const fields = { cursor, count: String(count) }
      const said = await speak('/v1/History/List', fields, History, readMs)
      if (said.kind === 'code') return unknown('bad_answer')
      if (said.kind === 'unknown') return said
      return answered({ ...said.data, rounds: said.data.rounds.map(toFedRound) })
    },
    async roundDetail({ player, roundId }) {
      const fields = { round_id: roundId, ...namesOf(player) }
      const said = await speak('/v1/History/Detail', fields, Detail, readMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'code') {
        return said.code === CODES.ROUND_UNKNOWN ? refused('round_unknown') : unknown('bad_answer')
      }
      const { round, choice, outcome: view } = said.data
      return answered({
        round: toFedRound(round),
        choice,
        view,
        replayUrl: null,
        fairnessUrl: null,
      })
    },
  }
}

const toFedRound = (round: z.output<typeof Round>): FedRound => ({
  roundId: round.round_id,
  playerRef: round.player_name,
  currency: round.currency,
  title: round.game,
  status: round.status,
  stake: round.stake,
  payout: round.payout,
  startedAt: round.started_at,
  settledAt: round.settled_at,
})
