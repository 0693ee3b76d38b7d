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
import { codeOf, HUNDREDTH } from './amounts.ts'
import type { Wire } from './asking.ts'
import { jungleWallet } from './jungle-wallet.ts'
import {
  accountOf,
  CODES,
  createSpeak,
  Kicked,
  Login,
  Nothing,
  Record as OneRecord,
  Records,
  type BetRecord,
} from './jungle-wire.ts'

/** It takes nothing that is older than a minute; twice that is beyond doubt. */
const NOT_FOUND_FINAL_MS = 120_000

const LAUNCH_REFUSALS: Readonly<Record<number, LaunchRefusal>> = {
  [CODES.ACCOUNT_UNKNOWN]: 'player_unknown',
  [CODES.GAME_UNKNOWN]: 'title_unknown',
  [CODES.MAINTENANCE]: 'maintenance',
  [CODES.HOME_NOT_ALLOWED]: 'not_allowed',
}

/** An agent with a key of the day; whole hundredths; takes back what it is told, never "all". */
export function createJungle(link: ProviderLink, key: ProviderKey, wire: Wire): ProviderPort {
  const speak = createSpeak(link, key, wire)
  const { launchMs, readMs } = wire.limits
  return {
    ...jungleWallet(speak, wire.limits),
    caps: {
      wallet: 'transfer',
      step: HUNDREDTH,
      cancel: false,
      notFoundFinalMs: NOT_FOUND_FINAL_MS,
      kick: true,
      demo: true,
    },
    async ensurePlayer(player) {
      const fields = { Account: accountOf(player), Currency: codeOf(player.currency) }
      const said = await speak('POST', 'CreateMember', fields, Nothing, launchMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'data' || said.code === CODES.ACCOUNT_KNOWN) {
        return answered({ extId: fields.Account })
      }
      const isCurrency = said.code === CODES.CURRENCY_UNKNOWN
      return isCurrency ? refused('currency_unknown') : unknown('bad_answer')
    },
    async launch({ player, launchId, title, locale, device, lobbyUrl, demo }) {
      const fields = {
        Account: accountOf(player),
        TraceId: launchId,
        GameId: title,
        Lang: locale.replace('_', '-'),
        Platform: device,
        HomeUrl: lobbyUrl,
        Trial: demo ? '1' : '0',
      }
      const said = await speak('POST', 'LoginWithoutRedirect', fields, Login, launchMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'data') {
        return answered({ url: said.data.Url, expiresAt: said.data.ExpiresAt })
      }
      const reason = LAUNCH_REFUSALS[said.code]
      return reason ? refused(reason) : unknown('bad_answer')
    },
    async kick(player) {
      const fields = { Account: accountOf(player) }
      const said = await speak('POST', 'KickMember', fields, Kicked, readMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'data') return answered({ kicked: said.data.Online })
      return said.code === CODES.ACCOUNT_UNKNOWN ? refused('player_unknown') : unknown('bad_answer')
    },
    async rounds({ cursor, count }) {
      const fields = { Cursor: cursor, Count: String(count) }
      const said = await speak('GET', 'GetBetRecords', fields, Records, readMs)
      if (said.kind === 'code') return unknown('bad_answer')
      if (said.kind === 'unknown') return said
      const { Records: records, Cursor, More: more } = said.data
      return answered({ rounds: records.map(toFedRound), cursor: Cursor, more })
    },
    async roundDetail({ player, roundId }) {
      const fields = { WagersId: roundId, Account: accountOf(player) }
      const said = await speak('GET', 'GetBetRecord', fields, OneRecord, readMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'code') {
        return said.code === CODES.RECORD_UNKNOWN ? refused('round_unknown') : unknown('bad_answer')
      }
      const { Record: record, Choice: choice, Outcome: view } = said.data
      const round = toFedRound(record)
      return answered({ round, choice, view, replayUrl: null, fairnessUrl: null })
    },
  }
}

const toFedRound = (record: z.output<typeof BetRecord>): FedRound => ({
  roundId: record.WagersId,
  playerRef: record.Account.ref,
  currency: record.Account.currency,
  title: record.GameId,
  status: record.Status,
  stake: record.BetAmount,
  payout: record.PayoffAmount,
  startedAt: record.WagersTime,
  settledAt: record.SettlementTime,
})
