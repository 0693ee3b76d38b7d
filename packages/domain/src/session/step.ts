import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { PersonalField } from '@oriel/core/personal'
import type { Database, Rows } from '@oriel/db/database'
import { readPersonal } from '@oriel/domain/member'
import { hasTotp } from '@oriel/domain/totp'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import type { From, Guard } from './attempt.ts'
import { shuffled } from './step-rules.ts'

/** S3.004, plus the code of an authenticator app. */
export type StepQuestion =
  | 'member_name'
  | 'identity_id'
  | 'member_phone'
  | 'member_email'
  | 'withdraw_password'
  | 'totp'

/** Those that are answered with something personal. */
export const QUESTION_FIELDS: Readonly<Partial<Record<StepQuestion, PersonalField>>> = {
  member_name: 'name',
  identity_id: 'identity_id',
  member_phone: 'phone',
  member_email: 'email',
}

/** S9.023: the maximum number of questions. */
const QUESTIONS_MAX = 3
const TRIES = 5
const STEP_LIFE_MS = 5 * 60_000

type Asked = { readonly id: string; readonly question: StepQuestion; readonly count: number }

/** What this member can be asked; nothing when nothing is to be asked or nothing is known. */
export async function questionsFor(
  { database, keys }: Pick<Guard, 'database' | 'keys'>,
  memberId: MemberId,
  { asksNewDevice }: { asksNewDevice: boolean },
): Promise<readonly StepQuestion[]> {
  // The app's code is the stronger proof: nothing else is asked for beside it.
  if (await hasTotp(database.rows, memberId)) return ['totp']
  if (!asksNewDevice) return []
  const personal = await readPersonal(database.rows, keys, memberId)
  const known = (Object.entries(QUESTION_FIELDS) as [StepQuestion, PersonalField][])
    .filter(([, field]) => personal[field] !== undefined)
    .map(([question]) => question)
  const hash = await withdrawHash(database.rows, memberId)
  if (hash !== null) known.push('withdraw_password')
  return shuffled(known).slice(0, QUESTIONS_MAX)
}

async function withdrawHash(rows: Rows, memberId: MemberId): Promise<string | null> {
  const row = await rows
    .selectFrom('members')
    .select('withdraw_password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return row.withdraw_password_hash
}

export async function openStep(
  database: Database,
  member: { readonly id: MemberId; readonly siteId: SiteId },
  questions: readonly StepQuestion[],
  from: From,
  now: Date,
): Promise<Asked> {
  const id = newSecret()
  await database.rows
    .insertInto('login_steps')
    .values({
      step_hash: hashSecret(id),
      site_id: member.siteId,
      member_id: member.id,
      questions: [...questions],
      tries_left: TRIES,
      device_hash: hashSecret(from.deviceSecret ?? ''),
      expires_at: new Date(now.getTime() + STEP_LIFE_MS),
    })
    .execute()
  return asked(id, questions)
}

const asked = (id: string, questions: readonly StepQuestion[]): Asked => {
  const [question] = questions
  if (!question) throw new Error('a step without a question')
  return { id, question, count: questions.length }
}

/** Another question instead. It never signs in, and the last one cannot be passed over. */
export async function skipStep(
  { database }: Pick<Guard, 'database'>,
  id: string,
  siteId: SiteId,
  now: Date,
): Promise<Outcome<Asked, 'login_step_unknown' | 'step_failed'>> {
  return database.transaction(async (work) => {
    const row = await work
      .selectFrom('login_steps')
      .selectAll()
      .where('step_hash', '=', hashSecret(id))
      .where('site_id', '=', siteId)
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return refuse('login_step_unknown')
    const questions = row.questions.slice(1) as StepQuestion[]
    const step = work.updateTable('login_steps').where('step_hash', '=', row.step_hash)
    if (questions.length === 0) {
      await work.deleteFrom('login_steps').where('step_hash', '=', row.step_hash).execute()
      return refuse('step_failed')
    }
    await step.set({ questions }).execute()
    return done(asked(id, questions))
  })
}
