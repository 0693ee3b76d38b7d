import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { wantsNotice } from '@oriel/domain/notice'
import { findSite } from '@oriel/domain/site'
import { sql } from 'kysely'
import { changedFact, mailFact, spreadFact } from './fact.ts'
import { mayOffer } from './offer.ts'
import {
  checkMany,
  checkTexts,
  LETTER_LIVES_DAYS,
  LIVE_AUDIENCE_MAX,
  VALUE_MAX,
  type LetterId,
  type LetterKind,
  type LetterTexts,
  type TextsReason,
} from './rules.ts'
import { findTemplate, insertLetter, type Audience, type NewLetter } from './store.ts'
import { templateFields, type LetterTemplate, type LetterValues } from './templates.ts'

/** Who sends: a word of the house, or people with what they agreed to. */
export type Sender = {
  readonly by: string
  readonly isByStaff: boolean
  readonly proposalId: string | null
}
const HOUSE: Sender = { by: 'house', isByStaff: false, proposalId: null }

export type SendReason = TextsReason | 'offer_unwanted' | 'site_unknown'
/** So many are told one by one; of more the site's open pages hear, and read again. */
const TOLD_ONE_BY_ONE = 100

type HouseLetter = {
  [Name in LetterTemplate]: { readonly template: Name; readonly values: LetterValues<Name> }
}[LetterTemplate] & { readonly siteId: SiteId; readonly memberId: MemberId }

/**
 * Sends what the house has to say to one member, inside the work it is about. A site that has not
 * published the template sends nothing: the caller decides whether that matters.
 */
export async function sendLetter(
  work: Work,
  { siteId, memberId, template, values }: HouseLetter,
): Promise<Outcome<LetterId, 'template_unpublished' | 'offer_unwanted' | 'value_wrong'>> {
  const told = new Map<string, string>(Object.entries(values))
  const fields: readonly string[] = templateFields[template]
  const isWrong = fields.some((field) => (told.get(field) ?? '').length > VALUE_MAX)
  if (isWrong || fields.some((field) => !told.has(field))) return refuse('value_wrong')
  const version = await findTemplate(work, siteId, template)
  if (!version) return refuse('template_unpublished')
  if (version.kind === 'offer' && !(await mayOffer(work, memberId))) return refuse('offer_unwanted')
  const id = newId<'letter'>()
  const says = { template, number: version.number, values }
  await toOne(work, { id, siteId, memberId, kind: version.kind, says }, HOUSE)
  return done(id)
}

type Letter = Pick<NewLetter, 'id' | 'siteId' | 'kind' | 'says'>

async function toOne(
  work: Work,
  letter: Letter & { readonly memberId: MemberId },
  { by, isByStaff, proposalId }: Sender,
): Promise<void> {
  const { id, siteId, memberId, kind } = letter
  const sender = { sentBy: by, isByStaff, proposalId, livesDays: LETTER_LIVES_DAYS }
  await insertLetter(work, { ...letter, ...sender, to: 'one' })
  await sql`INSERT INTO letter_members (member_id, letter_id, sent_at)
    VALUES (${memberId}, ${id}, house_now())`.execute(work)
  await announce(work, changedFact({ siteId, memberId, what: 'sent' }))
  if (!(await wantsNotice(work, memberId, kind, 'mail'))) return
  await announce(work, mailFact({ siteId, memberId, letterId: id, kind }))
}

type Written = {
  readonly id: LetterId
  readonly siteId: SiteId
  readonly kind: LetterKind
  readonly texts: LetterTexts
}

/** A letter that people wrote to one member. */
export async function writeToOne(
  work: Work,
  { memberId, texts, ...letter }: Written & { readonly memberId: MemberId },
  sender: Sender,
): Promise<Outcome<void, SendReason>> {
  const reason = await checkFor(work, letter.siteId, texts, checkTexts)
  if (reason) return refuse(reason)
  if (letter.kind === 'offer' && !(await mayOffer(work, memberId))) return refuse('offer_unwanted')
  await toOne(work, { ...letter, memberId, says: { texts } }, sender)
  return done()
}

/** To the members of a list: offers leave out who wants none, which the figures tell. */
export async function writeToList(
  work: Work,
  { texts, listId, ...letter }: Written & { readonly listId: string },
  { by, isByStaff, proposalId }: Sender,
): Promise<Outcome<void, SendReason | 'list_empty'>> {
  const reason = await checkFor(work, letter.siteId, texts, checkMany)
  if (reason) return refuse(reason)
  const { rows: named } = await sql<{ member_id: MemberId }>`
    SELECT m.member_id FROM letter_lists l JOIN letter_list_members m ON m.list_id = l.id
    WHERE l.id = ${listId} AND l.site_id = ${letter.siteId}
      AND (${letter.kind} = 'service' OR letter_may_offer(m.member_id, house_now()))
    ORDER BY m.member_id`.execute(work)
  if (named.length === 0) return refuse('list_empty')
  const members = named.map(({ member_id }) => member_id)
  const sender = { sentBy: by, isByStaff, proposalId, livesDays: LETTER_LIVES_DAYS }
  const to = { to: 'list', addressed: members.length } as const
  await insertLetter(work, { ...letter, ...sender, ...to, says: { texts } })
  await sql`INSERT INTO letter_members (member_id, letter_id, sent_at)
    SELECT member, ${letter.id}, house_now() FROM unnest(${members}::uuid[]) member`.execute(work)
  await tell(work, letter.siteId, members)
  return done()
}

async function tell(work: Work, siteId: SiteId, members: readonly MemberId[]): Promise<void> {
  if (members.length > TOLD_ONE_BY_ONE) {
    await announce(work, spreadFact(siteId))
    return
  }
  for (const memberId of members) {
    await announce(work, changedFact({ siteId, memberId, what: 'sent' }))
  }
}

/** To everybody in an audience, in one row: it costs the same for ten members and for millions. */
export async function writeToAudience(
  work: Work,
  {
    texts,
    audience,
    livesDays = LETTER_LIVES_DAYS,
    ...letter
  }: Written & { readonly audience: Audience; readonly livesDays?: number | undefined },
  { by, isByStaff, proposalId }: Sender,
): Promise<Outcome<void, SendReason | 'too_many_live'>> {
  const { siteId } = letter
  const reason = await checkFor(work, siteId, texts, checkMany)
  if (reason) return refuse(reason)
  const { rows: live } = await sql`SELECT FROM letters WHERE site_id = ${siteId}
    AND sent_to = 'audience' AND expires_at > house_now() LIMIT ${LIVE_AUDIENCE_MAX}`.execute(work)
  if (live.length >= LIVE_AUDIENCE_MAX) return refuse('too_many_live')
  const sender = { sentBy: by, isByStaff, proposalId, livesDays }
  await insertLetter(work, { ...letter, ...sender, to: 'audience', audience, says: { texts } })
  await announce(work, spreadFact(siteId))
  return done()
}

async function checkFor(
  work: Work,
  siteId: SiteId,
  texts: LetterTexts,
  check: typeof checkTexts,
): Promise<TextsReason | 'site_unknown' | null> {
  const site = await findSite(work, siteId)
  return site ? check(texts, site.flags.allowedOrigins) : 'site_unknown'
}
