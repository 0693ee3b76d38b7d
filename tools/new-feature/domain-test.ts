import type { Names } from './names.ts'

export const domainTestFile = (names: Names): string => {
  const { word, pascal, pascalPlural, snake, spoken } = names
  return `import { newId, siteId, type ${pascal}Id } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import { create${pascal}, list${pascalPlural} } from './${word}.ts'

const ONE = siteId(1)
const TWO = siteId(2)

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await makeSite(database)
  await makeSite(database, { id: TWO })
})
afterEach(async () => {
  await database.drop()
})

const tryCreate = (title: string, site = ONE) =>
  create${pascal}(database, { siteId: site, title }, NOON)
const create = async (title: string, site = ONE) => expectDone(await tryCreate(title, site))
const list = (after: ${pascal}Id | null = null, site = ONE) =>
  list${pascalPlural}(database.rows, { siteId: site, after })
const titles = async (after: ${pascal}Id | null = null, site = ONE) =>
  expectDone(await list(after, site)).map(({ title }) => title)

test('what was made is on the list of its site, newest first, and on no other', async () => {
  const first = await create('first')
  const second = await create('  second ')
  expect(expectDone(await list())).toEqual([second, first])
  expect(second).toMatchObject({ siteId: ONE, title: 'second', createdAt: NOON })
  expect(await titles(null, TWO)).toEqual([])
})

test.each([
  ['${snake}_without_title', ''],
  ['${snake}_without_title', ' \\n\\t'],
  ['${snake}_title_too_long', 'x'.repeat(101)],
])('%s: nothing is made', async (reason, title) => {
  expect(await tryCreate(title)).toEqual({ ok: false, reason })
  expect(await titles()).toEqual([])
})

test('a title has up to a hundred characters, the space around it not counted', async () => {
  const title = 'x'.repeat(100)
  expect((await create(\` \${title} \`)).title).toBe(title)
})

test('a page has fifty at most, the next one begins after its last', async () => {
  const all = Array.from({ length: 51 }, (_, index) => \`${spoken} \${index}\`)
  for (const title of all) await create(title)
  const first = expectDone(await list())
  expect(first.map(({ title }) => title)).toEqual(all.toReversed().slice(0, 50))
  expect(await titles(first.at(-1)?.id)).toEqual(all.slice(0, 1))
})

test('a page after something unknown, or of another site, is refused', async () => {
  const { id } = await create('elsewhere', TWO)
  const refused = { ok: false, reason: '${snake}_page_unknown' }
  expect(await list(newId<'${word}'>())).toEqual(refused)
  expect(await list(id)).toEqual(refused)
  expect(await titles(id, TWO)).toEqual([])
})
`
}
