import type { Client } from '@oriel/contract/client'
import type { DataOf } from '@oriel/contract/endpoint'
import { rouletteCall, rouletteInfoCall } from '@oriel/contract/member/roulette'

type WheelDetail = DataOf<typeof rouletteCall>['detail']
export type WheelPrize = WheelDetail['prize_settings'][number]
type WheelInfo = DataOf<typeof rouletteInfoCall>['detail']

/**
 * S4.061: nothing is known (`none`), the prizes are loaded (`loaded`), the member may spin
 * (`enabled`), there is no wheel for them now (`off`), or it could not be read (`failed`).
 */
export type RouletteState = {
  readonly phase: 'none' | 'loaded' | 'enabled' | 'off' | 'failed'
  readonly detail: WheelDetail | null
  readonly info: WheelInfo | null
  readonly message: string
}

const NOTHING: RouletteState = { phase: 'none', detail: null, info: null, message: '' }

let state = NOTHING
let newest = 0
const hearers = new Set<() => void>()

function change(next: RouletteState): void {
  state = next
  for (const hear of hearers) hear()
}

export const readRoulette = (): RouletteState => state
export const nothingYet = (): RouletteState => NOTHING
export function onRouletteChange(hear: () => void): () => void {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** After every sign-in the wheel is read: its prizes, and then what the member has of it. */
export async function startRoulette(call: Client): Promise<void> {
  newest += 1
  const own = newest
  const wheel = await call(rouletteCall, {})
  if (own !== newest) return
  if (!wheel.ok) return change({ ...NOTHING, phase: 'failed', message: wheel.message })
  const { detail } = wheel.value
  // What is read again stays as it is meanwhile.
  change({ ...state, phase: state.phase === 'none' ? 'loaded' : state.phase, detail })
  const info = await call(rouletteInfoCall, {})
  if (own !== newest) return
  if (info.ok)
    change({ phase: phaseOf(info.value.detail), detail, info: info.value.detail, message: '' })
  else if (info.reason === 'no_roulette')
    change({ ...NOTHING, phase: 'off', message: info.message })
  else change({ ...NOTHING, phase: 'failed', detail, message: info.message })
}

const phaseOf = ({ is_open }: WheelInfo): 'enabled' | 'off' => (is_open ? 'enabled' : 'off')

/** What an answer or an event said of the draws that are left. */
export function keepRemaining(remaining: number): void {
  const { info } = state
  if (info) change({ ...state, info: { ...info, remaining_draws: remaining } })
}

/** Whoever signs out leaves nothing of it behind. */
export function stopRoulette(): void {
  newest += 1
  change(NOTHING)
}

/**
 * S2.086: the icon floats while there is something to spin with, unless its member wants no gifts
 * to show themselves, and while the wheel is open.
 */
export const isIconShown = ({ phase, info }: RouletteState, isOpen: boolean): boolean =>
  isOpen || (phase === 'enabled' && info !== null && info.remaining_draws > 0 && info.may_pop_up)
