import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import {
  giveBonus,
  publishRoulette,
  rouletteGrantsCall,
  rouletteVersionsCall,
  rouletteWheelCall,
} from '@oriel/contract/office/roulette'
import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { plant } from '@oriel/dev-world/testing/plant'
import { listLetters } from '@oriel/domain/letter'
import { findMember } from '@oriel/domain/member'
import { publishWheel, readRemaining } from '@oriel/domain/roulette'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
let rosa: Desk
let kenji: Desk
let support: Desk
let sophia: MemberId
let khoa: MemberId
beforeAll(async () => {
  office = await openOffice()
  rosa = await office.signIn('rosa.lind')
  kenji = await office.signIn('kenji.mori')
  support = await office.signIn('mai.srisuk')
  const idOf = async (account: string) =>
    (await findMember(office.database.rows, ORIEL, account))?.id ?? ('' as MemberId)
  sophia = await idOf('sophia')
  khoa = await idOf('minhkhoa')
})
afterAll(() => office.close())

const WHY = 'the November offer, as agreed with finance'
const cash = (prize_id: number, amount: string, weight: number) => {
  return { prize_id, kind: 'cash', amount, weight, stock: null, fallback_prize_id: null }
}
/** The example of the budget page: 20,080 in cash, 25,100 with its draws. */
const EXAMPLE = [
  { ...cash(1, '888000', 5), stock: 3 as number | null, fallback_prize_id: 7 as number | null },
  cash(2, '88000', 70),
  cash(3, '38000', 140),
  cash(4, '18000', 220),
  cash(5, '8000', 25),
  { ...cash(6, '2', 100), kind: 'draws' },
  { ...cash(7, '0', 440), kind: 'none' },
]

async function agree(desk: Desk, number: string): Promise<unknown> {
  const seen = await desk.get(proposalCall, { number })
  return desk.get(voteCall, { number, vote: 'yes', reason: WHY, hash: seen['hash'] })
}

describe('a version', () => {
  test('is proposed by one, agreed to by another, and then drawn from', async () => {
    const before = await rosa.get<{ wheel: { version: number } }>(rouletteWheelCall, {
      currency: 'VND',
    })
    const input = { currency: 'VND', prizes: EXAMPLE }
    const preview = await rosa.get(publishRoulette.preview, input)
    expect(preview).toMatchObject({
      needs: 2,
      after: {
        version: before.wheel.version + 1,
        worth_cash: '20080.0000 VND',
        worth_with_draws: '25100.0000 VND',
      },
    })
    const made = await rosa.get<{ proposal: string }>(publishRoulette.run, {
      ...input,
      reason: WHY,
    })
    expect(await rosa.get(rouletteWheelCall, { currency: 'VND' })).toEqual(before)
    expect(await agree(kenji, made.proposal)).toEqual({ outcome: 'done' })
    expect(await rosa.get(rouletteWheelCall, { currency: 'VND' })).toMatchObject({
      wheel: {
        version: before.wheel.version + 1,
        published_by: 'rosa.lind, kenji.mori',
        worth_cash: '20080.0000',
        worth_with_draws: '25100.0000',
      },
    })
    const { list } = await rosa.get<{ list: unknown[] }>(rouletteVersionsCall, { currency: 'VND' })
    expect(list).toHaveLength(before.wheel.version + 1)
  })

  test.each([
    ['weights_wrong', [cash(1, '1', 2 ** 32), cash(2, '1', 1)]],
    ['amount_wrong', [cash(1, '0.5', 1), cash(2, '1', 1)]],
    ['fallback_missing', [{ ...cash(1, '1', 1), stock: 2 }, cash(2, '1', 1)]],
    [
      'fallback_cycle',
      [1, 2].map((id) => {
        return { ...cash(id, '1', 1), stock: 2, fallback_prize_id: 3 - id }
      }),
    ],
    ['draws_endless', [{ ...cash(1, '2', 1), kind: 'draws' }, cash(2, '1', 1)]],
  ] as const)('is refused: %s', async (reason, prizes) => {
    const said = await rosa.say(publishRoulette.preview, { currency: 'VND', prizes })
    const codes = Object.entries(publishRoulette.preview.errors)
    const [expected] = codes.find(([, one]) => one === reason) ?? []
    expect(String(said.body.code)).toBe(expected)
  })

  test('of kinds that cannot be given yet is not even read', async () => {
    const prizes = [{ ...cash(1, '1', 1), kind: 'bonus' }, cash(2, '1', 1)]
    const said = await rosa.say(publishRoulette.preview, { currency: 'VND', prizes })
    expect(said.status).toBe(422)
  })

  test('is written once by a proposal, and at its own site', async () => {
    const made = await rosa.get<{ proposal: string }>(publishRoulette.run, {
      currency: 'THB',
      prizes: [cash(1, '10', 1), { ...cash(2, '0', 9), kind: 'none' }],
      reason: WHY,
    })
    await agree(kenji, made.proposal)
    const { rows } = await office.database.pool.query<{ id: string }>(
      "SELECT id FROM proposals WHERE permission = 'roulette.publish' ORDER BY number DESC LIMIT 1",
    )
    const id = rows[0]?.id ?? ''
    const again = (siteId: SiteId) => {
      const plain = { weight: 1, stock: null, fallbackPrizeId: null } as const
      const prizes = [
        { ...plain, prizeId: 1, kind: 'cash', amount: 9_990_000n },
        { ...plain, prizeId: 2, kind: 'none', amount: 0n },
      ] as const
      const wheel = { siteId, currency: 'THB', prizes, by: 'one, two', proposalId: id } as const
      return office.office.transaction((work) => publishWheel(work, wheel))
    }
    await expect(again(ORIEL)).rejects.toMatchObject({ constraint: 'roulettes_proposal' })
    const unused = `UPDATE roulettes SET proposal_id = NULL WHERE proposal_id = '${id}'`
    await plant(office.database, unused)
    await expect(again(SECOND)).rejects.toMatchObject({ constraint: 'roulette_published' })
  })

  test('is not written by the office without a proposal', async () => {
    const alone = office.office.pool.query(
      `INSERT INTO roulettes (id, version, site_id, currency, published_by)
        VALUES (gen_random_uuid(), 99, $1, 'VND', 'nobody')`,
      [ORIEL],
    )
    await expect(alone).rejects.toMatchObject({
      constraint: 'roulette_published',
    })
  })
})

describe('draws', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const given = (member_ids: string[], days = 7) => {
    return { kind: 'draws', member_ids, currency: 'VND', draws: 4, expires_at: inDays(days) }
  }

  test('are given to several members by two people, once', async () => {
    const left = async () => [
      await readRemaining(office.database.rows, { memberId: sophia, currency: 'VND' }),
      await readRemaining(office.database.rows, { memberId: khoa, currency: 'VND' }),
    ]
    const [one = 0, two = 0] = await left()
    const input = given([sophia, khoa, sophia])
    const made = await support.get<{ proposal: string }>(giveBonus.run, { ...input, reason: WHY })
    expect(await left()).toEqual([one, two])
    expect(await agree(rosa, made.proposal)).toEqual({ outcome: 'done' })
    expect(await left()).toEqual([one + 4, two + 4])
    // Each hears of it in a letter, once, in words of their own language.
    const titles = async (memberId: MemberId) => {
      const page = { locale: 'en_US', page: 1, count: 9, order: 'desc' } as const
      const { list } = await listLetters(office.database.rows, { siteId: ORIEL, memberId }, page)
      return list.map(({ title }) => title).filter((title) => title.includes('draws'))
    }
    expect(await titles(sophia)).toEqual(['4 draws of the lucky wheel'])
    expect(await titles(khoa)).toEqual(['4 draws of the lucky wheel'])
    const { list } = await rosa.get<{ list: object[] }>(rouletteGrantsCall, { count: 2 })
    expect(list).toMatchObject([
      { draws: 4, used: 0, currency: 'VND' },
      { draws: 4, used: 0, currency: 'VND' },
    ])
  })

  test('of a currency without a wheel are refused', async () => {
    const said = await support.say(giveBonus.preview, { ...given([sophia]), currency: 'GP' })
    expect(said.body).toMatchObject({ code: 112 })
  })

  test('are not written by the office in another currency than two people agreed to', async () => {
    const input = given([sophia])
    const made = await support.get<{ proposal: string }>(giveBonus.run, { ...input, reason: WHY })
    await agree(rosa, made.proposal)
    const { rows } = await office.database.pool.query<{ id: string }>(
      "SELECT id FROM proposals WHERE permission = 'bonus.give' ORDER BY number DESC LIMIT 1",
    )
    const cause = `give:${rows[0]?.id}`
    await office.database.pool.query('DELETE FROM roulette_grants WHERE cause = $1', [cause])
    const grant = (currency: string) =>
      office.office.pool.query(
        `INSERT INTO roulette_grants (id, site_id, member_id, currency, cause, draws, expires_at)
          VALUES (gen_random_uuid(), $1, $2, $3, $4, 4, house_now() + interval '1 day')`,
        [ORIEL, sophia, currency, cause],
      )
    const dearer = grant('USD')
    await expect(dearer).rejects.toMatchObject({ constraint: 'roulette_granted' })
    await expect(grant('VND')).resolves.toMatchObject({ rowCount: 1 })
  })

  test.each([[0], [-1], [91]])('that expire in %d days are refused', async (days) => {
    const said = await support.say(giveBonus.preview, given([sophia], days))
    expect(said.body).toMatchObject({ code: 110 })
  })

  test('are not given to a member who is frozen or of another site', async () => {
    const { pool } = office.database
    await pool.query("UPDATE members SET state = 'frozen' WHERE id = $1", [khoa])
    expect((await support.say(giveBonus.preview, given([khoa]))).body).toMatchObject({ code: 111 })
    const stranger = await findMember(office.database.rows, SECOND, 'tanawat')
    const said = await support.say(giveBonus.preview, given([stranger?.id ?? '']))
    expect(said.body).toMatchObject({ code: 101 })
  })

  test('are not written by the office without a proposal', async () => {
    const alone = office.office.pool.query(
      `INSERT INTO roulette_grants (id, site_id, member_id, cause, draws, expires_at)
        VALUES (gen_random_uuid(), $1, $2, $3, 1, house_now() + interval '1 day')`,
      [ORIEL, sophia, `give:${newId()}`],
    )
    await expect(alone).rejects.toMatchObject({
      constraint: 'roulette_granted',
    })
  })
})
