import type { Names } from './names.ts'
import type { Role } from './role.ts'

/** The door: from the wire to the use case and back. */
export const apiFile = (names: Names, role: Role): string => {
  const { word, camel, pascalPlural, snake } = names
  return `import { ${camel}ListCall } from '@oriel/contract/${role}/${word}'
import { done } from '@oriel/core/outcome'
import { list${pascalPlural} } from '@oriel/domain/${word}'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'

export const ${camel}Bindings = (house: House): Binding[] => [
  bind(${camel}ListCall, async ({ after }, { site }) => {
    const page = { siteId: site.id, after: after ?? null }
    const found = await list${pascalPlural}(house.database.rows, page)
    if (!found.ok) return found
    return done({
      ${snake}_list: found.value.map(({ id, title, createdAt }) => {
        return { id, title, created_at: createdAt }
      }),
    })
  }),
]
`
}

export const apiTestFile = (names: Names, role: Role): string => {
  const { word, camel, pascal, snake } = names
  return `import { ${camel}ListCall } from '@oriel/contract/${role}/${word}'
import { newId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { SECOND } from '@oriel/dev-world/cast'
import { create${pascal} } from '@oriel/domain/${word}'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOON, openDoor, SITE_TWO, type OpenDoor, type Request } from '../../testing/open-door.ts'

let door: OpenDoor
beforeAll(async () => {
  door = await openDoor()
})
afterAll(() => door.close())

type Item = { id: string; title: string; created_at: string }

async function list(request: Request = {}): Promise<Item[]> {
  const { body } = await door.say(${camel}ListCall, request)
  expect(body.code).toBe(100)
  return (body.data as { ${snake}_list: Item[] }).${snake}_list
}

test('a visitor reads the list of the site, newest first, and goes on after any of it', async () => {
  const made = { siteId: SECOND, title: 'Only here' }
  const { id } = expectDone(await create${pascal}(door.database, made, NOON))
  const [first, ...rest] = await list({ host: SITE_TWO })
  expect(first).toEqual({ id, title: 'Only here', created_at: expect.any(String) })
  expect(new Date(first?.created_at ?? '')).toEqual(NOON)
  expect(rest.length).toBeGreaterThan(0)
  expect(await list({ host: SITE_TWO, body: { after: id } })).toEqual(rest)
  expect((await list()).map(({ title }) => title)).not.toContain('Only here')
})

test('a page after an unknown one is refused; what is no id is no input', async () => {
  const { body } = await door.say(${camel}ListCall, { body: { after: newId() } })
  expect(body).toMatchObject({ code: 101, data: null })
  expect((await door.say(${camel}ListCall, { body: { after: 'first' } })).status).toBe(422)
})
`
}
