import type { WithdrawalStage } from '@oriel/contract/member/withdrawal'
import type { Counter, Withdrawal } from './withdrawal-types.ts'

export type ClockStep = {
  readonly stage: WithdrawalStage
  readonly state: 'done' | 'now' | 'next'
  /** Since when, and until when it was promised; a stage to come has only the second. */
  readonly since: Date | null
  readonly by: Date | null
  readonly tookS: number | null
  readonly promisedS: number
}

/** What comes after a stage, as far as one can tell: people may be needed or not. */
const AHEAD: Readonly<Record<WithdrawalStage, readonly WithdrawalStage[]>> = {
  checking: ['sending', 'arriving'],
  review: ['sending', 'arriving'],
  second: ['sending', 'arriving'],
  third: ['sending', 'arriving'],
  sending: ['arriving'],
  arriving: [],
}

/** The stages it has passed, the one it is in, and those to come with the latest time of each. */
export function clockSteps(
  { stages }: Pick<Withdrawal, 'stages'>,
  promises: Counter['promises'],
): ClockStep[] {
  const promised = new Map(promises.map(({ stage, seconds }) => [stage, seconds]))
  const steps: ClockStep[] = stages.map((one) => ({
    stage: one.stage,
    state: one.left_at ? 'done' : 'now',
    since: one.entered_at,
    by: one.promised_at,
    tookS: one.left_at ? secondsBetween(one.entered_at, one.left_at) : null,
    promisedS: secondsBetween(one.entered_at, one.promised_at),
  }))
  const last = stages.at(-1)
  if (!last || last.left_at) return steps
  let by = last.promised_at.getTime()
  for (const stage of AHEAD[last.stage]) {
    const promisedS = promised.get(stage) ?? 0
    by += promisedS * 1_000
    steps.push({ stage, state: 'next', since: null, by: new Date(by), tookS: null, promisedS })
  }
  return steps
}

const secondsBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / 1_000)
