import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { Cabinet } from './cabinet.tsx'
import { BigWin, FreeSummary, FreeWelcome } from './cards.tsx'
import { GameSign } from './head.tsx'
import type { LineView, Machine } from './machine.ts'
import { PayStrip } from './pay-strip.tsx'
import { resultOf } from './result.ts'
import { Scene } from './scene.tsx'
import { coloursOf, skinOf } from './skins.ts'
import type { ReelsOnScreen } from './use-reels.ts'
import type { Show } from './use-show.ts'
import type { Wins } from './use-wins.ts'
import { WinWords } from './win-words.tsx'
import './screen.css'
import './metals.css'

type Props = {
  machine: Machine
  solo: Solo<LineView>
  show: Show
  screen: ReelsOnScreen
  wins: Wins
}

/** The place, the sign, the reels and what is said of them. */
export function ReelsStage({ machine, solo, show, screen, wins }: Props) {
  const skin = skinOf(useSeat().state.title)
  const { round } = solo
  const { beat, isFree } = show
  return (
    <div
      className="reels-stage"
      data-phase={solo.phase}
      data-beat={beat?.is}
      data-free={isFree || undefined}
      data-metal={skin.metal}
      style={coloursOf(skin, isFree)}
      {...resultOf(solo, show)}
    >
      <Scene skin={skin} isFree={isFree} hasFree={(round?.view.spins.length ?? 0) > 1} />
      <div className="reels-column">
        <GameSign machine={machine} skin={skin} solo={solo} show={show} />
        <Cabinet machine={machine} onCanvas={screen.mount} isReady={screen.isReady} wins={wins}>
          {beat?.is === 'enter' && <FreeWelcome machine={machine} round={round} />}
          {beat?.is === 'summary' && <FreeSummary round={round} onGoOn={show.goOn} />}
          {beat?.is === 'big' && <BigWin round={round} onGoOn={show.goOn} />}
        </Cabinet>
        <WinWords solo={solo} show={show} skin={skin} wins={wins} />
        <PayStrip machine={machine} skin={skin} isFree={isFree} />
      </div>
    </div>
  )
}
