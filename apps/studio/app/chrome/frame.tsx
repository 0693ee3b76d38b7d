import { useMemo, useState, type ReactNode } from 'react'
import './frame.css'
import type { PrintedReturn } from '../../src/game/game.ts'
import { useSeat } from '../lib/seat.ts'
import type { Solo } from '../lib/solo.ts'
import { FairnessTab } from './fairness-tab.tsx'
import { GameSheet } from './game-sheet.tsx'
import { HistoryTab } from './history-tab.tsx'
import { RefusalNotice, SessionOver, WaitingNotice } from './notices.tsx'
import { RulesTab } from './rules-tab.tsx'
import { ReplayStrip, SessionStrip } from './session-strip.tsx'
import { SettingsTab } from './settings-tab.tsx'
import { SheetContext, type SheetTab } from './sheet-tab.ts'
import { TopBar } from './top-bar.tsx'

/** What the frame shows of the money. `useSolo` gives it; a table's own hook must give it too. */
export type Purse = Pick<
  Solo<unknown>,
  'balance' | 'totals' | 'refusal' | 'isCutOff' | 'forgetRefusal'
> &
  Partial<Pick<Solo<unknown>, 'seed' | 'takeSeed' | 'isPaying'>>

type Props = {
  /** The game's own rules: `game.returns`, `game.maxTimes`. Never a second copy of a number. */
  returns: readonly PrintedReturn[]
  maxTimes: number
  /** What each bet of `returns` is called, where there are several. */
  betName?: (bet: string) => string
  solo: Purse
  /** How it is played: headings, paragraphs and tables inside the panel. */
  rules: ReactNode
  /** Below the name in the bar: "3 reels · 5 lines". */
  line?: string
  /** The address of a small square picture that stands before the name. */
  picture?: string | undefined
  /** Below the stage: `PlayFooter`, or `FootBar` where the controls stand on the stage. */
  footer: ReactNode
  /** The last result in words, said to readers once it is on screen. Empty while it is not. */
  said: string
  /** In place of the seeds, for games that are drawn from a chain of hashes: `ChainFairness`. */
  fairness?: ReactNode
  /** How fairness works here, for games drawn neither from seeds nor from a chain. */
  fairText?: string
  /** What was promised for the round that is on, for the same games. */
  hash?: string | undefined
  /** The stage. It fills the room between the strip and the footer. */
  children: ReactNode
}

/**
 * What surrounds every game: the bar, the session strip, notices, the panel with rules, history,
 * seeds and settings. A screen brings its stage, its controls and its rules:
 *
 *     export default function DiceScreen() {
 *       const { t } = useText()
 *       const solo = useSolo<DiceView>()
 *       const stake = useStake(dice.stakeStep)
 *       const play = () => solo.play(stake.value, { target: 4850 })
 *       // After the animation of `solo.round.view`, while solo.phase is 'showing': solo.shown()
 *       return (
 *         <GameFrame
 *           {...printed(dice)}
 *           solo={solo}
 *           rules={<p>{t('dice.rules')}</p>}
 *           said={solo.phase === 'idle' && solo.round ? t('dice.said', …) : ''}
 *           footer={<PlayFooter solo={solo} stake={stake} label={t('dice.roll')} onPlay={play} />}
 *         >
 *           <DiceStage … />
 *         </GameFrame>
 *       )
 *     }
 *
 * Games with a panel on the stage use `FootBar` below and put `StakeStepper`, `StakeKeys` and
 * `ActionButton` into a `<div className="panel">`. `WinLine` tells what a round brought; ask
 * `isCelebrated` before any glow or sound. `useSheet().open('rules')` opens the panel. The name of
 * the game comes from the seat. In a replay all of it works as it is: `solo.play` shows the round.
 */
export function GameFrame(props: Props) {
  const { solo, returns, maxTimes, betName, rules, footer, said, fairness, children } = props
  const { state, replay } = useSeat()
  const [tab, setTab] = useState<SheetTab | null>(null)
  const opener = useMemo(() => ({ open: setTab }), [])
  const { seed, takeSeed } = solo
  const seeds = fairness ?? (seed && takeSeed && <FairnessTab seed={seed} onSeed={takeSeed} />)
  const tabs = {
    rules: (
      <RulesTab
        rules={rules}
        returns={returns}
        maxTimes={maxTimes}
        betName={betName}
        fairText={props.fairText}
      />
    ),
    ...(replay ? {} : { history: <HistoryTab />, fairness: seeds }),
    settings: <SettingsTab />,
  }
  return (
    <SheetContext value={opener}>
      <div className="game" data-game={state.game} data-title={state.title}>
        <TopBar
          returns={returns}
          hash={props.hash ?? seed?.hash ?? null}
          line={props.line ?? null}
          picture={props.picture ?? null}
        />
        {replay ? <ReplayStrip /> : <SessionStrip totals={solo.totals} returns={returns} />}
        <main className="stage">
          {children}
          <WaitingNotice isCutOff={solo.isCutOff} isPaying={solo.isPaying ?? false} />
          <RefusalNotice reason={solo.refusal} onForget={solo.forgetRefusal} />
        </main>
        {footer}
        <output className="sr-only">{said}</output>
      </div>
      <GameSheet
        title={state.name}
        tab={tab}
        tabs={tabs}
        onTab={setTab}
        onClose={() => setTab(null)}
      />
      {solo.refusal === 'session_over' && <SessionOver />}
    </SheetContext>
  )
}
