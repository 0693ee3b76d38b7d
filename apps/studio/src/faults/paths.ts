import { ensurePlayer, kickPlayer, launchGame } from '@oriel/contract/provider/play'
import { roundDetail, roundFeed } from '@oriel/contract/provider/round'
import {
  authenticatePlayer,
  betMoney,
  betWinMoney,
  endRound,
  houseBalance,
  moveStatus,
  rollbackBet,
  winMoney,
} from '@oriel/contract/provider/seamless'
import {
  cancelTransfer,
  playerBalance,
  transferMoney,
  transferStatus,
} from '@oriel/contract/provider/wallet'

export type PathGroup = { readonly name: string; readonly paths: readonly string[] }

/** What faults can be about, by who asks whom. */
export const PATH_GROUPS: readonly PathGroup[] = [
  {
    name: 'Houses ask the studio',
    paths: [
      '/operator/v1/*',
      ...[
        transferMoney,
        transferStatus,
        cancelTransfer,
        playerBalance,
        ensurePlayer,
        launchGame,
        kickPlayer,
        roundFeed,
        roundDetail,
      ].map(({ path }) => path),
    ],
  },
  {
    name: 'Games ask the studio',
    paths: ['enter', 'state', 'round', 'step', 'table', 'bet', 'out'].map(
      (name) => `/player/${name}`,
    ),
  },
  {
    name: 'The studio asks houses',
    paths: [
      '/seamless/v1/*',
      ...[
        authenticatePlayer,
        houseBalance,
        betMoney,
        winMoney,
        betWinMoney,
        rollbackBet,
        endRound,
        moveStatus,
      ].map(({ path }) => path),
    ],
  },
]
