import type { ReactNode } from 'react'
import type { Machine } from './machine.ts'
import { Highlights } from './highlights.tsx'
import type { ReelsOnScreen } from './use-reels.ts'
import type { Wins } from './use-wins.ts'
import './cabinet.css'

type Props = {
  machine: Machine
  onCanvas: ReelsOnScreen['mount']
  isReady: boolean
  wins: Wins
  /** A card over the reels. */
  children: ReactNode
}

/** The frame with the reels behind its glass, what pays over them, line numbers beside it. */
export function Cabinet({ machine, onCanvas, isReady, wins, children }: Props) {
  const { all, told, isGlad } = wins
  const lit = told === null ? all : all.slice(told, told + 1)
  const lines = new Set(lit.map(({ line }) => line))
  return (
    <div className="frame" data-glad={(isGlad && all.length > 0) || undefined}>
      {machine.lines && (
        <>
          <LineNumbers count={machine.lines.length} first={1} lit={lines} />
          <LineNumbers count={machine.lines.length} first={2} lit={lines} />
        </>
      )}
      <div className="window" data-loading={!isReady || undefined}>
        <canvas ref={onCanvas} aria-hidden="true" />
        <i className="window-glass" />
        <Highlights machine={machine} lit={lit} />
        {children}
      </div>
    </div>
  )
}

type Numbers = { count: number; first: 1 | 2; lit: ReadonlySet<number | null> }

/** Odd numbers to the left, even ones to the right. */
function LineNumbers({ count, first, lit }: Numbers) {
  const numbers = Array.from({ length: count / 2 }, (_, at) => at * 2 + first)
  return (
    <ol className="numbers figures" data-side={first === 1 ? 'left' : 'right'} aria-hidden="true">
      {numbers.map((number) => (
        <li key={number} data-lit={lit.has(number - 1) || undefined}>
          {number}
        </li>
      ))}
    </ol>
  )
}
