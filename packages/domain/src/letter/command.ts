import { currencies } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { locales } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type Deed, type Field, type State } from '@oriel/domain/command'
import { findMemberById } from '@oriel/domain/member'
import { findSite } from '@oriel/domain/site'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import {
  checkTemplate,
  HTML_MAX,
  LETTER_LIVES_DAYS,
  letterKinds,
  TITLE_MAX,
  type LetterId,
  type LetterTexts,
} from './rules.ts'
import { writeToAudience, writeToList, writeToOne, type Sender } from './send.ts'
import { findTemplate, readTexts, type Audience } from './store.ts'
import { isLetterTemplate, letterTemplates } from './templates.ts'

const Text = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(TITLE_MAX)),
  html: z.string().check(z.minLength(1), z.maxLength(HTML_MAX)),
})
const Texts = z.partialRecord(z.enum(locales), Text)
const Kind = z.enum(letterKinds)

const One = z.object({ id: z.uuid(), member_id: z.uuid(), kind: Kind, texts: Texts })
type One = z.output<typeof One>

/** What a letter says, for who reads the proposal: one line for each title and each text. */
const sayings = (texts: LetterTexts): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, { title, html }]) => [
      [`title ${language}`, title],
      [`text ${language}`, html],
    ]),
  )

const senderOf = ({ by, proposalId }: Deed): Sender => ({ by, isByStaff: true, proposalId })

/** A letter to one member, such as an answer of support. */
export const sendCommand = command<One>({
  permission: 'letter.send',
  subjectKind: 'letter',
  input: One,
  subjectOf: ({ id }) => id,
  async look(work, siteId, { id, member_id }) {
    const member = await findMemberById(work, siteId, member_id as MemberId)
    if (!member) return null
    const sent = await lookAtSent(work, siteId, id)
    const fields = { account: member.account, state: member.state, ...sent.fields }
    return { ...sent, fields, memberId: member.id }
  },
  async run(work, _tools, deed, { id, member_id, kind, texts }) {
    if (await isSent(work, id)) return refuse('sent_already')
    const letter = { id: id as LetterId, siteId: deed.siteId, kind, texts }
    return writeToOne(work, { ...letter, memberId: member_id as MemberId }, senderOf(deed))
  },
})

const Time = z.nullable(z.iso.datetime({ offset: true }))
const AudienceInput = z.object({
  currency: z.nullable(z.enum(currencies)),
  language: z.nullable(z.enum(locales)),
  grade: z.nullable(z.literal(0)),
  registered_from: Time,
  registered_until: Time,
})
const Days = z.int().check(z.minimum(1), z.maximum(LETTER_LIVES_DAYS))
const Sending = { id: z.uuid(), kind: Kind, texts: Texts }
const What = z.discriminatedUnion('act', [
  z.object({ act: z.literal('list'), ...Sending, list_id: z.uuid() }),
  z.object({
    act: z.literal('audience'),
    ...Sending,
    audience: AudienceInput,
    lives_days: z._default(Days, LETTER_LIVES_DAYS),
  }),
  z.object({ act: z.literal('publish'), name: z.enum(letterTemplates), kind: Kind, texts: Texts }),
])
type Publish = Extract<z.output<typeof What>, { act: 'publish' }>
const Bulk = z.object({ what: What })
type Bulk = z.output<typeof Bulk>

/** Letters to many, and what the house says in its own: both are agreed by two people. */
export const bulkCommand = command<Bulk>({
  permission: 'letter.bulk',
  subjectKind: 'letter',
  input: Bulk,
  subjectOf: ({ what }) => (what.act === 'publish' ? `template ${what.name}` : what.id),
  async look(work, siteId, { what }) {
    if (what.act === 'publish') return lookAtTemplate(work, siteId, what.name)
    const sent = await lookAtSent(work, siteId, what.id)
    if (what.act === 'audience') return sent
    const { rows } = await sql<{ named: number }>`SELECT named FROM letter_lists
      WHERE id = ${what.list_id} AND site_id = ${siteId}`.execute(work)
    const [list] = rows
    // A list that grew after it was proposed is another list.
    return list
      ? { version: `${sent.version} ${list.named}`, fields: { ...sent.fields, listed: list.named } }
      : null
  },
  async run(work, _tools, deed, { what }) {
    if (what.act === 'publish') return publish(work, deed, what)
    const { act, id, kind, texts } = what
    if (await isSent(work, id)) return refuse('sent_already')
    const letter = { id: id as LetterId, siteId: deed.siteId, kind, texts }
    if (act === 'list') {
      return writeToList(work, { ...letter, listId: what.list_id }, senderOf(deed))
    }
    const audience = audienceOf(what.audience)
    const { registeredFrom: from, registeredUntil: until } = audience
    if (from && until && until <= from) return refuse('times_wrong')
    const livesDays = what.lives_days
    return writeToAudience(work, { ...letter, audience, livesDays }, senderOf(deed))
  },
})

const audienceOf = (asked: z.output<typeof AudienceInput>): Audience => ({
  currency: asked.currency,
  language: asked.language,
  grade: asked.grade,
  registeredFrom: asked.registered_from === null ? null : new Date(asked.registered_from),
  registeredUntil: asked.registered_until === null ? null : new Date(asked.registered_until),
})

async function isSent(work: Work, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM letters WHERE id = ${id}`.execute(work)
  return rows.length > 0
}

/** A letter before it is sent and after: there is nothing between. */
async function lookAtSent(work: Work, siteId: SiteId, id: string): Promise<State> {
  const { rows } = await sql<Record<string, Field>>`
    SELECT kind, sent_to, addressed, currency AS for_currency, language AS for_language,
      grade AS for_grade, registered_from::text, registered_until::text
    FROM letters WHERE id = ${id} AND site_id = ${siteId}`.execute(work)
  const [row] = rows
  if (!row) return { version: 'none', fields: { sent: false } }
  const said = (await readTexts(work, [id as LetterId])).get(id as LetterId)
  const told = Object.entries(row).filter(([, value]) => value !== null)
  const fields = { sent: true, ...Object.fromEntries(told), ...sayings(said?.texts ?? {}) }
  return { version: 'sent', fields }
}

async function lookAtTemplate(work: Work, siteId: SiteId, name: string): Promise<State> {
  const version = await findTemplate(work, siteId, name)
  if (!version) return { version: '0', fields: { template: name, number: 0 } }
  const { number, kind, texts } = version
  return { version: String(number), fields: { template: name, number, kind, ...sayings(texts) } }
}

async function publish(
  work: Work,
  { siteId, by, proposalId }: Deed,
  { name, kind, texts }: Publish,
): Promise<Outcome<void, string>> {
  return publishTemplate(work, { siteId, name, kind, texts }, { by, proposalId })
}

/** Makes what the house says from now on. Letters that were sent keep the version they had. */
export async function publishTemplate(
  work: Work,
  { siteId, name, kind, texts }: Omit<Publish, 'act' | 'name'> & { siteId: SiteId; name: string },
  { by, proposalId }: Pick<Deed, 'by' | 'proposalId'>,
): Promise<Outcome<void, string>> {
  const site = await findSite(work, siteId)
  if (!site || !isLetterTemplate(name)) return refuse('template_unknown')
  const reason = checkTemplate(name, texts, site.flags.allowedOrigins)
  if (reason) return refuse(reason)
  await sql`INSERT INTO letter_templates (site_id, name, number, kind, texts, published_by,
      proposal_id)
    SELECT ${siteId}, ${name}, coalesce(max(number), 0) + 1, ${kind}, ${JSON.stringify(texts)},
      ${by}, ${proposalId} FROM letter_templates
    WHERE site_id = ${siteId} AND name = ${name}`.execute(work)
  return done()
}
