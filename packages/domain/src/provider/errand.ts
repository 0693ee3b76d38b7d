import type { ProviderAnswer } from './port.ts'

/** What an answer leads to: another step at once, the end, or a wait because nothing is known. */
export type Verdict<Step, End> =
  | { readonly kind: 'step'; readonly step: Step; readonly refusal?: string }
  | { readonly kind: 'end'; readonly end: End }
  | { readonly kind: 'wait'; readonly reason: string }

/** A verdict, and whether what was sent may be on its way although nobody said so. */
export type Heard<Step, End> = {
  readonly verdict: Verdict<Step, End>
  readonly isUnsure: boolean
}

/** Something that is asked of a provider until its end is known. */
export type Errand<Step, End> = {
  readonly first: Step
  /** False for who was held up, by a pause or a slow line, until another took it. */
  keep(): Promise<boolean>
  ask(step: Step, refusal: string | null): Promise<Heard<Step, End>>
  end(how: End): Promise<unknown>
  rest(reason: string, isUnsure: boolean): Promise<void>
  /** Told before each boundary that a death could fall on; tests die there. */
  readonly at?: ((boundary: string) => Promise<void> | void) | undefined
}

/** A send, a question, a cancel and one more question; then it rests. */
const STEPS_MAX = 5

/** Goes as far as the provider lets it: to the end, or to a rest. */
export async function follow<Step extends string, End>(errand: Errand<Step, End>): Promise<void> {
  let step = errand.first
  let refusal: string | null = null
  for (let count = 0; count < STEPS_MAX; count += 1) {
    await errand.at?.(`before ${step}`)
    // Who is no longer the one it belongs to must not speak for another's try.
    if (!(await errand.keep())) return
    const { verdict, isUnsure } = await errand.ask(step, refusal)
    await errand.at?.(`after ${step}`)
    if (verdict.kind === 'end') {
      await errand.end(verdict.end)
      await errand.at?.('ended')
      return
    }
    if (verdict.kind === 'wait') return errand.rest(verdict.reason, isUnsure)
    step = verdict.step
    refusal = verdict.refusal ?? refusal
  }
  await errand.rest('unsettled', false)
}

/** Not sent at all: whoever would have been asked was not. */
const NOT_SENT: ReadonlySet<string> = new Set(['crowded', 'breaker_open'])

/** Whether it may be on its way, or applied, although nobody said so. */
export const isUnsure = (sent: ProviderAnswer<unknown, string>): boolean =>
  sent.kind === 'unknown' && !NOT_SENT.has(sent.cause)

const BACKOFF_MS = [1_000, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000] as const
const BACKOFF_MAX_MS = 60_000

/** How long something of which nothing is known rests before it is asked for again. */
export const backoffMs = (tries: number): number =>
  BACKOFF_MS[Math.max(0, tries - 1)] ?? BACKOFF_MAX_MS

/** Longer under way than this, a person looks at it; asking goes on all the same. */
export const CASE_AFTER_MS = 10 * 60_000
