import { useState } from 'react'
import { mines as game, type MinesView } from '../../../src/games/mines/rules.ts'
import { GameFrame } from '../../chrome/frame.tsx'
import { printed } from '../../chrome/printed.ts'
import { useStake } from '../../chrome/use-stake.ts'
import { WinLine } from '../../chrome/win-line.tsx'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { useSolo } from '../../lib/use-solo.ts'
import { marksOf } from '../quick/marks.ts'
import { QuickFoot } from '../quick/quick-foot.tsx'
import { QuickStage } from '../quick/quick-stage.tsx'
import { useResumed } from '../quick/use-resumed.ts'
import { useTold } from '../quick/use-told.ts'
import { MinesBoard } from './board.tsx'
import { pictures } from './mines.art.ts'
import { MinesLadder } from './ladder.tsx'
import { MinesPanel } from './panel.tsx'
import { MinesRules } from './rules.tsx'
import { useMoves } from './use-moves.ts'
import { saidWords, standingWords } from './words.ts'
import './screen.css'

const FIRST_MINES = 3
/** A tile turns; a round that begins shows nothing yet. */
const TURN_MS = 340

/** Gems under some tiles, mines under the others; leave whenever you like. */
export default function MinesScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const { state, replay } = useSeat()
  const solo = useSolo<MinesView>()
  const stake = useStake(game.stakeStep)
  const { round, phase } = solo
  const [chosen, setChosen] = useState(() => minesOf(replay?.[0] ?? state.open_round))
  const moves = useMoves(solo)
  const turnMs = round && round.steps > 0 ? TURN_MS : 0
  const { isLanded } = useTold(solo, turnMs, round?.view.hit === null ? 'reveal' : 'land')
  // A round is played until it is over and that was on screen.
  const isPlayed = round !== null && (!round.is_over || phase === 'showing')
  const isOpen = isPlayed && !replay
  const view = round?.view ?? null
  const found = view && view.hit === null && (isPlayed || isLanded) ? view.opened.length : 0
  const isSaid = round !== null && (phase === 'open' || phase === 'idle')
  const mines = isPlayed && view ? view.mines : chosen
  return (
    <GameFrame
      {...printed(game)}
      betName={(bet) => (bet === 'least' ? t('mines.bet_least') : t('mines.bet_most'))}
      solo={solo}
      line={t('mines.line')}
      picture={pictures.gem}
      rules={<MinesRules />}
      said={isSaid ? saidWords({ t, money }, round, round.is_over) : ''}
      footer={<QuickFoot solo={solo} isLanded={isLanded} />}
    >
      <QuickStage
        game="mines"
        marks={marksOf(solo, isLanded)}
        panel={
          <MinesPanel
            solo={solo}
            stake={stake}
            mines={mines}
            found={isPlayed ? found : 0}
            isOpen={isOpen}
            onMines={setChosen}
            onStart={() => moves.start(stake.value, chosen)}
            onRandom={moves.openAny}
            onCashOut={moves.cashOut}
          />
        }
        side={<MinesLadder mines={mines} found={found} />}
      >
        <MinesBoard
          view={view}
          isOpen={phase === 'open' && !replay}
          asked={moves.asked}
          onOpen={moves.open}
        />
        <MinesLine solo={solo} isLanded={isLanded} />
      </QuickStage>
    </GameFrame>
  )
}

/** Below the field: what to do, or what the round came to. */
function MinesLine({
  solo: { round, phase },
  isLanded,
}: {
  solo: Solo<MinesView>
  isLanded: boolean
}) {
  const { t } = useText()
  const isResumed = useResumed(round)
  if (!round || (round.is_over && !isLanded)) {
    return (
      <WinLine stake={0n} payout={null}>
        {phase === 'idle' ? t('mines.ready') : ''}
      </WinLine>
    )
  }
  return (
    <WinLine stake={round.stake} payout={round.is_over ? round.payout : null}>
      {isResumed ? t('quick.resumed') : standingWords({ t }, round.view, round.is_over)}
    </WinLine>
  )
}

/** A round that goes on, and one of the past, bring their own number of mines. */
const minesOf = (round: { readonly view: unknown } | null | undefined): number =>
  round ? (round.view as MinesView).mines : FIRST_MINES
