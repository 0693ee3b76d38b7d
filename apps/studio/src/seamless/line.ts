import type { ProviderCall, ProviderInput } from '@oriel/contract/provider-call'
import type { HouseAnswer } from './call.ts'

export type AskHouse = <Call extends ProviderCall>(
  call: Call,
  input: ProviderInput<Call>,
) => Promise<HouseAnswer<Call>>

/** Stands between us and a house: faults on demand, where they are wanted. */
export type Around = (ask: AskHouse) => AskHouse

/** The way to one house, of one process. What is wrong with one house is felt at no other. */
export type Line = {
  /** How many more may ask now: none while the house is silent, one to see whether it is back. */
  room(): number
  /** Does what needs the house. Null, and nothing is done, when there is no room for it. */
  within<Result>(work: (ask: AskHouse) => Promise<Result>): Promise<Result> | null
}

export type LineLimits = {
  /** So many may be waiting for this house at once. */
  readonly asksMax: number
  /** After so many unclear answers in a row it is left alone for a while. */
  readonly unclearMax: number
  readonly silentMs: number
}
export const LINE_LIMITS: LineLimits = { asksMax: 64, unclearMax: 5, silentMs: 5_000 }

export function createLine(ask: AskHouse, now: () => number, limits: LineLimits): Line {
  const { asksMax, unclearMax, silentMs } = limits
  let waiting = 0
  let unclearInARow = 0
  let silentUntil = 0

  const room = (): number => {
    if (unclearInARow < unclearMax) return asksMax - waiting
    return now() >= silentUntil && waiting === 0 ? 1 : 0
  }
  const askAndNote: AskHouse = async (call, input) => {
    const answer = await ask(call, input)
    if (answer.is === 'unclear') {
      unclearInARow += 1
      silentUntil = now() + silentMs
    } else {
      unclearInARow = 0
    }
    return answer
  }
  return {
    room,
    within(work) {
      if (room() < 1) return null
      waiting += 1
      return work(askAndNote).finally(() => {
        waiting -= 1
      })
    },
  }
}
