import { isId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { ensurePlayerCall, kickPlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { roundDetailCall, roundFeedCall } from '@oriel/contract/provider/round'
import {
  answered,
  refused,
  unknown,
  type ProviderKey,
  type ProviderLink,
  type ProviderPort,
} from '@oriel/domain/provider'
import type { Wire } from './asking.ts'
import { toFedRound } from './studio-round.ts'
import { createSpeak, wirePlayer } from './studio-speak.ts'
import { noWallet, studioWallet } from './studio-wallet.ts'

/** The contract of this house itself, as the studio speaks it. */
export function createStudio(link: ProviderLink, key: ProviderKey, wire: Wire): ProviderPort {
  const speak = createSpeak(link, key, wire)
  const { launchMs, readMs } = wire.limits
  return {
    ...(link.wallet === 'transfer'
      ? studioWallet(speak, wire.limits)
      : noWallet(`${link.providerId} has a seamless wallet`)),
    caps: {
      wallet: link.wallet,
      step: 1n,
      cancel: true,
      notFoundFinalMs: 0,
      kick: true,
      demo: true,
    },
    async ensurePlayer(player) {
      const answer = await speak(ensurePlayerCall, wirePlayer(player), launchMs)
      return answer.kind === 'done' ? answered({ extId: answer.value.player_id }) : answer
    },
    async launch({ player, launchId, title, locale, timeZone, device, lobbyUrl, demo }) {
      const names = { launch_id: launchId, time_zone: timeZone, lobby_url: lobbyUrl }
      const asked = { title, locale, device, demo, ...names }
      const answer = await speak(launchGameCall, { ...wirePlayer(player), ...asked }, launchMs)
      if (answer.kind === 'unknown') return answer
      if (answer.kind === 'refused') {
        const { reason } = answer
        const isOurs = reason === 'currency_unknown' || reason === 'lobby_not_allowed'
        return refused(isOurs ? 'not_allowed' : reason)
      }
      const expiresAt = new Date(answer.value.expires_at)
      const isRight = URL.canParse(answer.value.url) && !Number.isNaN(expiresAt.getTime())
      return isRight ? answered({ url: answer.value.url, expiresAt }) : unknown('bad_answer')
    },
    kick: (player) => speak(kickPlayerCall, wirePlayer(player), readMs),
    async rounds(asked) {
      const answer = await speak(roundFeedCall, asked, readMs)
      if (answer.kind !== 'done') return answer
      return answered({ ...answer.value, rounds: answer.value.rounds.map(toFedRound) })
    },
    async roundDetail({ player, roundId, shownIn }) {
      // Its rounds have ids of one shape: what has another is none of its.
      if (!isId(roundId)) return refused('round_unknown')
      const answer = await speak(roundDetailCall, { round_id: roundId }, readMs)
      if (answer.kind !== 'done') return answer
      const { round, choice, view, replay_url: replayUrl, fairness_url: fairnessUrl } = answer.value
      // There each player's round has an id of its own.
      if (round.member_ref !== player.ref) return refused('round_unknown')
      return answered({
        round: toFedRound(round),
        choice,
        view,
        replayUrl: pageIn(replayUrl, shownIn),
        fairnessUrl: pageIn(fairnessUrl, shownIn),
      })
    },
  }
}

/** The studio's pages take their language and their zone from their address. */
function pageIn(
  address: string | null,
  shownIn: { readonly locale: Locale; readonly timeZone: string } | undefined,
): string | null {
  const url = address === null ? null : URL.parse(address)
  if (!url || !shownIn) return address
  url.searchParams.set('lang', shownIn.locale)
  url.searchParams.set('zone', shownIn.timeZone)
  return url.href
}
