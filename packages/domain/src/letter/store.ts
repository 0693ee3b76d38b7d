import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import type { Rows, Work } from '@oriel/db/database'
import { sql, type RawBuilder } from 'kysely'
import { LETTER_LIVES_DAYS } from './rules.ts'
import type { LetterId, LetterKind, LetterTexts } from './rules.ts'

export type Reader = { readonly siteId: SiteId; readonly memberId: MemberId }

/** Everybody of the site, as far as nothing here says otherwise. */
export type Audience = {
  readonly currency: Currency | null
  readonly language: Locale | null
  /** Every member has grade 0 until there are others. */
  readonly grade: 0 | null
  readonly registeredFrom: Date | null
  readonly registeredUntil: Date | null
}

type Mine = {
  readonly id: LetterId
  readonly sentAt: Date
  readonly readAt: Date | null
  /** Whether it names the member; otherwise it is to an audience. */
  readonly isNamed: boolean
}

/**
 * What a member has: letters that name them, and letters to an audience they are in that were sent
 * after they registered. Currency and language are the member's when they look; a letter that they
 * have read stays theirs whatever changes. What has ended or is deleted is not there.
 */
export const mineOf = ({ siteId, memberId }: Reader, only?: LetterId): RawBuilder<Mine> => {
  const isOwn = only === undefined ? sql`` : sql`AND l.letter_id = ${only}`
  const isOne = only === undefined ? sql`` : sql`AND l.id = ${only}`
  return sql<Mine>`
  SELECT l.letter_id AS id, l.sent_at AS "sentAt", l.read_at AS "readAt", true AS "isNamed"
  FROM letter_members l
  WHERE l.member_id = ${memberId} AND l.deleted_at IS NULL
    AND l.sent_at > house_now() - make_interval(days => ${LETTER_LIVES_DAYS}) ${isOwn}
  UNION ALL
  SELECT l.id, l.sent_at, r.read_at, false
  FROM members m JOIN letters l ON l.site_id = m.site_id AND l.sent_to = 'audience'
    AND l.expires_at > house_now() AND l.sent_at >= m.created_at
  LEFT JOIN letter_reads r ON r.member_id = m.id AND r.letter_id = l.id
  WHERE m.id = ${memberId} AND m.site_id = ${siteId} AND r.deleted_at IS NULL ${isOne}
    AND (r.letter_id IS NOT NULL OR (
      (l.currency IS NULL OR l.currency = m.currency)
      AND (l.language IS NULL OR l.language = m.language)
      AND (l.registered_from IS NULL OR m.created_at >= l.registered_from)
      AND (l.registered_until IS NULL OR m.created_at < l.registered_until)
      AND (l.kind = 'service' OR letter_may_offer(m.id, l.sent_at))))`
}

export type NewLetter = {
  readonly id: LetterId
  readonly siteId: SiteId
  readonly kind: LetterKind
  readonly sentBy: string
  readonly isByStaff: boolean
  readonly proposalId: string | null
  readonly livesDays: number
  readonly says:
    | { readonly texts: LetterTexts }
    | { readonly template: string; readonly number: number; readonly values: object }
} & (
  | { readonly to: 'one'; readonly memberId: MemberId }
  | { readonly to: 'list'; readonly addressed: number }
  | { readonly to: 'audience'; readonly audience: Audience }
)

/** The row of a sending with its texts. */
export async function insertLetter(work: Work, letter: NewLetter): Promise<void> {
  const { id, says, to } = letter
  const audience = to === 'audience' ? letter.audience : null
  const from = 'template' in says ? says : null
  const addressed = to === 'list' ? letter.addressed : 1
  await work
    .insertInto('letters')
    .values({
      id,
      site_id: letter.siteId,
      kind: letter.kind,
      sent_to: to,
      addressed: to === 'audience' ? null : addressed,
      currency: audience?.currency ?? null,
      language: audience?.language ?? null,
      grade: audience?.grade ?? null,
      registered_from: audience?.registeredFrom ?? null,
      registered_until: audience?.registeredUntil ?? null,
      template: from?.template ?? null,
      template_number: from?.number ?? null,
      template_values: from && JSON.stringify(from.values),
      sent_by: letter.sentBy,
      is_by_staff: letter.isByStaff,
      proposal_id: letter.proposalId,
      sent_at: sql`house_now()`,
      expires_at: sql`house_now() + make_interval(days => ${letter.livesDays})`,
    })
    .execute()
  if (!('texts' in says)) return
  const texts = Object.entries(says.texts).map(([language, { title, html }]) => ({
    letter_id: id,
    language,
    title: title.trim(),
    html,
  }))
  await work.insertInto('letter_texts').values(texts).execute()
}

export type Version = {
  readonly name: string
  readonly number: number
  readonly kind: LetterKind
  readonly texts: LetterTexts
  readonly publishedBy: string
  readonly publishedAt: Date
}

/** The version of a template that is used now; null where the site has published none. */
export async function findTemplate(
  rows: Rows,
  siteId: SiteId,
  name: string,
): Promise<Version | null> {
  const { rows: found } = await sql<Version>`
    SELECT name, number, kind, texts, published_by AS "publishedBy", published_at AS "publishedAt"
    FROM letter_templates WHERE site_id = ${siteId} AND name = ${name}
    ORDER BY number DESC LIMIT 1`.execute(rows)
  return found[0] ?? null
}

type Said = {
  readonly id: LetterId
  readonly texts: LetterTexts
  readonly values: Readonly<Record<string, string>> | null
}

/** What letters say, in every language they were written in; the values of templates beside it. */
export async function readTexts(
  rows: Rows,
  ids: readonly LetterId[],
): Promise<Map<LetterId, Said>> {
  const { rows: found } = await sql<Said>`
    SELECT l.id, l.template_values AS values, coalesce(t.texts, (
      SELECT jsonb_object_agg(x.language, jsonb_build_object('title', x.title, 'html', x.html))
      FROM letter_texts x WHERE x.letter_id = l.id), '{}') AS texts
    FROM letters l LEFT JOIN letter_templates t ON t.site_id = l.site_id AND t.name = l.template
      AND t.number = l.template_number
    WHERE l.id = ANY (${[...ids]}::uuid[])`.execute(rows)
  return new Map(found.map((said) => [said.id, said]))
}
