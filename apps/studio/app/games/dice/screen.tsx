import { useState } from 'react'
import { dice, type DiceChoice, type DiceView } from '../../../src/games/dice/rules.ts'
import { GameFrame } from '../../chrome/frame.tsx'
import { printed } from '../../chrome/printed.ts'
import { useStake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { useSolo } from '../../lib/use-solo.ts'
import { BigNumber } from '../quick/big-number.tsx'
import { marksOf } from '../quick/marks.ts'
import { PastStrip, usePast } from '../quick/past.tsx'
import { QuickFoot } from '../quick/quick-foot.tsx'
import { QuickStage } from '../quick/quick-stage.tsx'
import { useKept } from '../quick/use-kept.ts'
import { settle, useRun } from '../quick/use-run.ts'
import { useTold } from '../quick/use-told.ts'
import { DiceBar } from './bar.tsx'
import { FIRST_CHOICE, isSameChoice, rollText } from './choice.ts'
import { pictures } from './dice.art.ts'
import { DiceDials } from './dials.tsx'
import { DicePanel } from './panel.tsx'
import { DiceRules } from './rules.tsx'
import { resultWords } from './words.ts'
import './screen.css'

const ROLL_MS = 800
const MIDDLE = 5_000

/** A bar of all rolls, a target on it, and a roll that lands somewhere. */
export default function DiceScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const solo = useSolo<DiceView>()
  const stake = useStake(dice.stakeStep)
  const [choice, setChoice] = useState<DiceChoice>(() => choiceOf(replay?.[0]?.view))
  const { isRunning, isLanded } = useTold(solo, ROLL_MS)
  const past = usePast(solo, isLanded)
  const { round } = solo
  const at = useGlide(round?.view.roll ?? null, isRunning)
  const marks = marksOf(solo, isLanded)
  const isBusy = solo.phase !== 'idle'
  const result = marks['data-result'] ?? null
  const isOfChoice = round !== null && isSameChoice(choice, round.view)
  const words = round && isLanded ? resultWords({ t, money }, round.view, round.payout ?? 0n) : ''
  const rolled = round ? t('dice.rolled', { roll: rollText(round.view.roll) }) : ''
  const roll = () => solo.play(stake.value, { side: choice.side, target: choice.target })
  const isFixed = isBusy || replay !== null
  return (
    <GameFrame
      {...printed(dice)}
      betName={(bet) => (bet === 'least' ? t('dice.bet_least') : t('dice.bet_most'))}
      solo={solo}
      line={t('dice.line')}
      picture={pictures['dice-sign']}
      rules={<DiceRules />}
      said={words && solo.phase === 'idle' ? `${rolled} ${words}` : ''}
      footer={<QuickFoot solo={solo} isLanded={isLanded} />}
    >
      <QuickStage
        game="dice"
        marks={marks}
        panel={
          <DicePanel solo={solo} stake={stake} choice={choice} onChange={setChoice} onRoll={roll} />
        }
      >
        <PastStrip past={past}>{(view) => rollText(view.roll)}</PastStrip>
        <BigNumber
          text={rollText(at ?? 0)}
          isEmpty={at === null}
          result={result}
          words={words || (isBusy ? t('dice.rolling') : t('dice.ready'))}
        />
        <DiceBar
          choice={choice}
          onChange={setChoice}
          isDisabled={isFixed}
          roll={at === null ? null : { at, result: isOfChoice ? result : null }}
        />
        <DiceDials choice={choice} onChange={setChoice} isDisabled={isFixed} />
      </QuickStage>
    </GameFrame>
  )
}

/** A round of the past brings its own bet. */
const choiceOf = (view: unknown): DiceChoice => {
  if (!view) return FIRST_CHOICE
  const { side, target } = view as DiceView
  return { side, target }
}

/** Where the roll stands on its way from the last one to this one. */
function useGlide(roll: number | null, isRunning: boolean): number | null {
  const share = useRun(isRunning, ROLL_MS)
  const last = useKept(roll ?? MIDDLE, !isRunning)
  if (roll === null || !isRunning) return roll
  return Math.round(last + (roll - last) * settle(share))
}
