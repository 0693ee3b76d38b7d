import { siteId } from '@oriel/core/id'
import { EnvConfig } from '@oriel/core/site-settings'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { afterNoon, exampleSite, makeMember, makeSite, NOON } from '../examples.ts'
import { findSite, findSiteByHost, saveSite, type Site } from './site.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await database.drop()
})

const save = (changes: Partial<Site>) => saveSite(database, exampleSite(changes), NOON)
const found = (id = 1) => findSite(database.rows, siteId(id))
const facts = () =>
  database.rows.selectFrom('outbox').select(['name', 'site_id', 'data']).orderBy('seq').execute()

const environment = z.parse(EnvConfig, { websocketUrl: 'ws://a', sslWebsocketUrl: 'wss://a' })

test('a site is found as it was saved', async () => {
  const site = await makeSite(database, {
    hosts: ['a.example', 'b.example'],
    envConfig: { ...environment, linkExpireMinutes: 60 },
    routeRules: [{ path: '/old', target: '/new', status: 301 }],
    currencies: ['VND', 'GP', 'USD'],
    languages: ['vi_VN', 'en_US', 'bn_BD'],
    logos: [{ kind: 'desktop', photoPath: '/logo.svg' }],
  })
  expect(await found()).toEqual(site)
})

describe('host', () => {
  test('a site is found by any of its hosts, however they are written', async () => {
    await makeSite(database, { hosts: ['A.Example', 'b.example'] })
    await makeSite(database, { id: siteId(2) })
    for (const host of ['a.example', 'A.EXAMPLE', 'a.Example', 'B.example']) {
      expect((await findSiteByHost(database.rows, host))?.id).toBe(1)
    }
    expect((await findSiteByHost(database.rows, 'SITE-2.example'))?.id).toBe(2)
  })

  test('an unknown host has no site', async () => {
    await makeSite(database)
    for (const host of ['', 'example', 'site-1.example.org', '%.example', "' OR true --"]) {
      expect(await findSiteByHost(database.rows, host)).toBeNull()
    }
    expect(await found(2)).toBeNull()
  })

  test('a host that a site gives up finds no site, and another site may take it', async () => {
    await makeSite(database, { hosts: ['a.example', 'b.example'] })
    await makeSite(database, { hosts: ['b.example'] })
    expect(await findSiteByHost(database.rows, 'a.example')).toBeNull()
    await makeSite(database, { id: siteId(2), hosts: ['a.example'] })
    expect((await findSiteByHost(database.rows, 'a.example'))?.id).toBe(2)
  })
})

describe('what a site offers', () => {
  test('keeps its order, which can change while members use it', async () => {
    await makeSite(database, {
      currencies: ['USD', 'VND', 'RMB'],
      languages: ['en_US', 'vi_VN', 'zh_CN'],
    })
    await makeMember(database, { currency: 'USD', language: 'en_US' })
    await makeMember(database, { currency: 'VND', language: 'vi_VN' })
    const later = { currencies: ['RMB', 'VND', 'USD'], languages: ['vi_VN', 'en_US'] } as const
    await makeSite(database, later)
    expect(await found()).toMatchObject(later)
  })

  test('refuses to remove a currency that a member uses, and saves nothing', async () => {
    const before = await makeSite(database, { currencies: ['USD', 'VND'] })
    await makeMember(database, { currency: 'VND' })
    const outcome = await save({ name: 'Renamed', hosts: ['new.example'], currencies: ['USD'] })
    expect(outcome).toEqual({ ok: false, reason: 'site_currency_in_use' })
    expect(await found()).toEqual(before)
    expect(await facts()).toHaveLength(1)
  })

  test('refuses to remove a language that a member uses, and saves nothing', async () => {
    const before = await makeSite(database, { languages: ['en_US', 'vi_VN'] })
    await makeMember(database, { language: 'vi_VN' })
    const outcome = await save({ currencies: ['USD'], languages: ['en_US'] })
    expect(outcome).toEqual({ ok: false, reason: 'site_language_in_use' })
    expect(await found()).toEqual(before)
  })

  test('can lose a currency or language that only members of another site use', async () => {
    await makeSite(database)
    await makeSite(database, { id: siteId(2) })
    await makeMember(database, { siteId: siteId(2), currency: 'VND', language: 'vi_VN' })
    expect(await save({ currencies: ['USD'], languages: ['en_US'] })).toMatchObject({ ok: true })
    expect(await found()).toMatchObject({ currencies: ['USD'], languages: ['en_US'] })
  })
})

describe('settings', () => {
  test('[S9.072] a site with no flags of its own has the usual ones', async () => {
    const row = { id: 7, code: 'bare', name: 'Bare' }
    await database.rows.insertInto('sites').values(row).execute()
    expect((await found(7))?.flags).toEqual({
      timeZone: 'America/Caracas',
      mobileDeviceCode: 1,
      crashMenuAfter: null,
      hiddenLinks: [],
      gamesOpenedInModal: [],
      gamesOpenedAsPage: [],
      phoneDigits: { VND: 10 },
      gameRoom: false,
      tracking: false,
      trackingEvents: [],
      desktopLock: false,
      asksNewDevices: false,
      closedCountries: [],
      passwordPolicy: 'classic',
      registrationOpen: true,
      smsPerDay: 1_000,
      selfRecovery: true,
      bulletinFrequency: 0,
      iconServiceUrl: '',
      allowedOrigins: [],
      cardBeforeDeposit: false,
      depositTurnover: 'review',
      depositTurnoverTimes: 1,
      withdrawalAutoDollars: 200,
      withdrawalOneDollars: 500,
      withdrawalTwoDollars: 2_000,
      withdrawalCancel: 'never',
      withdrawalPromises: {
        checking: 120,
        review: 1_800,
        second: 900,
        third: 900,
        sending: 300,
        arriving: 600,
      },
      realMoney: null,
      transfersOpen: true,
      envelopeLimitDollars: 10_000,
    })
  })

  test('a site without an environment in the database says so', async () => {
    await makeSite(database, { envConfig: environment })
    expect((await found())?.envConfig).toEqual(environment)
    await makeSite(database, { envConfig: null })
    expect((await found())?.envConfig).toBeNull()
    const nothing = sql<{ is: boolean }>`SELECT env_config IS NULL AS is FROM sites`
    expect((await nothing.execute(database.rows)).rows).toEqual([{ is: true }])
  })

  test('[S1.042] a site is in demo mode when its flag IS_DEMO says so, else it is not', async () => {
    await makeSite(database, { envConfig: { ...environment, isDemo: true } })
    await makeSite(database, { id: siteId(2), envConfig: environment })
    expect((await found(1))?.envConfig?.isDemo).toBe(true)
    expect((await found(2))?.envConfig?.isDemo).toBe(false)
  })

  test('a site numbers its mobile device 1 or 2, and nothing else', async () => {
    const { flags } = exampleSite()
    for (const mobileDeviceCode of [2, 1] as const) {
      await makeSite(database, { flags: { ...flags, mobileDeviceCode } })
      expect((await found())?.flags.mobileDeviceCode).toBe(mobileDeviceCode)
    }
    const odd = JSON.stringify({ mobileDeviceCode: 3 })
    await database.rows.updateTable('sites').set({ flags: odd }).execute()
    await expect(found()).rejects.toThrow('mobileDeviceCode')
  })

  test('[S9.081] the id of a site is the number it is configured with', async () => {
    await makeSite(database, { id: siteId(4711) })
    expect((await findSiteByHost(database.rows, 'site-4711.example'))?.id).toBe(4711)
    const column = sql<{ type: string }>`SELECT pg_typeof(id)::text AS type FROM sites`
    expect((await column.execute(database.rows)).rows).toEqual([{ type: 'integer' }])
  })
})

describe('saving', () => {
  test('writes the event in the same transaction', async () => {
    await makeSite(database)
    expect(await facts()).toEqual([{ name: 'site.changed', site_id: 1, data: { site_id: 1 } }])
    const { rows } = await sql`SELECT xmin::text FROM sites UNION SELECT xmin::text FROM outbox
      UNION SELECT xmin::text FROM site_hosts UNION SELECT xmin::text FROM site_currencies
    `.execute(database.rows)
    expect(rows).toHaveLength(1)
  })

  test('refuses what the rules refuse, and writes neither site nor event', async () => {
    expect(await save({ currencies: [] })).toEqual({ ok: false, reason: 'site_without_currency' })
    expect(await save({ languages: [] })).toEqual({ ok: false, reason: 'site_without_language' })
    expect(await save({ templates: [] })).toEqual({ ok: false, reason: 'site_template_missing' })
    const routeRules = [{ path: '/a', target: 'https://evil.example', status: 302 as const }]
    expect(await save({ routeRules })).toEqual({ ok: false, reason: 'site_target_not_allowed' })
    expect(await found()).toBeNull()
    expect(await facts()).toEqual([])
  })

  test('money waits for stakes only where it is play money, or under Curaçao alone', async () => {
    const { flags } = exampleSite()
    const withLicence = (...countries: string[]) =>
      save({
        flags: { ...flags, depositTurnover: 'refuse', realMoney: { licence: 'x', countries } },
      })
    const refused = { ok: false, reason: 'site_turnover_not_allowed' }
    expect(await withLicence('CW', 'BR')).toEqual(refused)
    expect(await withLicence('VN')).toEqual(refused)
    expect(await found()).toBeNull()
    expect(await withLicence('CW')).toMatchObject({ ok: true })
    const play = await save({ flags: { ...flags, depositTurnover: 'refuse', realMoney: null } })
    expect(play).toMatchObject({ ok: true })
  })

  test('a withdrawal of real money is never taken back by its member', async () => {
    const { flags } = exampleSite()
    const cancel = { ...flags, withdrawalCancel: 'before_review' as const }
    const realMoney = { licence: 'x', countries: ['CW'] }
    const refused = { ok: false, reason: 'site_cancel_not_allowed' }
    expect(await save({ flags: { ...cancel, realMoney } })).toEqual(refused)
    expect(await save({ flags: cancel })).toMatchObject({ ok: true })
  })

  test('of ten concurrent first saves one site remains, complete', async () => {
    for (const id of [1, 2, 3, 4, 5]) {
      const sites = Array.from({ length: 10 }, (_, n) => {
        const currencies = n % 2 ? (['USD', 'VND'] as const) : (['VND', 'RMB', 'USD'] as const)
        const hosts = [`host-${id}-${n}.example`]
        return exampleSite({ id: siteId(id), name: `Name ${n}`, hosts, currencies })
      })
      await Promise.all(sites.map((site, n) => saveSite(database, site, afterNoon(n))))
      expect(sites).toContainEqual(await found(id))
    }
    expect(await facts()).toHaveLength(50)
  })

  test('a code or a host of another site is not taken over', async () => {
    const first = await makeSite(database)
    await expect(save({ id: siteId(2), code: first.code })).rejects.toThrow('site-1')
    await expect(save({ id: siteId(2), hosts: first.hosts })).rejects.toThrow('site_hosts_pkey')
    expect(await found(1)).toEqual(first)
    expect(await found(2)).toBeNull()
  })
})
