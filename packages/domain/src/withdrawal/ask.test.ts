import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { plant } from '@oriel/dev-world/testing/plant'
import { saveDayLimit, saveTierLimit } from '@oriel/domain/payment'
import { openNeeds } from '@oriel/domain/turnover'
import { reasonOf } from '@oriel/domain/testing/cards'
import { cheapPasswords, PIN, SITE } from '@oriel/domain/testing/people'
import {
  askedOf,
  askFor,
  createOuthouse,
  goOn,
  HERE,
  type Outhouse,
} from '@oriel/domain/testing/outhouse'
import { memberAccount } from '@oriel/ledger/chart'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { askWithdrawal, holdWithdrawal } from './ask.ts'
import { approveWithdrawal } from './decide.ts'

const MUCH = 50_000_000n
const NOW = new Date('2026-11-19T12:00:00.000Z')

let house: Outhouse
beforeEach(async () => {
  house = await createOuthouse()
})
afterEach(async () => {
  expect(await house.judge()).toEqual([])
  await house.database.drop()
})

type Who = Awaited<ReturnType<Outhouse['holder']>>
const ask = (who: Who, amount: bigint, changes: object = {}) =>
  askWithdrawal(
    { ...house.desk, passwords: cheapPasswords },
    { ...askedOf(who, amount), ...changes },
  )
const by = (staff: string) => ({ staff, because: 'looked at it all', now: NOW })
const STAFF = [newId(), newId(), newId(), newId()] as const
const yes = (id: Parameters<typeof approveWithdrawal>[2]['id'], staff: string) =>
  house.database.transaction((work) =>
    approveWithdrawal(work, house.ledger, { siteId: HERE, id }, by(staff)),
  )
describe('asking', () => {
  test('holds the money at once, and shows where it is until when', async () => {
    const who = await house.holder(MUCH)
    const made = expectDone(await ask(who, 1_500_000n))
    expect(made).toMatchObject({ state: 'checking', amount: 1_500_000n, fee: 20_000n })
    expect(made.number).toMatch(/^W[0-9]{6}-[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(made.stages).toMatchObject([{ stage: 'checking', leftAt: null }])
    const [stage] = made.stages
    expect(stage && stage.promisedAt.getTime() - stage.enteredAt.getTime()).toBe(120_000)
    expect(await house.balance('available', who.member.id)).toBe(MUCH - 1_500_000n)
    expect(await house.balance('held', who.member.id)).toBe(1_500_000n)
  })

  test('the same request is the same withdrawal, 20 times at once; another one is told', async () => {
    const who = await house.holder(MUCH)
    const one = askedOf(who, 1_500_000n)
    const guard = { ...house.desk, passwords: cheapPasswords }
    const said = await Promise.all(Array.from({ length: 20 }, () => holdWithdrawal(guard, one)))
    expect(new Set(said.map((each) => expectDone(each).id)).size).toBe(1)
    expect(reasonOf(await askWithdrawal(guard, { ...one, amount: 1_600_000n }))).toBe(
      'request_differs',
    )
    expect(await house.balance('held', who.member.id)).toBe(1_500_000n)
  })

  test('[A15] a hundred at once of everything: one', async () => {
    const who = await house.holder(2_000_000n)
    const said = await Promise.all(
      Array.from({ length: 100 }, () => holdWithdrawal(house.desk, askedOf(who, 2_000_000n))),
    )
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
    const reasons = new Set(said.map(reasonOf))
    expect(reasons).toEqual(new Set(['done', 'one_open']))
    expect(await house.balance('available', who.member.id)).toBe(0n)
  })

  test('two at once to two cards, together above what is free: one', async () => {
    const who = await house.holder(2_000_000n)
    const other = await house.holder(0n)
    await plant(
      house.database,
      `UPDATE bank_cards SET member_id = '${who.member.id}', slot = 2, is_default = false
        WHERE id = '${other.cardId}'`,
    )
    const said = await Promise.all([
      ask(who, 1_500_000n),
      ask({ ...who, cardId: other.cardId }, 1_500_000n),
    ])
    expect(said.map(reasonOf).toSorted()).toEqual(['done', 'insufficient'])
  })

  test('while a game takes the money: the hold or the game, never both', async () => {
    const who = await house.holder(2_000_000n)
    const away = house.ledger.postAlone({
      key: `test:${newId()}`,
      kind: 'test',
      cause: { kind: 'test', id: newId() },
      entries: [
        { account: memberAccount(who.member.id, 'available', 'USD'), units: -1_000_000n },
        { account: memberAccount(who.member.id, 'vault', 'USD'), units: 1_000_000n },
      ],
    })
    const [asked, moved] = await Promise.all([ask(who, 2_000_000n), away])
    expect([asked.ok, moved.ok].filter(Boolean)).toHaveLength(1)
  })
})

describe('is refused', () => {
  test.each<[string, (who: Who) => Promise<unknown>, bigint, object, string]>([
    ['less than the method takes', async () => {}, 199_900n, {}, 'amount_not_allowed'],
    ['more than its parts can take', async () => {}, 2_000_000_100n, {}, 'amount_not_allowed'],
    ['what is no shown amount', async () => {}, 1_500_001n, {}, 'amount_not_allowed'],
    ['nothing', async () => {}, 0n, {}, 'amount_not_allowed'],
    ['less than nothing', async () => {}, -1_500_000n, {}, 'amount_not_allowed'],
    ['more than there is', async () => {}, MUCH + 100n, {}, 'insufficient'],
    ['a card that is not there', async () => {}, 1_500_000n, { cardId: newId() }, 'card_unknown'],
    ['a card by no id at all', async () => {}, 1_500_000n, { cardId: 'x' }, 'card_unknown'],
    [
      'a card of somebody else',
      async (who) => {
        const other = await house.holder(0n)
        Object.assign(who, { cardId: other.cardId })
      },
      1_500_000n,
      {},
      'card_unknown',
    ],
    [
      'a wrong withdrawal password',
      async () => {},
      1_500_000n,
      { withdrawPassword: '0000' },
      'withdraw_password_wrong',
    ],
    [
      'a card added just now',
      ({ cardId }) =>
        plant(
          house.database,
          `UPDATE bank_cards SET usable_at = house_now() + interval '1 hour' WHERE id = '${cardId}'`,
        ),
      1_500_000n,
      {},
      'card_cooling',
    ],
    [
      'a card nobody knows whose it is',
      ({ cardId }) =>
        plant(
          house.database,
          `UPDATE bank_cards SET verified_at = NULL, verified_by = NULL WHERE id = '${cardId}'`,
        ),
      1_500_000n,
      {},
      'card_unverified',
    ],
    [
      'a day after the password was changed',
      ({ member }) =>
        plant(
          house.database,
          `UPDATE members SET withdraw_held_until = house_now() + interval '23 hours'
            WHERE id = '${member.id}'`,
        ),
      1_500_000n,
      {},
      'held_until',
    ],
    [
      'more than a day takes',
      () =>
        saveDayLimit(
          house.database.rows,
          { siteId: HERE, direction: 'out', currency: 'USD' },
          1_499_900n,
        ),
      1_500_000n,
      {},
      'day_limit',
    ],
    [
      'more than their tier may, where another may more',
      () =>
        saveTierLimit(
          house.database.rows,
          { siteId: HERE, direction: 'out', currency: 'USD', tier: 0 },
          0n,
        ).then(() =>
          saveTierLimit(
            house.database.rows,
            { siteId: HERE, direction: 'out', currency: 'USD', tier: 2 },
            MUCH,
          ),
        ),
      1_500_000n,
      {},
      'identity_needed',
    ],
    [
      'more than any tier may',
      () =>
        saveTierLimit(
          house.database.rows,
          { siteId: HERE, direction: 'out', currency: 'USD', tier: 0 },
          1_000_000n,
        ),
      1_500_000n,
      {},
      'day_limit',
    ],
    [
      'with a debt that leaves too little',
      ({ member }) =>
        house.ledger.postAlone({
          key: `test:${newId()}`,
          kind: 'test',
          cause: { kind: 'test', id: newId() },
          entries: [
            { account: memberAccount(member.id, 'owed', 'USD'), units: -MUCH },
            { account: memberAccount(member.id, 'vault', 'USD'), units: MUCH },
          ],
        }),
      1_500_000n,
      {},
      'insufficient',
    ],
    [
      'while nobody pays out',
      () =>
        plant(
          house.database,
          `UPDATE payment_methods SET closed_at = now() WHERE direction = 'out'`,
        ),
      1_500_000n,
      {},
      'withdrawals_closed',
    ],
  ])('%s', async (_name, before, amount, changes, reason) => {
    const who = { ...(await house.holder(MUCH)) }
    await before(who)
    expect(reasonOf(await ask(who, amount, changes))).toBe(reason)
    expect(await house.balance('held', who.member.id)).toBe(0n)
  })

  test('after five wrong passwords at once, also with the right one', async () => {
    const who = await house.holder(MUCH)
    const wrong = await Promise.all(
      Array.from({ length: 50 }, () => ask(who, 1_500_000n, { withdrawPassword: '0000' })),
    )
    expect(wrong.filter((one) => reasonOf(one) === 'withdraw_password_wrong')).toHaveLength(5)
    expect(reasonOf(await ask(who, 1_500_000n, { withdrawPassword: PIN }))).toBe(
      'withdraw_password_locked',
    )
  })

  test('what waits for stakes, where the site lets it wait', async () => {
    await house.database.drop()
    house = await createOuthouse({ depositTurnover: 'refuse' })
    const who = await house.holder(MUCH)
    const need = { memberId: who.member.id, currency: 'USD', cause: 'a', name: 'a' } as const
    const flags = { ...SITE.flags, depositTurnover: 'refuse' } as const
    await house.database.transaction((work) =>
      openNeeds(work, HERE, flags, [{ ...need, base: MUCH - 1_000_000n }]),
    )
    expect(reasonOf(await ask(who, 1_500_000n))).toBe('turnover_open')
    expect(reasonOf(await ask(who, 1_000_000n))).toBe('done')
  })

  test('nothing for what was taken out in another currency on the same day', async () => {
    const who = await house.holder(MUCH)
    await house.method({ currency: 'VND' })
    await plant(
      house.database,
      `INSERT INTO withdrawals (id, site_id, member_id, number, card_id, method_id, kind, currency,
         amount, fee, settled, day, request_id, request_sha, state, people, stage, promised_at,
         ended_at, due_at)
       SELECT gen_random_uuid(), c.site_id, c.member_id, 'W260101-AAAAAA', c.id, m.id, 'bank', 'VND',
         50000000000, 0, 50000000000, to_char(house_now(), 'YYYY-MM-DD'), gen_random_uuid(),
         sha256('x'), 'paid', 0, 'ended', now(), now(), NULL
       FROM bank_cards c, payment_methods m WHERE c.id = '${who.cardId}' AND m.currency = 'VND'`,
    )
    const tier = { siteId: HERE, direction: 'out', currency: 'USD', tier: 1 } as const
    await house.database.transaction((work) => saveTierLimit(work, tier, 20_000_000n))
    expect(reasonOf(await ask(who, 1_500_000n))).toBe('done')
  })

  test('a sixth one on a day', async () => {
    const who = await house.holder(MUCH)
    for (let count = 0; count < 5; count += 1) {
      const made = await askFor(house, who, 300_000n)
      await yes(made.id, STAFF[0])
      await yes(made.id, STAFF[1])
      await goOn(house)
    }
    expect(reasonOf(await ask(who, 300_000n))).toBe('too_many_today')
  })
})
