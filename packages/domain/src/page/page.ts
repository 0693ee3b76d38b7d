import { refuse, type Outcome } from '@oriel/core/outcome'
import { sqlState, type Database, type Rows } from '@oriel/db/database'
import {
  detailsOf,
  listContents,
  publishContent,
  type By,
  type Content,
  type ContentDraft,
  type ContentId,
  type ContentRefusal,
  type Reader,
} from '@oriel/domain/content'
import * as z from 'zod/mini'

/** The name stands in the address: /main/terms. */
export const PageDetails = z.object({
  name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60)),
})
export type Page = Omit<Content, 'details'> & z.output<typeof PageDetails>
export type PageDraft = ContentDraft<z.output<typeof PageDetails>>

const UNIQUE_VIOLATION = '23505'

/** One page of a site has a name; the unique key decides who was first. */
export async function publishPage(
  database: Database,
  draft: PageDraft,
  by: By,
): Promise<Outcome<ContentId, ContentRefusal | 'page_name' | 'page_name_taken'>> {
  if (!z.safeParse(PageDetails, draft.details).success) return refuse('page_name')
  try {
    return await publishContent(database, 'page', draft, by)
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('page_name_taken')
    throw error
  }
}

export async function listPages(rows: Rows, reader: Reader): Promise<Page[]> {
  return (await listContents(rows, 'page', reader)).map(pageOf)
}

export async function findPage(rows: Rows, reader: Reader, name: string): Promise<Page | null> {
  const [content] = await listContents(rows, 'page', reader, { name })
  return content ? pageOf(content) : null
}

const pageOf = (content: Content): Page => detailsOf(PageDetails, content)
