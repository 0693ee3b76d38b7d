import { setTimeout as wait } from 'node:timers/promises'
import type { AskHouse } from '../seamless/line.ts'
import type { Faults } from './faults.ts'

const unclear = { is: 'unclear', why: 'a fault that was ordered' } as const

/** Makes what we ask of a house go wrong on its way. */
export const withFaults =
  (faults: Faults, ask: AskHouse): AskHouse =>
  async (call, input) => {
    const met = new Map(faults.meet(call.path).map((fault) => [fault.kind, fault]))
    const { ms: latencyMs = 0 } = met.get('latency') ?? {}
    if (latencyMs > 0) await wait(latencyMs)
    if (met.has('lost')) return unclear
    const late = met.get('late')
    if (late) {
      // The house hears it after what is sent behind it.
      setTimeout(() => void ask(call, input).catch(() => unclear), late.ms).unref()
      return unclear
    }
    const again = met.has('twice') ? ask(call, input) : null
    const answer = await ask(call, input)
    await again
    return met.has('cut') ? unclear : answer
  }
