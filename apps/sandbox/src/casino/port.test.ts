import { applies } from '@oriel/providers/testing/ground'
import { PORT_CASES } from '@oriel/providers/testing/port-cases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openCasino, type OpenCasino } from '../testing/open-casino.ts'

const CASES_AT_LEAST = 60

describe.each(['pocket', 'jungle'] as const)('%s', (name) => {
  let casino: OpenCasino
  beforeAll(async () => {
    casino = await openCasino(name)
  })
  afterAll(() => casino.close())

  test.each(PORT_CASES.map((one) => [one.group, one.what, one] as const))(
    '%s: %s',
    async (_group, _what, one) => {
      if (!applies(one, casino.ground)) return expect(one.needs).toMatch(/^(cancel|seamless)$/)
      await expect(one.run(casino.ground)).resolves.toBeUndefined()
    },
  )
  test('nearly all cases are about it', () => {
    const own = PORT_CASES.filter((one) => applies(one, casino.ground))
    expect(own.length).toBeGreaterThanOrEqual(CASES_AT_LEAST)
  })
})
