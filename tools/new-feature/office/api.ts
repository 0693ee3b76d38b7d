import type { Names } from '../names.ts'

/** The door: from the wire to the use case and back. The site is the caller's, never the body's. */
export const apiFile = (names: Names): string => {
  const { word, camel, pascal, pascalPlural } = names
  return `import { ${camel}CreateCall, ${camel}ListCall } from '@oriel/contract/office/${word}'
import { done, refuse } from '@oriel/core/outcome'
import { create${pascal}, list${pascalPlural}, type ${pascal} } from '@oriel/domain/${word}'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeHouse } from '../house.ts'

export const ${camel}Bindings = (house: OfficeHouse): Binding[] => [
  bindOffice(${camel}ListCall, async ({ after, count }, { siteId }) => {
    if (siteId === null) return refuse('invalid_input')
    const page = { siteId, after: after === undefined ? null : BigInt(after), count }
    const { list, next } = await list${pascalPlural}(house.database.rows, page)
    return done({ list: list.map(${camel}Wire), next: next === null ? null : String(next) })
  }),

  bindOffice(${camel}CreateCall, async ({ title }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const created = await create${pascal}(house.database, actor, { siteId, title }, house.now())
    if (!created.ok) return created
    return done({ id: created.value.id, number: String(created.value.number) })
  }),
]

const ${camel}Wire = ({ id, number, title, createdBy, createdAt }: ${pascal}) => ({
  id,
  number: String(number),
  title,
  created_by: createdBy,
  created_at: createdAt,
})
`
}

export const apiTestFile = (names: Names): string => {
  const { word, camel } = names
  return `import { officeEventsCall } from '@oriel/contract/office/audit'
import { ${camel}CreateCall, ${camel}ListCall } from '@oriel/contract/office/${word}'
import { SECOND } from '@oriel/dev-world/cast'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice, type Desk, type OpenOffice } from '../../testing/open-office.ts'

let office: OpenOffice
let writer: Desk
let manager: Desk
beforeAll(async () => {
  office = await openOffice()
  writer = await office.signIn('lucia.vega')
  manager = await office.signIn('rosa.lind')
})
afterAll(() => office.close())

type Line = { id: string; number: string; title: string; created_by: string; created_at: string }
type Page = { list: Line[]; next: string | null }
const list = (body: object = {}) => writer.get<Page>(${camel}ListCall, body)
const titlesOf = async (site: typeof SECOND) =>
  (await manager.get<Page>(${camel}ListCall, {}, site)).list.map(({ title }) => title)

test('what a writer creates is the newest of the site, page by page, and an event', async () => {
  const { id, number } = await writer.get<Line>(${camel}CreateCall, { title: 'Only here' })
  const { list: all } = await list()
  expect(all[0]).toEqual({
    id,
    number,
    title: 'Only here',
    created_by: 'lucia.vega',
    created_at: expect.any(String),
  })
  expect(await list({ count: 1 })).toEqual({ list: all.slice(0, 1), next: number })
  expect(await list({ after: number })).toEqual({ list: all.slice(1), next: null })
  expect(all.length).toBeGreaterThan(1)
  expect(await titlesOf(SECOND)).not.toContain('Only here')

  const owner = await office.signIn('noah.weiss')
  const trail = await owner.get<{ list: object[] }>(officeEventsCall, { subject: id })
  expect(trail.list).toMatchObject([
    { actor: 'lucia.vega', role: 'content', permission: 'content.write', outcome: 'done' },
  ])
})

test('it belongs to the site that its writer has chosen', async () => {
  await manager.get(${camel}CreateCall, { title: 'At the second', site_id: 1 }, SECOND)
  expect(await titlesOf(SECOND)).toContain('At the second')
  expect((await list()).list.map(({ title }) => title)).not.toContain('At the second')
})

test.each([
  [101, ' '],
  [102, 'x'.repeat(101)],
])('%i: a title that cannot be kept is refused', async (code, title) => {
  const before = await list()
  expect((await writer.say(${camel}CreateCall, { title })).body).toMatchObject({ code })
  expect(await list()).toEqual(before)
})
`
}
