import { allowProvider, providerBooksCall, providerCall } from '@oriel/contract/office/provider'
import { providersCall, setMaintenance, turnKey } from '@oriel/contract/office/provider'
import { proposalCall, voteCall } from '@oriel/contract/office/proposal'
import {
  switchesCall,
  switchLookCall,
  switchOff,
  switchOn,
  switchStoryCall,
} from '@oriel/contract/office/switch'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { saveProviders, saveSiteGames } from '@oriel/domain/games'
import { addProviderKey, saveLink, stopTransfersIn } from '@oriel/domain/provider'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
let risk: Desk
let rosa: Desk
beforeAll(async () => {
  office = await openOffice()
  const lobbies = [{ typeId: 2, house: '', customized: false, hasRoom: false }] as const
  const { database } = office
  await saveProviders(database, [{ id: 'GPOR', name: 'POLARIS', lobbies }], new Date())
  await saveSiteGames(database, ORIEL, { typeIds: [2], providerIds: ['GPOR'] })
  const link = { providerId: 'GPOR', dialect: 'oriel', wallet: 'transfer', operator: 'o' } as const
  await saveLink(database.rows, { ...link, url: 'http://127.0.0.1:9' }, new Date())
  risk = await office.signIn('kenji.mori')
  rosa = await office.signIn('rosa.lind')
})
afterAll(() => office.close())

const WHY = 'twenty of twenty-eight calls failed'
const GPOR = { scope: 'provider', key: 'GPOR' }
type Line = { scope: string; key: string; off: Record<string, unknown> | null }
const offOf = async (desk: Desk) => {
  const { list } = await desk.get<{ list: Line[] }>(switchesCall)
  return list.find(({ scope }) => scope === 'provider')?.off ?? null
}

test('off by one, looked at by another, on by two, through the door', async () => {
  expect(await offOf(risk)).toBeNull()
  const preview = await risk.get(switchOff.preview, GPOR)
  expect(preview).toMatchObject({ before: { is_off: false }, after: { is_off: true }, needs: 1 })
  expect(await risk.get(switchOff.run, { ...GPOR, reason: WHY })).toEqual({ proposal: null })
  const again = await risk.say(switchOff.run, { ...GPOR, reason: WHY })
  expect(again.body).toMatchObject({ code: 110 })
  const off = await offOf(risk)
  expect(off).toMatchObject({ by: 'kenji.mori', because: WHY, is_mine: 1, looked_by: null })
  const one = { switch_id: off?.['switch_id'] }
  expect((await risk.say(switchLookCall, one)).body).toMatchObject({ code: 106 })
  await rosa.get(switchLookCall, one)
  expect(await offOf(rosa)).toMatchObject({ is_mine: 0, looked_by: 'rosa.lind' })

  const preview2 = await rosa.get(switchOn.preview, one)
  expect(preview2).toMatchObject({ before: { is_off: true }, after: { is_off: false } })
  const made = await rosa.get<{ proposal: string }>(switchOn.run, { ...one, reason: WHY })
  expect(await offOf(rosa)).toMatchObject({ proposal: made.proposal })
  const seen = await risk.get(proposalCall, { number: made.proposal })
  const vote = { number: made.proposal, vote: 'yes', reason: WHY, hash: seen['hash'] }
  expect(await risk.get(voteCall, vote)).toEqual({ outcome: 'done' })
  expect(await offOf(rosa)).toBeNull()
  const story = await rosa.get<{ list: unknown[]; next: null }>(switchStoryCall)
  expect(story).toMatchObject({ list: [{ key: 'GPOR', on_by: 'rosa.lind, kenji.mori' }] })
})

test('a switch of one site is unknown at another', async () => {
  await rosa.get(switchOff.run, { scope: 'registration', key: '', reason: WHY })
  const { list } = await rosa.get<{ list: Line[] }>(switchesCall)
  const off = list.find(({ scope }) => scope === 'registration')?.off
  const one = { switch_id: off?.['switch_id'] }
  const elsewhere = await rosa.say(switchOn.run, { ...one, reason: WHY }, SECOND)
  expect(elsewhere.body).toMatchObject({ code: 101 })
  expect((await rosa.say(switchLookCall, one, SECOND)).body).toMatchObject({ code: 101 })
})

describe('a provider', () => {
  test('is listed with how it stands, and has its books', async () => {
    const { list } = await rosa.get<{ list: unknown[] }>(providersCall)
    expect(list).toMatchObject([
      { provider_id: 'GPOR', name: 'POLARIS', wallet: 'transfer', is_off: 0, is_away: 0, plays: 0 },
    ])
    const books = await rosa.get(providerBooksCall, { provider_id: 'GPOR' })
    expect(books).toMatchObject({ money: [], transfers: { stuck: 0 }, keys: [], cases: [] })
    expect((await rosa.say(providerCall, { provider_id: 'GPXX' })).body).toMatchObject({
      code: 101,
    })
  })

  test('has its maintenance set, changed and taken away by one person', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const set = (starts_at: string | null, ends_at: string | null) =>
      rosa.say(setMaintenance.run, {
        provider_id: 'GPOR',
        type_id: null,
        starts_at,
        ends_at,
        reason: WHY,
      })
    expect((await set(null, null)).body).toMatchObject({ code: 110 })
    expect((await set(at(2), at(1))).body).toMatchObject({ code: 111 })
    expect((await set(at(-1), at(1))).body).toMatchObject({ code: 100 })
    expect((await set(at(-1), at(3))).body).toMatchObject({ code: 100 })
    const seen = await rosa.get<{ maintenance: unknown[] }>(providerCall, { provider_id: 'GPOR' })
    expect(seen).toMatchObject({ is_away: 1, maintenance: [{ type_id: null }] })
    expect((await set(null, null)).body).toMatchObject({ code: 100 })
    const back = await rosa.get(providerCall, { provider_id: 'GPOR' })
    expect(back).toMatchObject({ is_away: 0, maintenance: [] })
  })

  test('has one window when it is set four times at once', async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const set = (hours: number) =>
      rosa.say(setMaintenance.run, {
        provider_id: 'GPOR',
        type_id: null,
        starts_at: hour(1),
        ends_at: hour(hours),
        reason: WHY,
      })
    await Promise.all([2, 3, 4, 5].map(set))
    const { maintenance } = await rosa.get<{ maintenance: unknown[] }>(providerCall, {
      provider_id: 'GPOR',
    })
    expect(maintenance).toHaveLength(1)
  })

  test('gets a new key after two people agree', async () => {
    const { database } = office
    const link = { dialect: 'pocket', wallet: 'transfer', operator: 'o' } as const
    const url = 'http://127.0.0.1:9'
    await saveLink(database.rows, { providerId: 'GPOR', url, ...link }, new Date())
    await addProviderKey(database.rows, testKeys, 'GPOR', { keyId: 'old' })
    const asked = { provider_id: 'GPOR', overlap_minutes: 60, reason: WHY }
    const made = await rosa.get<{ proposal: string }>(turnKey.run, asked)
    const lan = await office.signIn('tran.lan')
    const seen = await lan.get(proposalCall, { number: made.proposal })
    expect(seen).toMatchObject({ after: { key: 'old', key_is_turned: true } })
    const vote = { number: made.proposal, vote: 'yes', reason: WHY, hash: seen['hash'] }
    expect(await lan.get(voteCall, vote)).toEqual({ outcome: 'done' })
    expect((await rosa.say(turnKey.run, asked)).body).toMatchObject({ code: 112 })
    const books = await rosa.get(providerBooksCall, { provider_id: 'GPOR' })
    expect(books).toMatchObject({ turn: { state: 'waiting', tries: 0 } })
  })

  test('gets money again after two people agree', async () => {
    const one = { provider_id: 'GPOR' }
    const none = await rosa.say(allowProvider.run, { ...one, reason: WHY })
    expect(none.body).toMatchObject({ code: 110 })
    await stopTransfersIn(office.database.rows, 'GPOR', 'a difference', new Date())
    const made = await rosa.get<{ proposal: string }>(allowProvider.run, { ...one, reason: WHY })
    const seen = await risk.get(proposalCall, { number: made.proposal })
    expect(seen).toMatchObject({ before: { stopped_because: 'a difference' } })
    const vote = { number: made.proposal, vote: 'yes', reason: WHY, hash: seen['hash'] }
    expect(await risk.get(voteCall, vote)).toEqual({ outcome: 'done' })
    expect(await rosa.get(providerCall, one)).toMatchObject({ stopped_because: null })
  })
})
