import { afterEach, beforeEach, expect, test } from 'vitest'
import { findAgent, findAgentAt } from '@oriel/domain/introducer'
import { findRecommender } from '@oriel/domain/introducer'
import { listRegisterAsks } from '@oriel/domain/registration'
import { findSite } from '@oriel/domain/site'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { ORIEL, SECOND } from '../cast.ts'
import { tellStories } from '../stories.ts'
import { testDatabase, type TestDatabase } from '../testing/test-db.ts'

const NOON = new Date('2026-03-01T12:00:00.000Z')
let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await tellStories(database, NOON, testKeys)
})
afterEach(() => database.drop())

const state = async () => ({
  forms: [...(await listRegisterAsks(database.rows, ORIEL))],
  agents: await database.rows.selectFrom('agents').selectAll().orderBy('number').execute(),
  codes: await database.rows.selectFrom('recommend_codes').selectAll().orderBy('code').execute(),
})

test('each currency of each site has a form, and markets differ', async () => {
  for (const siteId of [ORIEL, SECOND]) {
    const forms = await listRegisterAsks(database.rows, siteId)
    const site = await findSite(database.rows, siteId)
    expect([...forms.keys()].toSorted()).toEqual(site?.currencies.toSorted())
  }
  const forms = await listRegisterAsks(database.rows, ORIEL)
  expect(forms.get('RMB')?.member_name).toMatchObject({ isRequired: true, isUnique: true })
  expect(forms.get('VND')?.member_phone).toMatchObject({ isVerification: true })
  expect(forms.get('USD')?.member_email).toMatchObject({ isRequired: true, isUnique: true })
})

test('agents and members can bring others; one agent has a host', async () => {
  expect(await findAgentAt(database.rows, ORIEL, 'agent.oriel.localhost')).toMatchObject({
    number: 20_118,
    currency: 'USD',
  })
  expect(await findAgentAt(database.rows, SECOND, 'agent.oriel.localhost')).toBeNull()
  expect(await findAgent(database.rows, ORIEL, 20_334)).toMatchObject({ state: 'disabled' })
  expect(await findRecommender(database.rows, ORIEL, 'SPH4X7')).toMatchObject({
    currency: 'USD',
    isCodeEnabled: true,
  })
  expect(await findRecommender(database.rows, ORIEL, 'MEL6Y9')).toMatchObject({
    isCodeEnabled: false,
  })
})

test('telling it twice changes nothing', async () => {
  const before = await state()
  await tellStories(database, NOON, testKeys)
  expect(await state()).toEqual(before)
})
