import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'

/** Of so many (0 to 1) it happens. */
export const Share = z._default(z.number().check(z.minimum(0), z.maximum(1)), 0)
export const Wait = z._default(z.int().check(z.minimum(0), z.maximum(60_000)), 0)

/** What can go wrong with a call. Of so many calls each happens; what is left goes well. */
export const callFaults = {
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
} as const
const CallPlan = z.object(callFaults)
type CallPlan = z.output<typeof CallPlan>

const KINDS = ['latency', 'http500', 'cut', 'lost', 'late', 'twice', 'garbage'] as const
type CallFault = (typeof KINDS)[number]

export type Faults<Plan extends CallPlan = CallPlan> = {
  plan(): Plan
  set(plan: Plan): void
  /** What happens to the next call: the same for the same seed and number. */
  draw(isTransfer: boolean): CallFault | null
  /** Whether this happens to one thing: the same for the same seed and name of the thing. */
  happens(kind: ShareOf<Plan>, subject: string): boolean
  met(): Readonly<Record<string, number>>
}
/** Faults of which a plan says how often they happen. */
type ShareOf<Plan> = {
  [Key in keyof Plan]: Plan[Key] extends number ? Key : never
}[keyof Plan] &
  string

const WORD = 2 ** 32

export function createFaults<Plan extends CallPlan>(calm: Plan): Faults<Plan> {
  let plan = calm
  let calls = 0
  let met: Record<string, number> = {}
  const drawn = (text: string): number =>
    createHmac('sha256', plan.seed).update(text).digest().readUInt32BE() / WORD
  const note = (kind: string) => void (met[kind] = (met[kind] ?? 0) + 1)
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
      let rest = drawn(String(calls))
      for (const kind of KINDS) {
        if (rest < plan[kind]) {
          note(kind)
          return kind
        }
        rest -= plan[kind]
      }
      return null
    },
    happens(kind, subject) {
      const isSo = drawn(`${kind} ${subject}`) < Number(plan[kind])
      if (isSo) note(kind)
      return isSo
    },
    met: () => met,
  }
}
