import type { Names } from '../names.ts'

/** The front door: what the door of the office and the stories may ask of the feature. */
export const frontDoorFile = (names: Names): string => {
  const { word, pascal, pascalPlural } = names
  return `import { newId, type ${pascal}Id, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { noteOffice, type OfficeLine } from '@oriel/domain/audit'
import { checkTitle, type TitleRefusal } from './rules.ts'
import { insert } from './store.ts'

export { list${pascalPlural} } from './store.ts'

export type ${pascal}Draft = { readonly siteId: SiteId; readonly title: string }
export type ${pascal} = ${pascal}Draft & {
  readonly id: ${pascal}Id
  readonly number: bigint
  /** The account. */
  readonly createdBy: string
  readonly createdAt: Date
}
/** A page begins after the number of the last one of the page before. */
export type ${pascal}Page = {
  readonly siteId: SiteId
  readonly after: bigint | null
  readonly count: number
}

/** Who acts, by their session; a story has no session. */
type Author = Pick<
  OfficeLine,
  'actor' | 'staffId' | 'personId' | 'sessionId' | 'role' | 'ip' | 'traceId'
>

/** Adds one to a site’s list. Its event, or that of its refusal, is kept in the same commit. */
export async function create${pascal}(
  database: Database,
  who: Author,
  { siteId, title: written }: ${pascal}Draft,
  now: Date,
): Promise<Outcome<${pascal}, TitleRefusal>> {
  const id = newId<'${word}'>()
  const title = written.trim()
  const reason = checkTitle(title)
  return database.transaction(async (work) => {
    await noteOffice(work, {
      ...who,
      siteId,
      permission: 'content.write',
      subject: { kind: '${word}', id },
      outcome: reason ?? 'done',
      after: reason ? null : { title },
    })
    if (reason) return refuse(reason)
    return done(await insert(work, { id, siteId, title, createdBy: who.actor, createdAt: now }))
  })
}
`
}

export const storeFile = (names: Names): string => {
  const { word, pascal, pascalPlural, table } = names
  return `import type { ${pascal}Id } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import type { ${pascal}, ${pascal}Page } from './${word}.ts'

export async function insert(work: Work, made: Omit<${pascal}, 'number'>): Promise<${pascal}> {
  const { id, siteId, title, createdBy, createdAt } = made
  const { number } = await work
    .insertInto('${table}')
    .values({ id, site_id: siteId, title, created_by: createdBy, created_at: createdAt })
    .returning('number')
    .executeTakeFirstOrThrow()
  return { ...made, number }
}

/** One page of a site's list, the newest first, and where the next one begins. */
export async function list${pascalPlural}(
  rows: Rows,
  { siteId, after, count }: ${pascal}Page,
): Promise<{ readonly list: ${pascal}[]; readonly next: bigint | null }> {
  let query = rows
    .selectFrom('${table}')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('number', 'desc')
    .limit(count + 1)
  if (after !== null) query = query.where('number', '<', after)
  const found = await query.execute()
  const list = found.slice(0, count).map((row) => ({
    id: row.id as ${pascal}Id,
    number: row.number,
    siteId,
    title: row.title,
    createdBy: row.created_by,
    createdAt: row.created_at,
  }))
  return { list, next: found.length > count ? (list.at(-1)?.number ?? null) : null }
}
`
}
