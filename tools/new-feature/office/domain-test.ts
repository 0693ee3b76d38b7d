import type { Names } from '../names.ts'

export const domainTestFile = (names: Names): string => {
  const { word, pascal, pascalPlural, snake, table } = names
  return `import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { openOfficeDatabase, testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { listOfficeEvents } from '@oriel/domain/audit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import { create${pascal}, list${pascalPlural} } from './${word}.ts'

const ONE = siteId(1)
const TWO = siteId(2)
const NOWHERE = siteId(9)

let database: TestDatabase
let office: Database
beforeEach(async () => {
  database = await testDatabase()
  office = openOfficeDatabase(database)
  await makeSite(database)
  await makeSite(database, { id: TWO })
})
afterEach(async () => {
  await office.close()
  await database.drop()
})

const tryCreate = (title: string, site = ONE) =>
  create${pascal}(office, { actor: 'lucia.vega' }, { siteId: site, title }, NOON)
const create = async (title: string) => expectDone(await tryCreate(title))
const list = (after: bigint | null = null, count = 50, site = ONE) =>
  list${pascalPlural}(office.rows, { siteId: site, after, count })
const events = async (site = ONE) => {
  const found = await listOfficeEvents(office.rows, { siteId: site, after: null, count: 50 })
  return found.list.map(({ actor, permission, outcome }) => \`\${actor} \${permission} \${outcome}\`)
}

test('what was created is the newest of its site, with its event, and stands at no other', async () => {
  const first = await create('first')
  const second = await create('  second ')
  expect(await list()).toEqual({ list: [second, first], next: null })
  expect(second).toMatchObject({ title: 'second', createdBy: 'lucia.vega', createdAt: NOON })
  expect(await list(null, 50, TWO)).toEqual({ list: [], next: null })
  const done = 'lucia.vega content.write done'
  expect(await events()).toEqual([done, done])
})

test.each([
  ['${snake}_without_title', ''],
  ['${snake}_without_title', ' \\n\\t'],
  ['${snake}_title_too_long', 'x'.repeat(101)],
])('%s: nothing is created, and the trail says so', async (reason, title) => {
  expect(await tryCreate(title)).toEqual({ ok: false, reason })
  expect((await list()).list).toEqual([])
  expect(await events()).toEqual([\`lucia.vega content.write \${reason}\`])
})

test('a title has up to a hundred characters, the space around it not counted', async () => {
  const title = 'x'.repeat(100)
  expect((await create(\` \${title} \`)).title).toBe(title)
})

test('a page has as many as were asked for, the next one begins after its last', async () => {
  for (const title of ['1', '2', '3']) await create(title)
  const titles = ({ list: found }: Awaited<ReturnType<typeof list>>) =>
    found.map(({ title }) => title)
  const first = await list(null, 2)
  expect(titles(first)).toEqual(['3', '2'])
  expect(first.next).toBe(first.list[1]?.number)
  const second = await list(first.next, 2)
  expect([titles(second), second.next]).toEqual([['1'], null])
})

test('what is not kept has no event', async () => {
  await expect(tryCreate('nowhere', NOWHERE)).rejects.toThrow('foreign key')
  expect(await events(NOWHERE)).toEqual([])
})

test('only the office reads it', async () => {
  const read = database.rows.selectFrom('${table}').select('id').execute()
  await expect(read).rejects.toThrow('permission denied')
})
`
}
