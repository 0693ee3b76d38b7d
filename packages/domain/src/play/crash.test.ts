import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boundariesOf, crash } from '../testing/crash.ts'
import type { Fate } from '../testing/outside.ts'
import { createPlayhouse, layGround, type Ground } from '../testing/playhouse.ts'
import { flows } from './crash-flows.ts'

const FATES: readonly Fate[] = ['answered', 'lost', 'cut', 'late', 'refused']
const CANCELS = [true, false] as const
const AT_MOST = 16
/** So few would mean that boundaries have gone unseen. */
const DEATHS_AT_LEAST = 160

let ground: Ground
beforeAll(async () => {
  ground = await layGround()
})
afterAll(async () => {
  const house = await createPlayhouse({ ground })
  expect(await house.brokenLaws()).toEqual([])
  await ground.database.drop()
})

describe.each(flows)('$name', (flow) => {
  test('passes the boundaries that the deaths below fall on', async () => {
    const passed = await boundariesOf(ground, flow)
    expect(passed.length).toBeGreaterThan(3)
    expect(passed.length).toBeLessThanOrEqual(AT_MOST)
  })

  for (const cancel of CANCELS) {
    test.each(FATES)(
      `dies at each of them, the request is %s, cancel ${cancel}: both sides agree`,
      async (fate) => {
        const boundaries = await boundariesOf(ground, flow)
        for (let at = 0; at <= boundaries.length; at += 1)
          await crash(ground, { flow, at, fate, cancel })
      },
      120_000,
    )
  }
})

test('all boundaries of all flows, with every fate of the request, are enumerated', async () => {
  const places: number[] = []
  for (const flow of flows) places.push((await boundariesOf(ground, flow)).length + 1)
  const deaths = places.reduce((sum, count) => sum + count, 0) * FATES.length * CANCELS.length
  process.stdout.write(`play.crash deaths=${deaths} boundaries=${places.join()}\n`)
  expect(deaths).toBeGreaterThanOrEqual(DEATHS_AT_LEAST)
})
