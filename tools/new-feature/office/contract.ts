import type { Names } from '../names.ts'

/** The calls, each with the permission it takes. */
export const contractFile = (names: Names): string => {
  const { camel, pascal, plural, snake, spoken, spokenPlural } = names
  return `import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { Instant } from '../wire.ts'

const ${pascal}Wire = z.object({
  id: z.uuid(),
  number: z.string(),
  title: z.string(),
  created_by: z.string(),
  created_at: Instant,
})

export const ${camel}ListCall = officeCall('content.write', {
  path: '/office/${plural}/list',
  summary: 'The ${spokenPlural} of a site, the newest first.',
  input: z.object({
    after: z.optional(z.string().check(z.regex(/^\\d{1,18}$/))),
    count: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
  }),
  data: z.object({ list: z.array(${pascal}Wire), next: z.nullable(z.string()) }),
  errors: {},
})

export const ${camel}CreateCall = officeCall('content.write', {
  path: '/office/${plural}/create',
  summary: 'Adds one ${spoken} to the list of a site.',
  /** A title may be longer than what is kept: the rules of the domain say so in words. */
  input: z.object({ title: z.string().check(z.maxLength(1_000)) }),
  data: z.object({ id: z.uuid(), number: z.string() }),
  errors: { '101': '${snake}_without_title', '102': '${snake}_title_too_long' },
})
`
}
