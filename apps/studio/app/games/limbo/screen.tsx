import { useState } from 'react'
import { limbo, type LimboView } from '../../../src/games/limbo/rules.ts'
import { GameFrame } from '../../chrome/frame.tsx'
import { printed } from '../../chrome/printed.ts'
import { useStake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { useSolo } from '../../lib/use-solo.ts'
import { BigNumber } from '../quick/big-number.tsx'
import { timesText } from '../quick/figures.ts'
import { marksOf } from '../quick/marks.ts'
import { PastStrip, usePast } from '../quick/past.tsx'
import { QuickFoot } from '../quick/quick-foot.tsx'
import { QuickStage } from '../quick/quick-stage.tsx'
import { useRun } from '../quick/use-run.ts'
import { useTold } from '../quick/use-told.ts'
import { LimboBar } from './bar.tsx'
import { LimboDials } from './dials.tsx'
import { pictures } from './limbo.art.ts'
import { LimboPanel } from './panel.tsx'
import { LimboRules } from './rules.tsx'
import { FIRST_TARGET, runMs, shownAt } from './scale.ts'
import './screen.css'

/** A level is drawn; it reaches the target or it does not. */
export default function LimboScreen() {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const solo = useSolo<LimboView>()
  const stake = useStake(limbo.stakeStep)
  const [target, setTarget] = useState(() => targetOf(replay?.[0]?.view))
  const { round, phase } = solo
  const lasts = runMs(round?.view.level ?? FIRST_TARGET)
  const { isRunning, isLanded } = useTold(solo, lasts)
  const share = useRun(isRunning, lasts)
  const past = usePast(solo, isLanded)
  const marks = marksOf(solo, isLanded)
  const result = marks['data-result'] ?? null
  const level = round ? shownAt(round.view.level, share) : null
  const isFixed = phase !== 'idle' || replay !== null
  const words = round && isLanded ? resultWords(t, round.view, money(round.payout ?? 0n)) : ''
  return (
    <GameFrame
      {...printed(limbo)}
      solo={solo}
      line={t('limbo.line')}
      picture={pictures['limbo-sign']}
      rules={<LimboRules />}
      said={words && phase === 'idle' ? words : ''}
      footer={<QuickFoot solo={solo} isLanded={isLanded} />}
    >
      <QuickStage
        game="limbo"
        marks={marks}
        panel={
          <LimboPanel
            solo={solo}
            stake={stake}
            target={target}
            onPlay={() => solo.play(stake.value, { target })}
          />
        }
      >
        <PastStrip past={past}>{(view) => timesText(view.level)}</PastStrip>
        <BigNumber
          text={timesText(level ?? 100)}
          isEmpty={level === null}
          result={result}
          words={words || (phase === 'idle' ? t('limbo.ready') : t('limbo.running'))}
        />
        <LimboBar
          target={target}
          onChange={setTarget}
          isDisabled={isFixed}
          level={phase === 'asking' ? null : level}
          isRunning={isRunning}
          result={round?.view.target === target ? result : null}
        />
        <LimboDials target={target} onChange={setTarget} isDisabled={isFixed} />
      </QuickStage>
    </GameFrame>
  )
}

function resultWords(t: ReturnType<typeof useText>['t'], view: LimboView, amount: string): string {
  const [level, target] = [timesText(view.level), timesText(view.target)]
  return view.isWin ? t('limbo.won', { level, target, amount }) : t('limbo.lost', { level, target })
}

/** A round of the past brings its own target. */
const targetOf = (view: unknown): number => (view ? (view as LimboView).target : FIRST_TARGET)
