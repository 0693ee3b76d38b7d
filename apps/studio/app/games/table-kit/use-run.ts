import { useEffect, useState } from 'react'
import { useStill } from '../../lib/settings.ts'
import type { TableRound } from '../../lib/use-table.ts'

/** What is being told of a round: its outcome, and since when on the page's own clock. */
export type Run<Outcome> = {
  readonly roundId: string
  readonly outcome: Outcome
  /** Long ago for a round that was over when this page came, or when nobody wants motion. */
  readonly since: number
}

const LONG_AGO = 0

/**
 * The outcome on the table, from the moment it may be known until bets open again. The beginning is
 * taken once: what comes over the line later does not shake an animation that runs.
 */
export function useRun<Outcome>(round: TableRound<Outcome> | null): Run<Outcome> | null {
  const [run, setRun] = useState<Run<Outcome> | null>(null)
  const isStill = useStill()
  const outcome = round?.outcome ?? null
  if (round && outcome !== null && run?.roundId !== round.id) {
    const since = round.ranSince ?? LONG_AGO
    setRun({ roundId: round.id, outcome, since: isStill ? LONG_AGO : since })
  }
  return outcome !== null && run?.roundId === round?.id ? run : null
}

type Passed = { readonly run: Run<unknown>; readonly count: number }

/**
 * How many of these moments of a run are behind us, in milliseconds from its beginning. The list
 * must stay the same while the run does.
 */
export function useMoments(run: Run<unknown> | null, moments: readonly number[]): number {
  const [passed, setPassed] = useState<Passed | null>(null)
  useEffect(() => {
    if (!run) return
    let timer = 0
    const look = () => {
      const ran = Date.now() - run.since
      setPassed({ run, count: moments.filter((moment) => moment <= ran).length })
      const next = moments.find((moment) => moment > ran)
      if (next !== undefined) timer = window.setTimeout(look, next - ran)
    }
    look()
    return () => window.clearTimeout(timer)
  }, [run, moments])
  return run && passed?.run === run ? passed.count : 0
}
