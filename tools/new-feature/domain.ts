import type { Names } from './names.ts'

/** The front door: what other parts may ask of the feature. */
export const frontDoorFile = (names: Names): string => {
  const { word, pascal, pascalPlural, snake } = names
  return `import { newId, type ${pascal}Id, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { checkTitle, type TitleRefusal } from './rules.ts'
import * as store from './store.ts'

export type ${pascal}Draft = { readonly siteId: SiteId; readonly title: string }
export type ${pascal} = ${pascal}Draft & { readonly id: ${pascal}Id; readonly createdAt: Date }

export async function create${pascal}(
  database: Database,
  draft: ${pascal}Draft,
  now: Date,
): Promise<Outcome<${pascal}, TitleRefusal>> {
  const title = draft.title.trim()
  const reason = checkTitle(title)
  if (reason) return refuse(reason)
  const made = { id: newId<'${word}'>(), siteId: draft.siteId, title, createdAt: now }
  await database.transaction((work) => store.insert(work, made))
  return done(made)
}

/** A page begins after the last one of the page before; the first begins after nothing. */
export type ${pascal}Page = { readonly siteId: SiteId; readonly after: ${pascal}Id | null }

/** One page of a site's list, newest first. */
export async function list${pascalPlural}(
  rows: Rows,
  page: ${pascal}Page,
): Promise<Outcome<${pascal}[], '${snake}_page_unknown'>> {
  const isKnown = page.after === null || (await store.exists(rows, page.siteId, page.after))
  return isKnown ? done(await store.list(rows, page)) : refuse('${snake}_page_unknown')
}
`
}

export const rulesFile = ({ snake }: Names): string => `export type TitleRefusal =
  | '${snake}_without_title'
  | '${snake}_title_too_long'

const TITLE_MAX_CHARACTERS = 100

/** Why a title may not be used, or null. */
export function checkTitle(title: string): TitleRefusal | null {
  if (title.trim() === '') return '${snake}_without_title'
  if (title.length > TITLE_MAX_CHARACTERS) return '${snake}_title_too_long'
  return null
}
`

export const storeFile = ({ word, pascal, table }: Names): string => `import type {
  ${pascal}Id,
  SiteId,
} from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import type { ${pascal}, ${pascal}Page } from './${word}.ts'

const PAGE_MAX_ROWS = 50

export async function insert(work: Work, made: ${pascal}): Promise<void> {
  const { id, siteId, title, createdAt } = made
  await work
    .insertInto('${table}')
    .values({ id, site_id: siteId, title, created_at: createdAt })
    .execute()
}

/** An id of another site is as unknown as one of nothing. */
export async function exists(rows: Rows, siteId: SiteId, id: ${pascal}Id): Promise<boolean> {
  const found = await rows
    .selectFrom('${table}')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

export async function list(rows: Rows, { siteId, after }: ${pascal}Page): Promise<${pascal}[]> {
  const ofSite = rows.selectFrom('${table}').selectAll().where('site_id', '=', siteId)
  const page = after === null ? ofSite : ofSite.where('id', '<', after)
  const found = await page.orderBy('id', 'desc').limit(PAGE_MAX_ROWS).execute()
  return found.map((row) => ({
    id: row.id as ${pascal}Id,
    siteId,
    title: row.title,
    createdAt: row.created_at,
  }))
}
`
