import { siteId } from '@oriel/core/id'
import type { Outcome } from '@oriel/core/outcome'
import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Posted } from '../postings.ts'
import type { Post } from '../rules.ts'
import { openWatcher } from './look.ts'
import type { ModelAnswer } from './model.ts'
import { askLedger, askModel, keyOf } from './orders.ts'
import { freshPost, oldOrder, orderOf, startRun, type Run } from './run.ts'
import { steps, type Step } from './steps.ts'
import type { World } from './world.ts'

/** Runs under way at once. */
const LANES = 4
export const MS_PER_RUN_MAX = 1_000
/** Far from the houses of other tests. */
const FIRST_SITE = 1_000

/** How often each answer was met. */
export type Tally = Map<string, number>

/**
 * Tells the ledger and a model the same random steps. After each step both gave the same answer,
 * have the same balances, and no law is broken.
 */
export async function simulate(
  world: World,
  { runs, shrink = true }: { runs: number; shrink?: boolean },
): Promise<Tally> {
  const tally: Tally = new Map()
  let site = FIRST_SITE
  const settings = {
    numRuns: Math.ceil(runs / LANES),
    endOnFailure: !shrink,
    // A failure is made smaller for so long, and a simulation that hangs ends.
    interruptAfterTimeLimit: runs * MS_PER_RUN_MAX,
    markInterruptAsFailure: true,
  }
  const lane = async (): Promise<void> => {
    const watcher = await openWatcher(world.url)
    const play = async (list: readonly Step[]): Promise<void> => {
      site += 1
      const run = startRun(siteId(site))
      for (const step of list) {
        for (const met of await take(world, run, step)) tally.set(met, (tally.get(met) ?? 0) + 1)
        const { balances, broken } = await watcher.lookAt(run.owners, [...run.model.holds.keys()])
        expect(broken).toEqual([])
        expect(balances).toEqual(run.model.balances)
      }
    }
    try {
      await fc.assert(fc.asyncProperty(steps, play), settings)
    } finally {
      await watcher.close()
    }
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane))
  for (const one of lanes) if (one.status === 'rejected') throw one.reason
  return tally
}

/** Takes one step in the ledger and in the model, and says which answers were met. */
async function take(world: World, run: Run, step: Step): Promise<string[]> {
  if (step.kind === 'many') return takeMany(world, run, postsOf(run, step))
  if (step.kind === 'failed') return takeInVain(world, run, freshPost(run, step.moves))
  const order = orderOf(run, step)
  const answer = order && askModel(run.model, order)
  if (!answer || isTooLarge(answer)) return []
  if (step.kind !== 'again') run.orders.push(order)
  const outcome = await askLedger(world, order, run.posted)
  return [compare(run, order.type, keyOf(order), answer, outcome)]
}

const isTooLarge = (answer: ModelAnswer): boolean => !answer.ok && answer.reason === 'too_large'

function postsOf(run: Run, step: Extract<Step, { kind: 'many' }>): Post[] {
  return step.posts.flatMap((item) => {
    if ('moves' in item) {
      const post = freshPost(run, item.moves)
      if (post) run.orders.push({ type: 'post', post })
      return post ?? []
    }
    const old = oldOrder(run, item)
    return old && 'post' in old ? old.post : []
  })
}

async function takeMany({ database, ledger }: World, run: Run, posts: Post[]): Promise<string[]> {
  const asked = posts
    .map((post) => ({ post, answer: run.model.post(post) }))
    .filter(({ answer }) => !isTooLarge(answer))
  const outcomes = await database.transaction((work) =>
    ledger.postMany(
      work,
      asked.map(({ post }) => post),
    ),
  )
  expect(outcomes).toHaveLength(asked.length)
  return asked.map(({ post, answer }, index) =>
    compare(run, 'many', post.key, answer, outcomes[index]),
  )
}

/** A post goes with the transaction that it is part of. */
async function takeInVain(
  { database, ledger }: World,
  { model }: Run,
  post: Post | null,
): Promise<string[]> {
  if (!post || !model.fits(post)) return []
  const failure = new Error('something else went wrong')
  const work = database.transaction(async (within) => {
    await ledger.post(within, post)
    throw failure
  })
  await expect(work).rejects.toBe(failure)
  return ['failed leaves nothing']
}

function compare(
  run: Run,
  name: string,
  key: string,
  answer: ModelAnswer,
  outcome: Outcome<Posted, string> | undefined,
): string {
  if (!answer.ok || !outcome?.ok) {
    expect(outcome).toEqual(answer)
    return `${name} ${answer.ok ? '' : answer.reason}`
  }
  const { journal, at, isNew, balances } = outcome.value
  // A reversal names no accounts, so its balances have no order that could be known.
  const inOrder = (list: readonly bigint[]) => (name === 'reverse' ? list.toSorted(bySize) : list)
  expect(isNew).toBe(answer.value.isNew)
  expect(inOrder(balances)).toEqual(inOrder(answer.value.balances))
  const first = run.posted.get(key)
  if (first) expect({ journal, at }).toEqual({ journal: first.journal, at: first.at })
  else run.posted.set(key, outcome.value)
  return `${name} ${isNew ? 'posted' : 'stored'}`
}

const bySize = (left: bigint, right: bigint): number => (left < right ? -1 : Number(left > right))
