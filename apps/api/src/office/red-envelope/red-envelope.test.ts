import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import {
  envelopeCall,
  envelopeClaimsCall,
  envelopesCall,
  openEnvelope,
} from '@oriel/contract/office/red-envelope'
import { giveBonus, rouletteVersionsCall } from '@oriel/contract/office/roulette'
import { switchOff } from '@oriel/contract/office/switch'
import { newId, type MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { plant } from '@oriel/dev-world/testing/plant'
import { findMember } from '@oriel/domain/member'
import { createClaims, readPromisedShare, type EnvelopeId } from '@oriel/domain/red-envelope'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

const WHY = 'the gift of the autumn festival'
const HOUR_MS = 3_600_000

let office: OpenOffice
let rosa: Desk
let kenji: Desk
let sophia: MemberId
beforeEach(async () => {
  office = await openOffice()
  rosa = await office.signIn('rosa.lind')
  kenji = await office.signIn('kenji.mori')
  sophia = (await findMember(office.database.rows, ORIEL, 'sophia'))?.id ?? ('' as MemberId)
})
afterEach(() => office.close())

const inputOf = (changes: object = {}) => ({
  envelope_id: newId<'red-envelope'>(),
  name: 'Autumn festival',
  currency: 'USD',
  total: '200',
  slots: 50,
  least: '1',
  most: '20.5',
  opens_at: new Date().toISOString(),
  end_at: new Date(Date.now() + HOUR_MS).toISOString(),
  ...changes,
})
const propose = (desk: Desk, input: object) =>
  desk.get<{ proposal: string }>(openEnvelope.run, { ...input, reason: WHY })
async function agree(desk: Desk, number: string): Promise<unknown> {
  const seen = await desk.get(proposalCall, { number })
  return desk.get(voteCall, { number, vote: 'yes', reason: WHY, hash: seen['hash'] })
}
/** Proposed by one and agreed to by another. */
async function open(changes: object = {}): Promise<EnvelopeId> {
  const input = inputOf(changes)
  const { proposal } = await propose(rosa, input)
  expect(await agree(kenji, proposal)).toEqual({ outcome: 'done' })
  return input.envelope_id
}
const claim = (id: EnvelopeId, member = sophia) =>
  createClaims(office.database, createLedger(office.database), testKeys)(id, member)
type One = {
  state: string
  claimed: number
  given: string
  slot_list: unknown[]
  free_list: number[]
}
const one = (id: EnvelopeId) => rosa.get<One>(envelopeCall, { id })
const share = () => readPromisedShare(office.database.rows)

describe('an envelope', () => {
  test('is proposed with its budget shown, and opened by another person', async () => {
    const input = inputOf()
    const shown = await rosa.get(openEnvelope.preview, input)
    expect(shown).toMatchObject({
      needs: 2,
      after: { total: '200.0000 USD', mean: '4.0000 USD', limit: '10000.0000 USD' },
    })
    const { proposal } = await propose(rosa, input)
    expect((await rosa.say(envelopeCall, { id: input.envelope_id })).body.code).toBe(101)
    const alone = await rosa.get(proposalCall, { number: proposal })
    const own = { number: proposal, vote: 'yes', reason: WHY, hash: alone['hash'] }
    expect((await rosa.say(voteCall, own)).body.code).not.toBe(100)
    expect(await agree(kenji, proposal)).toEqual({ outcome: 'done' })
    expect(await one(input.envelope_id)).toMatchObject({
      name: 'Autumn festival',
      total: '200.0000',
      slots: 50,
      opened_by: 'rosa.lind',
      checked_by: 'kenji.mori',
      claimed: 0,
      given: '0.0000',
    })
    const again = await rosa.say(openEnvelope.run, { ...input, reason: WHY })
    expect(again.body.code).toBe(110)
  })

  test.each([
    ['111', { total: '40' }],
    ['112', { end_at: new Date(Date.now() - 1).toISOString() }],
    ['113', { total: '10000.01', most: '500' }],
  ])('is refused with %s: %j', async (expected, changes) => {
    const said = await rosa.say(openEnvelope.preview, inputOf(changes))
    expect(String(said.body.code)).toBe(expected)
  })

  test('is refused with 114 in a currency that the site does not offer', async () => {
    const said = await rosa.say(openEnvelope.preview, inputOf({ currency: 'USD' }), SECOND)
    expect(said.body.code).toBe(114)
  })

  test('is watched while it runs: slots are sealed until they are claimed, claims are looked at', async () => {
    const id = await open()
    const { units } = expectDone(await claim(id))
    const amount = `${units / 10_000n}.${String(units % 10_000n).padStart(4, '0')}`
    const running = await one(id)
    expect(running).toMatchObject({ state: 'running', claimed: 1, given: amount })
    expect(running.slot_list.filter((slot) => slot !== null)).toEqual([amount])
    expect(running.free_list).toHaveLength(49)
    const claims = await rosa.get(envelopeClaimsCall, { id })
    expect(claims).toMatchObject({ list: [{ account: 'sophia', amount }], next: null })
    const { rows } = await office.database.pool.query(
      "SELECT actor FROM office_events WHERE subject_kind = 'red-envelope' AND outcome = 'seen'",
    )
    expect(rows).toEqual([{ actor: 'rosa.lind' }])
    await moveClock(office.database.ownerUrl, { aheadMs: 2 * HOUR_MS })
    const desk = await office.signIn('rosa.lind')
    const ended = await desk.get<One>(envelopeCall, { id })
    expect(ended.state).toBe('ended')
    expect(ended.slot_list.every((slot) => slot !== null)).toBe(true)
  })

  test('of another site is not there', async () => {
    const id = await open()
    expect((await rosa.say(envelopeCall, { id }, SECOND)).body.code).toBe(101)
    expect((await rosa.say(envelopeClaimsCall, { id }, SECOND)).body.code).toBe(101)
    const { list } = await rosa.get<{ list: { id: string }[] }>(envelopesCall, {}, SECOND)
    expect(list.some((line) => line.id === id)).toBe(false)
  })

  test('is paused by one person: claims are over, slots stay', async () => {
    const id = await open()
    await kenji.get(switchOff.run, { scope: 'red-envelope', key: '', reason: WHY })
    expect(await claim(id)).toEqual({ ok: false, reason: 'envelope_over' })
    expect(await one(id)).toMatchObject({ state: 'running', claimed: 0 })
  })
})

describe('the budget', () => {
  test('is what open envelopes promise, less what was claimed, beside the limit of the site', async () => {
    const before = await rosa.get<{ promised: string; limit: string }>(envelopesCall)
    const id = await open()
    const opened = await rosa.get<typeof before>(envelopesCall)
    expect(Number(opened.promised) - Number(before.promised)).toBe(200)
    expect(opened.limit).toBe('10000.0000')
    const { units } = expectDone(await claim(id))
    const claimed = await rosa.get<typeof before>(envelopesCall)
    expect(Number(opened.promised) - Number(claimed.promised)).toBeCloseTo(Number(units) / 10_000)
  })

  test('of the alarm counts envelopes and what open draws cost', async () => {
    const before = await share()
    await open({ total: '5000', most: '500' })
    const withEnvelope = await share()
    expect(withEnvelope - before).toBeCloseTo(0.5)
    const support = await office.signIn('mai.srisuk')
    const given = {
      kind: 'draws',
      member_ids: [sophia],
      currency: 'USD',
      draws: 100,
      expires_at: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    }
    const made = await support.get<{ proposal: string }>(giveBonus.run, { ...given, reason: WHY })
    await agree(rosa, made.proposal)
    const { list } = await rosa.get<{ list: { worth_with_draws: string }[] }>(
      rouletteVersionsCall,
      { currency: 'USD', count: 1 },
    )
    const cost = 100 * Number(list[0]?.worth_with_draws)
    expect(cost).toBeGreaterThan(0)
    expect((await share()) - withEnvelope).toBeCloseTo(cost / 10_000)
  })

  test('of draws without end is all of it', async () => {
    const endless = `INSERT INTO roulette_prizes (roulette_id, version, prize_id, position, kind,
        amount, weight) SELECT p.roulette_id, p.version, 90, 20, 'draws', 100, 100000000
      FROM roulette_prizes p JOIN roulettes r ON r.id = p.roulette_id
        AND r.version = p.version AND r.currency = 'USD' AND r.site_id = 1 LIMIT 1`
    await plant(office.database, endless)
    expect(await share()).toBe(1)
  })
})
