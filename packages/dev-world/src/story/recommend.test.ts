import { money } from '@oriel/core/money'
import { saveProviders } from '@oriel/domain/games'
import { findMember, type Member } from '@oriel/domain/member'
import { findHoldings, listCases, saveLink } from '@oriel/domain/provider'
import { listAwards, listFriends, runRecommend } from '@oriel/domain/recommend'
import { readCash } from '@oriel/domain/wallet'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { mirrorAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { readBalance } from '@oriel/ledger/reading'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FRIEND, ORIEL } from '../cast.ts'
import { toldDatabase, type TestDatabase } from '../testing/test-db.ts'
import { tellFriend } from './recommend.ts'
import { grantOf } from './wallet.ts'

const USD = 10_000n
const STAKED = 8_250n * USD
const SHARE = 82_500n
const PAGE = { after: null, count: 20 }

let database: TestDatabase
let sophia: Member
beforeEach(async () => {
  database = await toldDatabase()
  const found = await findMember(database.rows, ORIEL, 'sophia')
  if (!found) throw new Error('sophia is in every story')
  sophia = found
  await saveProviders(database, [{ id: 'GPOR', name: 'Oriel', lobbies: [] }], new Date())
  const link = { providerId: 'GPOR', dialect: 'studio', wallet: 'transfer' } as const
  const reached = { url: 'http://127.0.0.1:9', operator: 'oriel' }
  await saveLink(database.rows, { ...link, ...reached }, new Date())
})
afterEach(() => database.drop())

const tell = () => tellFriend({ database, ownerUrl: database.ownerUrl }, testKeys, new Date())
const cashOf = async ({ id }: Member) => (await readCash(database.rows, id, 'USD')).total
const friends = async () => (await listFriends(database.rows, sophia.id, PAGE)).list
const awards = async () => (await listAwards(database.rows, sophia.id, PAGE)).list

test('sophia has a friend who staked last month, and her share of it, told once or twice', async () => {
  const before = await cashOf(sophia)
  for (const _time of ['once', 'twice']) {
    await tell()
    expect(await friends()).toMatchObject([{ friend: 'lu•••ay', staked: [money(STAKED, 'USD')] }])
    expect(await awards()).toMatchObject([{ base: STAKED, amount: SHARE, state: 'paid' }])
    expect((await cashOf(sophia)) - before).toBe(SHARE)
  }
})

test('a month that a worker has finished before is worked out again', async () => {
  await runRecommend({ database, ledger: createLedger(database) })
  await tell()
  expect(await awards()).toMatchObject([{ amount: SHARE, state: 'paid' }])
})

test('the books agree: the friend has what he was given, and nothing lies at the provider', async () => {
  await tell()
  const friend = await findMember(database.rows, ORIEL, FRIEND.account)
  if (!friend) throw new Error('the friend was not told')
  expect(money(await cashOf(friend), 'USD')).toEqual(grantOf('USD'))
  expect(await findHoldings(database.rows, friend.id)).toEqual([])
  expect(await readBalance(database.rows, mirrorAccount(friend.id, 'GPOR', 'USD'))).toBe(0n)
  expect(await listCases(database.rows)).toEqual([])
  const unexplained = database.rows.selectFrom('round_suspenses').select('amount')
  expect(await unexplained.where('amount', '<>', 0n).execute()).toEqual([])
  expect(await brokenLaws(database)).toEqual([])
})
