import type { Names } from './names.ts'

/** What a fresh world holds of the feature, told through its own use cases. */
export const storyFile = (names: Names): string => {
  const { word, pascal, pascalPlural, spoken, spokenPlural } = names
  return `import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { create${pascal}, list${pascalPlural} } from '@oriel/domain/${word}'
import { ORIEL, SECOND } from '../cast.ts'

const TITLES = ['The first ${spoken}', 'The second ${spoken}']

/** Each site opens with a few ${spokenPlural}. */
export async function tell${pascalPlural}(database: Database, now: Date): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    const told = expectDone(await list${pascalPlural}(database.rows, { siteId, after: null }))
    if (told.length > 0) continue
    for (const title of TITLES) {
      expectDone(await create${pascal}(database, { siteId, title }, now))
    }
  }
}
`
}

/** The journey through the running apps. */
export const journeyFile = (names: Names): string => {
  const { word, pascal, snake, spoken } = names
  return `import { expectDone } from '@oriel/core/outcome'
import { ORIEL } from '@oriel/dev-world/cast'
import { create${pascal} } from '@oriel/domain/${word}'
import { expect, test } from './fixtures.ts'

test('a new ${spoken} is on the list of its own site and not on the other’s', async ({
  ask,
  database,
}) => {
  const title = \`Journey \${crypto.randomUUID()}\`
  const made = await create${pascal}(database, { siteId: ORIEL, title }, new Date())
  const shown = expect.objectContaining({ id: expectDone(made).id, title })
  const list = async (host: 'oriel' | 'second') => {
    const answer = await (await ask(host, '/api/oriel/${word}/list', {})).json()
    expect(answer.code).toBe(100)
    return answer.data.${snake}_list
  }
  expect(await list('oriel')).toContainEqual(shown)
  expect(await list('second')).not.toContainEqual(shown)
})
`
}
