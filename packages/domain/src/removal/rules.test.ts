import type { Balance } from '@oriel/ledger/reading'
import { describe, expect, test } from 'vitest'
import { judgeMoney } from './rules.ts'

const balance = (kind: Balance['kind'], units: bigint, currency: Balance['currency'] = 'USD') => ({
  kind,
  party: kind === 'mirror' ? 'GPOS' : '',
  currency,
  units,
})

describe('money in the way of deleting an account', () => {
  test.each([
    ['nothing at all', [], null, null],
    ['accounts that are empty', [balance('available', 0n), balance('mirror', 0n)], null, null],
    ['what can be paid out', [balance('available', 100n)], 'money_left', null],
    ['less than can be paid out', [balance('available', 99n)], null, null],
    ['less than a dong', [balance('available', 9_999n, 'VND')], null, null],
    ['a dong', [balance('available', 10_000n, 'VND')], 'money_left', null],
    ['money in a second currency', [balance('available', 10_000n, 'VND')], 'money_left', null],
    ['a bonus', [balance('bonus', 1n)], 'money_left', null],
    ['locked away by the member', [balance('vault', 50n)], 'money_left', null],
    ['at a game', [balance('mirror', 1n)], 'money_at_games', 'money_at_games'],
    ['at a game, told late', [balance('mirror', -1n)], 'money_at_games', 'money_at_games'],
    ['set aside', [balance('held', 1n)], 'money_held', 'money_held'],
    ['a debt', [balance('owed', -1n), balance('available', 5n)], 'money_owed', 'money_owed'],
    [
      'an account of a kind we do not know here',
      [balance('agent', 1n)],
      'money_left',
      'money_left',
    ],
  ] as const)('%s', (_what, balances, real, play) => {
    expect(judgeMoney(balances, false).block).toBe(real)
    expect(judgeMoney(balances, true).block).toBe(play)
  })

  test('what goes to the house is named, account by account', () => {
    const own = [balance('available', 7_000_000n), balance('vault', 5n), balance('bonus', 0n)]
    expect(judgeMoney(own, true)).toEqual({ block: null, dropped: own.slice(0, 2) })
    expect(judgeMoney(own, false)).toEqual({ block: 'money_left', dropped: [] })
    const crumb = [balance('available', 99n)]
    expect(judgeMoney(crumb, false)).toEqual({ block: null, dropped: crumb })
  })
})
