import { describe, expect, test } from 'vitest'
import {
  HUNDREDTH,
  isMovable,
  readHundredths,
  readTwoPlaces,
  writeHundredths,
  writeTwoPlaces,
} from './amounts.ts'
import { openPort } from './testing/open-port.ts'

const player = { ref: 'member', currency: 'USD' } as const

describe('an amount below the unit a provider counts in', () => {
  test.each([1n, 50n, 99n, 101n, 150n, 12_345n, 0n, -100n])(
    '[A13] S6: %s units are refused and never rounded',
    (units) => {
      expect(isMovable(units, HUNDREDTH)).toBe(false)
    },
  )

  test.each(['pocket', 'jungle'] as const)(
    '[A13] S6: is refused by the port of %s before the provider is asked',
    async (dialect) => {
      const asked: string[] = []
      const key = { operator: 'oriel', keyId: 'k', secret: 's' }
      const port = openPort(
        { dialect, wallet: 'transfer', url: 'http://provider.invalid', ...key },
        async () => {
          asked.push('asked')
          return new Response('{}')
        },
      )
      for (const direction of ['in', 'out'] as const) {
        const transfer = { player, direction, amount: 12_345n, reference: 'r'.repeat(32) }
        expect(await port.transfer(transfer)).toEqual({
          kind: 'refused',
          reason: 'amount_not_allowed',
        })
      }
      expect(asked).toEqual([])
    },
  )
})

test('[A14] S6: one step written and read ten thousand times stays what it was', () => {
  for (const start of [HUNDREDTH, 12_300n, 999_999_999_900n]) {
    let units = start
    for (let times = 0; times < 10_000; times += 1) {
      units = readHundredths(Number(writeHundredths(units))) ?? -1n
      units = readTwoPlaces(writeTwoPlaces(units)) ?? -1n
    }
    expect(units).toBe(start)
  }
})
