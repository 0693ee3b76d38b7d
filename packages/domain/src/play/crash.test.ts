import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { boundariesOf, crash } from '../testing/crash.ts'
import type { Fate } from '../testing/outside.ts'
import { createPlayhouse, layGround, type Ground } from '../testing/playhouse.ts'
import { flows } from './crash-flows.ts'

const FATES: readonly Fate[] = ['answered', 'lost', 'cut', 'late', 'refused']
const AT_MOST = 16

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

  for (const cancel of [true, false]) {
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
