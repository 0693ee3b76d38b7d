import { useMemo, type ReactNode } from 'react'
import type { Text } from '@oriel/i18n/text'
import type { TableGame } from '../../../src/game/game.ts'
import { ChainFairness } from '../../chrome/chain-fairness.tsx'
import { GameFrame } from '../../chrome/frame.tsx'
import { printed } from '../../chrome/printed.ts'
import { drawnFrom } from '../../lib/chain.ts'
import { useText } from '../../lib/text.tsx'
import type { Telling } from './own-rounds.tsx'
import { purseOf } from './purse.ts'
import { TableFooter } from './table-footer.tsx'
import type { TablePlay } from './use-table-play.ts'

type Props<Outcome> = {
  game: TableGame<Outcome>
  play: TablePlay<Outcome>
  telling: Telling<Outcome>
  /** Where the table of returns has names of its own for bets. */
  betName?: (bet: string) => string
  /** Where the words for an outcome leave something out that was drawn: whoever checks sees all. */
  tellWhole?: (outcome: Outcome) => string
  /** How the outcome follows from the hash and the salt. */
  how: string
  line: string
  rules: ReactNode
  picture: string | undefined
  said: string
  children: ReactNode
}

/** What surrounds every table: the frame of all games, with chips below and a chain behind it. */
export function TableFrame<Outcome>(props: Props<Outcome>) {
  const { game, play, telling, betName, tellWhole, how, children, ...frame } = props
  const { round, past } = play.table
  const tell = tellWhole ?? telling.outcomeName
  const teller = useMemo(
    () => ({ tell, count: drawnFrom((draw) => game.outcome(draw)) }),
    [tell, game],
  )
  return (
    <GameFrame
      {...frame}
      {...printed(game)}
      betName={betName ?? telling.spotName}
      solo={purseOf(play)}
      fairness={<ChainFairness round={round} past={past} teller={teller} how={how} />}
      hash={round?.shown_hash}
      footer={<TableFooter play={play} />}
    >
      {children}
    </GameFrame>
  )
}

type Words<Value> = (t: Text['t'], value: Value) => string

/** A game's own words for its spots and outcomes; both must stay the same from render to render. */
export function useTelling<Outcome>(
  spotName: Words<string>,
  outcomeName: Words<Outcome>,
): Telling<Outcome> {
  const { t } = useText()
  return useMemo(
    () => ({
      spotName: (spot) => spotName(t, spot),
      outcomeName: (outcome) => outcomeName(t, outcome),
    }),
    [t, spotName, outcomeName],
  )
}
