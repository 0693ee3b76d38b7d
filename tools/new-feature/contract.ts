import type { Names } from './names.ts'
import { authOf, type Role } from './role.ts'

/** The call, declared once for server, client, tests and documents. */
export const contractFile = (names: Names, role: Role): string => {
  const { word, camel, pascal, snake, spokenPlural } = names
  return `import * as z from 'zod/mini'
import type { ${pascal}Id } from '@oriel/core/id'
import { endpoint } from '../endpoint.ts'
import { Instant, SiteNumber } from '../wire.ts'

const IdWire = z.codec(z.uuid(), z.custom<${pascal}Id>(), {
  decode: (text) => text as ${pascal}Id,
  encode: (id) => id,
})

export const ${camel}ListCall = endpoint({
  path: '/oriel/${word}/list',
  auth: '${authOf(role)}',
  summary: 'Up to fifty ${spokenPlural}, newest first; after is the last id of the page before.',
  input: z.object({ site_id: z.optional(SiteNumber), after: z.optional(IdWire) }),
  data: z.object({
    ${snake}_list: z.array(z.object({ id: IdWire, title: z.string(), created_at: Instant })),
  }),
  errors: { '101': '${snake}_page_unknown' },
})
`
}
