import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'

const Share = z._default(z.number().check(z.minimum(0), z.maximum(1)), 0)
const Wait = z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0)

/** Of so many calls (0 to 1) each of these happens; what is left goes well. */
export const FaultPlan = z.object({
  seed: z._default(z.string(), 'sandbox'),
  /** Only calls that move money, or all. */
  calls: z._default(z.enum(['transfer', 'all']), 'transfer'),
  /** Answers later. */
  latency: Share,
  latency_ms: Wait,
  /** Does nothing and answers 500. */
  http500: Share,
  /** Does it, and the connection ends without an answer. */
  cut: Share,
  /** Does nothing, and the connection ends. */
  lost: Share,
  /** The connection ends, and it is done later. */
  late: Share,
  late_ms: Wait,
  /** Does it twice, as if it had come twice. */
  twice: Share,
  /** Does it, and answers with something else. */
  garbage: Share,
  /** Lets nobody in and takes no money; what lies here can be fetched. */
  maintenance: z._default(z.boolean(), false),
})
export type FaultPlan = z.output<typeof FaultPlan>

const KINDS = ['latency', 'http500', 'cut', 'lost', 'late', 'twice', 'garbage'] as const
type Fault = (typeof KINDS)[number]

export type Faults = {
  plan(): FaultPlan
  set(plan: FaultPlan): void
  /** What happens to the next call: the same for the same seed and number. */
  draw(isTransfer: boolean): Fault | null
  met(): Readonly<Record<string, number>>
}

const WORD = 2 ** 32

export function createFaults(): Faults {
  let plan = z.parse(FaultPlan, {})
  let calls = 0
  let met: Record<string, number> = {}
  return {
    plan: () => plan,
    set(next) {
      plan = next
      calls = 0
      met = {}
    },
    draw(isTransfer) {
      if (!isTransfer && plan.calls === 'transfer') return null
      calls += 1
      const word = createHmac('sha256', plan.seed).update(String(calls)).digest().readUInt32BE()
      let rest = word / WORD
      for (const kind of KINDS) {
        if (rest < plan[kind]) {
          met[kind] = (met[kind] ?? 0) + 1
          return kind
        }
        rest -= plan[kind]
      }
      return null
    },
    met: () => met,
  }
}
