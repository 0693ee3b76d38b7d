import { useEffect, useMemo } from 'react'
import type { Solo } from '../../lib/solo.ts'
import type { Reels } from './engine.ts'
import type { LineView } from './machine.ts'
import { winsAt, type Telling } from './tellings.ts'
import type { Show } from './use-show.ts'
import { useTold } from './use-told.ts'

export type Wins = {
  /** All that the spin on the reels pays for. */
  readonly all: readonly Telling[]
  /** Which of it is told now; null for all of it. */
  readonly told: number | null
  /** It pays more than was staked: only then anything shines. */
  readonly isGlad: boolean
}

/** What pays, told one after another, and lit on the reels. */
export function useWins(solo: Solo<LineView>, show: Show, reels: Reels | null): Wins {
  const { beat, at, isLanded } = show
  const view = solo.round?.view ?? null
  const all = useMemo(() => winsAt(view, { beat, at, isLanded }), [view, beat, at, isLanded])
  const told = useTold(all.length, `${solo.round?.round_id} ${at}`)
  const isGlad = view !== null && (view.spins[at]?.pays ?? 0) > view.parts
  useEffect(() => {
    const lit = told === null ? all : all.slice(told, told + 1)
    reels?.light(all.length === 0 ? null : lit.flatMap(({ cells }) => cells), isGlad)
  }, [reels, all, told, isGlad])
  return { all, told, isGlad }
}
