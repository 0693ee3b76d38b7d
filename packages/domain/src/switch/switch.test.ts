import { expectDone } from '@oriel/core/outcome'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { ORIEL, SECOND } from '@oriel/dev-world/cast'
import { previewCommand, type Actor } from '@oriel/domain/command'
import { saveGames, saveProviders, saveSiteGames } from '@oriel/domain/games'
import {
  actAlone,
  actByScript,
  commands,
  decideProposal,
  expireProposals,
  makeProposal,
} from '@oriel/domain/proposal'
import { tellOwnersOfSwitch } from '@oriel/domain/staff'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestOffice, type TestOffice } from '../testing/office.ts'
import {
  findGamesToSwitch,
  isPlayOff,
  listOff,
  listStory,
  listSwitches,
  lookAtSwitch,
  tellUnseen,
} from './switch.ts'

const now = new Date()
let database: TestDatabase
let house: TestOffice
beforeEach(async () => {
  database = await toldDatabase()
  house = openTestOffice(database, 20)
  const lobbies = [{ typeId: 2, house: '', customized: false, hasRoom: false }] as const
  await saveProviders(database, [{ id: 'GPOR', name: 'POLARIS', lobbies }], now)
  await saveSiteGames(database, ORIEL, { typeIds: [2], providerIds: ['GPOR'] })
})
afterEach(async () => {
  await house.close()
  await database.drop()
})

const WHY = 'twenty of twenty-eight calls failed'
const GPOR = { scope: 'provider', key: 'GPOR' } as const
const wanted = { siteId: ORIEL, providerId: 'GPOR', typeId: null, gameId: null }

const asked = (permission: 'switch.off' | 'switch.on', input: unknown, siteId = ORIEL) => {
  const one = commands.get(permission)
  if (!one) throw new Error(`no ${permission}`)
  return { one, input, siteId }
}
const off = (actor: Actor, input: unknown = GPOR, siteId = ORIEL) =>
  actAlone(house.tools, actor, asked('switch.off', input, siteId), { reason: WHY, now })
const theOff = async () => {
  const [one] = await listOff(house.office.rows, ORIEL)
  if (!one) throw new Error('nothing is off')
  return one
}
const propose = async (actor: Actor) =>
  makeProposal(house.tools, actor, asked('switch.on', { switch_id: (await theOff()).id }), WHY, now)
const vote = async (actor: Actor, id: string) => {
  const row = await house.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const given = { id, vote: 'yes', reason: WHY, hash: row.command_hash } as const
  return decideProposal(house.tools, commands, actor, given, now)
}
const trail = async () =>
  (
    await house.office.rows
      .selectFrom('office_events')
      .select(['actor', 'permission', 'outcome'])
      .where('subject_kind', '=', 'switch')
      .orderBy('id')
      .execute()
  ).map(({ actor, permission, outcome }) => `${actor} ${permission} ${outcome}`)
const facts = async () =>
  (
    await sql<{ data: unknown }>`SELECT data FROM outbox WHERE name = 'switch.changed'
      ORDER BY seq`.execute(database.rows)
  ).rows.map(({ data }) => data)

describe('off', () => {
  test('one person, at once, with an event and a fact in the same commit', async () => {
    const risk = await house.actor('kenji.mori')
    expect(await isPlayOff(database.rows, wanted)).toBe(false)
    expectDone(await off(risk))
    expect(await isPlayOff(database.rows, wanted)).toBe(true)
    expect(await theOff()).toMatchObject({ ...GPOR, by: 'kenji.mori', because: WHY, onAt: null })
    expect(await trail()).toEqual(['kenji.mori switch.off done'])
    const fact = { site_id: ORIEL, scope: 'provider', key: 'GPOR', is_off: true }
    expect(await facts()).toEqual([fact])
    const lines = await listSwitches(house.office.rows, ORIEL)
    expect(lines.filter((line) => line.off).map(({ scope, key }) => scope + key)).toEqual([
      'providerGPOR',
    ])
  })

  test('of twenty at once one is first, and nothing is off twice', async () => {
    const risk = await house.actor('kenji.mori')
    const said = await Promise.all(Array.from({ length: 20 }, () => off(risk)))
    expect(said.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await listOff(house.office.rows, ORIEL)).toHaveLength(1)
  })

  test.each([
    { scope: 'provider', key: 'GPNONE' },
    { scope: 'category', key: '77' },
    { scope: 'category', key: 'two' },
    { scope: 'game', key: '999999' },
    { scope: 'site', key: 'x' },
  ])('what the site does not offer has no switch: %o', async (name) => {
    const risk = await house.actor('kenji.mori')
    expect(await off(risk, name)).toEqual({ ok: false, reason: 'subject_unknown' })
  })

  test('who has no role at the site switches nothing off there', async () => {
    const risk = await house.actor('kenji.mori')
    const said = await off(risk, { scope: 'site', key: '' }, SECOND)
    expect(said).toEqual({ ok: false, reason: 'not_allowed' })
  })

  test('support may not', async () => {
    const said = await off(await house.actor('mai.srisuk'))
    expect(said).toEqual({ ok: false, reason: 'not_allowed' })
    expect(await trail()).toEqual(['mai.srisuk switch.off not_allowed'])
  })
})

describe('on', () => {
  test('two people, within 15 minutes', async () => {
    expectDone(await off(await house.actor('kenji.mori')))
    const id = expectDone(await propose(await house.actor('rosa.lind')))
    expect((await theOff()).proposal).not.toBeNull()
    expect(await isPlayOff(database.rows, wanted)).toBe(true)
    const voter = await house.actor('tran.lan')
    expect(expectDone(await vote(voter, id))).toBe('done')
    expect(await isPlayOff(database.rows, wanted)).toBe(false)
    expect(await listOff(house.office.rows, ORIEL)).toEqual([])
    const { list } = await listStory(house.office.rows, ORIEL, { after: null, count: 10 })
    expect(list).toMatchObject([{ ...GPOR, onBy: 'rosa.lind, tran.lan', onBecause: WHY }])
  })

  test('is over after 15 minutes', async () => {
    expectDone(await off(await house.actor('kenji.mori')))
    const id = expectDone(await propose(await house.actor('rosa.lind')))
    const row = await house.office.rows
      .selectFrom('proposals')
      .select(sql<number>`extract(epoch FROM expires_at - house_now())::float8`.as('left'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Math.ceil(row.left / 60)).toBe(15)
    await house.asOwner(`ALTER TABLE proposals DISABLE TRIGGER USER;
      UPDATE proposals SET expires_at = house_now() - interval '1 second'`)
    await expireProposals(house.tools)
    expect(await vote(await house.actor('tran.lan'), id)).toMatchObject({ ok: false })
    expect(await isPlayOff(database.rows, wanted)).toBe(true)
  })

  test('the role of the office cannot write it without a proposal', async () => {
    expectDone(await off(await house.actor('kenji.mori')))
    const by = sql`UPDATE switches SET on_at = house_now(), on_because = ${WHY}, on_by = 'me'`
    await expect(by.execute(house.office.rows)).rejects.toThrow(/needs a proposal/)
    expect(await isPlayOff(database.rows, wanted)).toBe(true)
  })

  test('a preview shows it and leaves nothing', async () => {
    const one = asked('switch.off', GPOR)
    const deed = { siteId: ORIEL, by: 'kenji.mori', maker: null, reason: '', proposalId: null, now }
    const shown = expectDone(await previewCommand(house.tools, one.one, GPOR, deed))
    expect(shown.before).toMatchObject({ is_off: false })
    expect(shown.after).toMatchObject({ is_off: true })
    expect(await isPlayOff(database.rows, wanted)).toBe(false)
  })
})

describe('another person looks at it', () => {
  const look = async (account: string) => {
    const { role: _role, ...actor } = await house.actor(account)
    return lookAtSwitch(house.office, actor, { siteId: ORIEL, id: (await theOff()).id })
  }
  const letters = () =>
    database.rows.selectFrom('messages').select('template').where('template', '=', 'staff_switch')
  const tell = () => tellUnseen(database, (work, one) => tellOwnersOfSwitch(work, testKeys, one))
  const late = () =>
    house.asOwner(`UPDATE switches SET look_by = house_now() - interval '1 second'`)

  test('never the one who switched it off, and once', async () => {
    expectDone(await off(await house.actor('kenji.mori')))
    expect(await look('kenji.mori')).toEqual({ ok: false, reason: 'same_person' })
    expectDone(await look('rosa.lind'))
    expect(await look('tran.lan')).toEqual({ ok: false, reason: 'looked_already' })
    expect(await theOff()).toMatchObject({ lookedBy: 'rosa.lind' })
    expect(await trail()).toEqual([
      'kenji.mori switch.off done',
      'kenji.mori switch.off same_person',
      'rosa.lind switch.off looked',
      'tran.lan switch.off looked_already',
    ])
  })

  test('the table refuses the same person, too', async () => {
    expectDone(await off(await house.actor('kenji.mori')))
    const self = sql`UPDATE switches SET looked_at = house_now(), looked_by = by,
      looked_person = person_id`
    await expect(self.execute(house.office.rows)).rejects.toThrow(/switches_two_people/)
  })

  test('within 30 minutes; then owners are told, once', async () => {
    expectDone(await off(await house.actor('kenji.mori')))
    expect(await tell()).toBe(0)
    await late()
    expect(await tell()).toBe(1)
    expect(await letters().execute()).toHaveLength(2)
    expect(await tell()).toBe(0)
    expectDone(await look('noah.weiss'))
  })

  test('who has looked in time spares the owners', async () => {
    expectDone(await off(await house.actor('kenji.mori')))
    expectDone(await look('pham.ha'))
    await late()
    expect(await tell()).toBe(0)
    expect(await letters().execute()).toEqual([])
  })
})

test('a script does the same, and the trail calls it the command line', async () => {
  const tools = { ...house.tools, database }
  const deed = { reason: WHY, now }
  expectDone(await actByScript(tools, asked('switch.off', GPOR), deed))
  expect(await theOff()).toMatchObject({ by: 'command line' })
  expect(await actByScript(tools, asked('switch.off', GPOR), deed)).toMatchObject({ ok: false })
  const on = asked('switch.on', { switch_id: (await theOff()).id })
  expectDone(await actByScript(tools, on, deed))
  expect(await isPlayOff(database.rows, wanted)).toBe(false)
  expect(await trail()).toEqual([
    'command line switch.off done',
    'command line switch.off switch_unchanged',
    'command line switch.on done',
  ])
})

test('a game is found by its code or its name in any language, and a sign of a pattern is a letter', async () => {
  const names = { en_US: 'Jade Ascent', vi_VN: 'Sen Ngọc' }
  const jade = { providerId: 'GPOR', typeId: 2, code: 'jade', names, tag: null, rank: 1 } as const
  await saveGames(database, [{ ...jade, art: { emblem: 'lotus' } }], now)
  const found = async (text: string) =>
    (await findGamesToSwitch(house.office.rows, ORIEL, text)).map(({ label }) => label)
  expect(await found('sen ng')).toEqual(['Jade Ascent'])
  expect(await found('JADE')).toEqual(['Jade Ascent'])
  expect(await found('%')).toEqual([])
  expect(await findGamesToSwitch(house.office.rows, SECOND, 'jade')).toEqual([])
})
