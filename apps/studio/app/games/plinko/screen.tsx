import { useState } from 'react'
import { plinko, type PlinkoChoice, type PlinkoView } from '../../../src/games/plinko/rules.ts'
import type { Risk } from '../../../src/games/plinko/tables.ts'
import { GameFrame } from '../../chrome/frame.tsx'
import { printed } from '../../chrome/printed.ts'
import { useStake } from '../../chrome/use-stake.ts'
import { WinLine } from '../../chrome/win-line.tsx'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { useSolo } from '../../lib/use-solo.ts'
import { marksOf } from '../quick/marks.ts'
import { PastStrip, usePast } from '../quick/past.tsx'
import { QuickFoot } from '../quick/quick-foot.tsx'
import { QuickStage } from '../quick/quick-stage.tsx'
import { useTold } from '../quick/use-told.ts'
import { PlinkoBoard } from './board.tsx'
import { fallMs } from './fall.ts'
import { paysText } from './odds.ts'
import { pictures } from './plinko.art.ts'
import { PlinkoPanel } from './panel.tsx'
import { PlinkoRules } from './rules.tsx'
import './screen.css'

const FIRST_CHOICE: PlinkoChoice = { rows: 16, risk: 'medium' }

/** A ball falls through rows of pins into a slot. */
export default function PlinkoScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const solo = useSolo<PlinkoView>()
  const stake = useStake(plinko.stakeStep)
  const [choice, setChoice] = useState<PlinkoChoice>(() => choiceOf(replay?.[0]?.view))
  const { round, phase } = solo
  const { isRunning, isLanded } = useTold(solo, fallMs(choice.rows))
  const past = usePast(solo, isLanded)
  const marks = marksOf(solo, isLanded)
  const fall = round?.view ?? null
  const isOfBoard = fall !== null && fall.rows === choice.rows && fall.risk === choice.risk
  const isTold = round !== null && isLanded
  const words = isTold ? t('plinko.landed', { times: paysText(round.view.pays) }) : ''
  const paid = isTold ? t('quick.said_paid', { amount: money(round.payout ?? 0n) }) : ''
  const drop = () => solo.play(stake.value, choice)
  return (
    <GameFrame
      {...printed(plinko)}
      betName={(bet) => betName(t, bet)}
      solo={solo}
      line={t('plinko.line')}
      picture={pictures['plinko-sign']}
      rules={<PlinkoRules />}
      said={isTold && phase === 'idle' ? `${words}. ${paid}` : ''}
      footer={<QuickFoot solo={solo} isLanded={isLanded} />}
    >
      <QuickStage
        game="plinko"
        marks={marks}
        panel={
          <PlinkoPanel
            solo={solo}
            stake={stake}
            choice={choice}
            onChange={setChoice}
            onDrop={drop}
          />
        }
      >
        <PastStrip past={past}>{(view) => `${paysText(view.pays)}×`}</PastStrip>
        <PlinkoBoard
          choice={choice}
          fall={isOfBoard && phase !== 'asking' ? fall : null}
          isRunning={isRunning}
          result={marks['data-result'] ?? null}
        />
        <WinLine stake={round?.stake ?? 0n} payout={isTold ? round.payout : null}>
          {words || (phase === 'idle' ? t('plinko.ready') : t('plinko.falling'))}
        </WinLine>
      </QuickStage>
    </GameFrame>
  )
}

/** A round of the past brings its own board. */
const choiceOf = (view: unknown): PlinkoChoice => {
  if (!view) return FIRST_CHOICE
  const { rows, risk } = view as PlinkoView
  return { rows, risk }
}

/** "16:medium" as people say it. */
function betName(t: ReturnType<typeof useText>['t'], bet: string): string {
  const [count = '', risk = ''] = bet.split(':')
  const risks: Readonly<Record<Risk, string>> = {
    low: t('plinko.low'),
    medium: t('plinko.medium'),
    high: t('plinko.high'),
  }
  return `${t('plinko.rows_of', { count: Number(count) })}, ${risks[risk as Risk]}`
}
