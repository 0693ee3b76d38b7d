import { ensurePlayerCall, kickPlayerCall, launchGameCall } from '@oriel/contract/provider/play'
import { roundDetailCall, roundFeedCall } from '@oriel/contract/provider/round'
import {
  authenticatePlayerCall,
  betMoneyCall,
  betWinMoneyCall,
  endRoundCall,
  houseBalanceCall,
  moveStatusCall,
  rollbackBetCall,
  winMoneyCall,
} from '@oriel/contract/provider/seamless'
import {
  cancelTransferCall,
  playerBalanceCall,
  transferMoneyCall,
  transferStatusCall,
} from '@oriel/contract/provider/wallet'

export type PathGroup = { readonly name: string; readonly paths: readonly string[] }

/** What faults can be about, by who asks whom. */
export const PATH_GROUPS: readonly PathGroup[] = [
  {
    name: 'Houses ask the studio',
    paths: [
      '/operator/v1/*',
      ...[
        transferMoneyCall,
        transferStatusCall,
        cancelTransferCall,
        playerBalanceCall,
        ensurePlayerCall,
        launchGameCall,
        kickPlayerCall,
        roundFeedCall,
        roundDetailCall,
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
        authenticatePlayerCall,
        houseBalanceCall,
        betMoneyCall,
        winMoneyCall,
        betWinMoneyCall,
        rollbackBetCall,
        endRoundCall,
        moveStatusCall,
      ].map(({ path }) => path),
    ],
  },
]
