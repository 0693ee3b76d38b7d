import * as z from 'zod/mini'
import { ContentAsker } from '../content-wire.ts'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../wire.ts'

/**
 * The name of a page in its address, /main/{id}. A fresh site has about, terms, privacy,
 * game-rules, fairness, safer-play, get-help and contact.
 */
const PageName = z.string().check(z.minLength(1), z.maxLength(60))

export const mainPageCall = endpoint({
  path: '/arks/web/main',
  auth: 'none',
  summary: 'One of the pages an operator has written, by its name.',
  input: z.object({ ...ContentAsker, id: PageName }),
  data: z.object({
    id: PageName,
    title: z.string(),
    /** Cleaned HTML. */
    content: z.string(),
    updated_at: Instant,
  }),
  errors: { '101': 'page_unknown' },
})

export const mainPagesCall = endpoint({
  path: '/arks/web/main/list',
  auth: 'none',
  summary: 'The pages there are, for menus and for search engines.',
  input: z.object(ContentAsker),
  data: z.object({
    list: z.array(z.object({ id: PageName, title: z.string(), updated_at: Instant })),
  }),
  errors: {},
})
