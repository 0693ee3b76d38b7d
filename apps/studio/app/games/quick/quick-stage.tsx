import type { ReactNode } from 'react'
import type { Marks } from './marks.ts'
import './quick-stage.css'

type Props = {
  /** Names the scene: its style sheet owns the colours. */
  game: string
  marks: Marks
  /** Stake, choice and the button: beside the field, or below it on a phone. */
  panel: ReactNode
  /** What stands on the other side, where a game has something to show there. */
  side?: ReactNode
  children: ReactNode
}

/** The stage of a game whose controls stand on it. */
export function QuickStage({ game, marks, panel, side, children }: Props) {
  return (
    <div className={`quick quick-${game}`} data-side={side ? true : undefined} {...marks}>
      <section className="panel quick-panel">{panel}</section>
      <section className="quick-field">{children}</section>
      {side}
    </div>
  )
}
