import { lackOf, type Numbered } from './case.ts'
import type { Ground } from './ground.ts'

export type Result = {
  readonly number: number
  readonly group: string
  readonly what: string
  readonly state: 'ok' | 'broken' | 'skipped'
  /** Why it is not ok. */
  readonly why: string
  readonly ms: number
}

/** A case that hangs is a broken case. */
const CASE_MAX_MS = 45_000
const SLOW_CASE_MAX_MS = 120_000
export const AT_ONCE = 6

/**
 * Runs all of these, some of them at once: no case knows of another. Results are told in the order
 * of the cases, each as soon as all before it are there.
 */
export async function runKit(
  ground: Ground,
  cases: readonly Numbered[],
  onResult: (result: Result) => void = () => {},
  atOnce: number = AT_ONCE,
): Promise<Result[]> {
  const results: (Result | undefined)[] = cases.map(() => undefined)
  let next = 0
  let told = 0
  const worker = async () => {
    for (let own = next++; own < cases.length; own = next++) {
      results[own] = await runCase(ground, cases[own] as Numbered)
      for (let one = results[told]; one; one = results[told]) {
        onResult(one)
        told += 1
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results as Result[]
}

async function runCase(ground: Ground, one: Numbered): Promise<Result> {
  const { number, group, what } = one
  const lack = lackOf(one, ground)
  if (lack !== null) return { number, group, what, state: 'skipped', why: lack, ms: 0 }
  const begun = performance.now()
  const why = await whyBroken(ground, one)
  const ms = Math.round(performance.now() - begun)
  return { number, group, what, state: why === null ? 'ok' : 'broken', why: why ?? '', ms }
}

async function whyBroken(ground: Ground, one: Numbered): Promise<string | null> {
  const limit = one.needs === 'slow' ? SLOW_CASE_MAX_MS : CASE_MAX_MS
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not over after ${limit / 1000} s`)), limit)
  })
  try {
    await Promise.race([one.run(ground), late])
    return null
  } catch (error) {
    return error instanceof Error ? reasonOf(error) : String(error)
  } finally {
    clearTimeout(timer)
  }
}

/** A connection that failed says why in its cause. */
const reasonOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message}: ${cause.message}` : message
