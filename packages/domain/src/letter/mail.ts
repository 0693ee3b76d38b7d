import { createHash } from 'node:crypto'
import type { Currency } from '@oriel/core/currency'
import type { Id, MemberId } from '@oriel/core/id'
import { textFor, type Locale } from '@oriel/core/locale'
import type { Database, Work } from '@oriel/db/database'
import { addressFor, readPersonal } from '@oriel/domain/member'
import { queueOnce } from '@oriel/domain/message'
import { wantsNotice } from '@oriel/domain/notice'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import type { LetterMail } from './fact.ts'
import { mayOffer } from './offer.ts'
import { fillText, type LetterId } from './rules.ts'
import { readTexts } from './store.ts'

/** What became of the mail about a letter. */
export type MailEnd = 'queued' | 'known' | 'unwanted' | 'gone' | 'no_address'

type House = { readonly database: Database; readonly keys: Keys }

/**
 * Tells a member by mail that a letter has arrived. Whether they want it, and whether they may get
 * an offer, is asked here once more: both can change while a fact waits. A fact that is told twice
 * queues one mail.
 */
export const sendLetterMail = (
  { database, keys }: House,
  { siteId, memberId, letterId, kind }: LetterMail,
): Promise<MailEnd> =>
  database.transaction(async (work) => {
    const letter = await findArrived(work, memberId, letterId)
    if (!letter) return 'gone'
    if (!(await wantsNotice(work, memberId, kind, 'mail'))) return 'unwanted'
    if (kind === 'offer' && !(await mayOffer(work, memberId))) return 'unwanted'
    const personal = await readPersonal(work, keys, memberId)
    const to = addressFor('mail', letter.currency, personal)
    if (to === null) return 'no_address'
    const title = await titleOf(work, letterId, letter.language)
    const isNew = await queueOnce(work, keys, messageIdOf(memberId, letterId, letter.sentAt), {
      siteId,
      memberId,
      channel: 'mail',
      to,
      locale: letter.language,
      template: 'letter_arrived',
      values: { title },
    })
    return isNew ? 'queued' : 'known'
  })

type Arrived = { readonly sentAt: Date; readonly language: Locale; readonly currency: Currency }

/** Null for a letter that the member has deleted, and for one of yesterday: a mail is too late. */
async function findArrived(
  work: Work,
  memberId: MemberId,
  letterId: LetterId,
): Promise<Arrived | null> {
  const { rows } = await sql<Arrived>`
    SELECT l.sent_at AS "sentAt", m.language, m.currency
    FROM letter_members l JOIN members m ON m.id = l.member_id
    WHERE l.member_id = ${memberId} AND l.letter_id = ${letterId} AND l.deleted_at IS NULL
      AND l.sent_at > house_now() - interval '1 day'`.execute(work)
  return rows[0] ?? null
}

async function titleOf(work: Work, letterId: LetterId, language: Locale): Promise<string> {
  const said = (await readTexts(work, [letterId])).get(letterId)
  const text = said && textFor(said.texts, language)
  return text ? fillText(text, said.values ?? {}).title : ''
}

/** One id for a letter and a member, in the order of time as the ids of all messages are. */
function messageIdOf(memberId: MemberId, letterId: LetterId, sentAt: Date): Id<'message'> {
  const time = sentAt.getTime().toString(16).padStart(12, '0')
  const mark = createHash('sha256').update(`letter ${letterId} ${memberId}`).digest('hex')
  const [order, tail, end] = [mark.slice(0, 3), mark.slice(3, 6), mark.slice(6, 18)]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-8${tail}-${end}` as Id<'message'>
}
