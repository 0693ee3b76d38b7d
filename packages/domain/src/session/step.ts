import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { normalisePersonal, type PersonalField } from '@oriel/core/personal'
import type { Database, Rows } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { takeCaptcha } from '@oriel/domain/captcha'
import { checkWithdrawPassword, readPersonal } from '@oriel/domain/member'
import { hasTotp, takeTotp } from '@oriel/domain/totp'
import { timingSafeEqual } from 'node:crypto'
import { finishSignIn } from './finish.ts'
import { mayComeFrom } from './networks.ts'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import type { From, Guard, SignedIn } from './attempt.ts'
import { shuffled } from './step-rules.ts'

/** Spec 3, and the code of an authenticator app. */
export type StepQuestion =
  | 'member_name'
  | 'identity_id'
  | 'member_phone'
  | 'member_email'
  | 'withdraw_password'
  | 'totp'

const FIELDS: Readonly<Partial<Record<StepQuestion, PersonalField>>> = {
  member_name: 'name',
  identity_id: 'identity_id',
  member_phone: 'phone',
  member_email: 'email',
}

/** Spec 9: how many questions there are at most. */
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
  const known = (Object.entries(FIELDS) as [StepQuestion, PersonalField][])
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

export type StepReason =
  | 'login_step_unknown'
  | 'account_disabled'
  | 'step_answer_wrong'
  | 'step_answer_unreadable'
  | 'verify_failed'
  | 'network_not_allowed'
  | 'network_closed'
  | 'totp_wrong'
  | 'totp_used'
  | 'step_failed'
  | 'unavailable'

type Given = {
  readonly id: string
  readonly answer: string
  readonly captcha: { readonly token: string; readonly answer: string }
}

type OpenStep = {
  readonly memberId: MemberId
  readonly account: string
  readonly state: string
  readonly passwordHash: string | null
  readonly question: StepQuestion
  readonly triesLeft: number
}

export async function answerStep(
  guard: Guard,
  given: Given,
  from: From,
  now: Date,
): Promise<Outcome<SignedIn, StepReason>> {
  const { database, keys } = guard
  const captcha = { siteId: from.siteId, type: 'login', ip: from.ip, ...given.captcha } as const
  if (!(await takeCaptcha(database.rows, keys, captcha, now))) return refuse('verify_failed')
  const step = await spendTry(database, given.id, from.siteId, now)
  if (!step) return refuse('login_step_unknown')
  const place = await mayComeFrom(database.rows, from, step.memberId)
  if (place === 'network_not_allowed' || place === 'network_closed') return refuse(place)
  if (step.state !== 'open') return refuse('account_disabled')
  const judged = await judge(guard, step, given.answer, now)
  const who = { siteId: from.siteId, memberId: step.memberId, ip: from.ip } as const
  if (judged !== 'right') {
    const refused = step.triesLeft === 0 ? 'step_failed' : judged
    const facts = { question: step.question }
    await noteAudit(database.rows, { ...who, kind: 'login_step', refused, facts }, now)
    return refuse(refused)
  }
  const ended = await database.rows
    .deleteFrom('login_steps')
    .where('step_hash', '=', hashSecret(given.id))
    .executeTakeFirst()
  // Two right answers at once are one sign-in.
  if (ended.numDeletedRows === 0n) return refuse('login_step_unknown')
  const { account, passwordHash } = step
  const member = { id: step.memberId, siteId: from.siteId, account, passwordHash }
  const signedIn = await finishSignIn(guard, member, from, now)
  return signedIn ? done(signedIn) : refuse('login_step_unknown')
}

/** Whoever answers has spent a try before it is known whether they are right. */
async function spendTry(
  database: Database,
  id: string,
  siteId: SiteId,
  now: Date,
): Promise<OpenStep | null> {
  const row = await database.rows
    .updateTable('login_steps')
    .from('members')
    .set((expression) => ({
      tries_left: expression('login_steps.tries_left', '-', 1),
    }))
    .whereRef('members.id', '=', 'login_steps.member_id')
    .where('step_hash', '=', hashSecret(id))
    .where('login_steps.site_id', '=', siteId)
    .where('expires_at', '>', now)
    .where('tries_left', '>', 0)
    .returning([
      'login_steps.member_id',
      'login_steps.questions',
      'login_steps.tries_left',
      'members.account',
      'members.state',
      'members.password_hash',
    ])
    .executeTakeFirst()
  if (!row) return null
  return {
    memberId: row.member_id as MemberId,
    account: row.account,
    state: row.state,
    passwordHash: row.password_hash,
    question: row.questions[0] as StepQuestion,
    triesLeft: row.tries_left,
  }
}

type Judged = 'right' | Exclude<StepReason, 'login_step_unknown' | 'step_failed'>

async function judge(guard: Guard, step: OpenStep, answer: string, now: Date): Promise<Judged> {
  if (step.question === 'totp') return judgeTotp(guard, step, answer, now)
  const field = FIELDS[step.question]
  if (field) {
    const given = normalisePersonal(field, answer)
    if (given === '') return 'step_answer_unreadable'
    const kept = (await readPersonal(guard.database.rows, guard.keys, step.memberId))[field] ?? ''
    return isSame(guard, given, kept) ? 'right' : 'step_answer_wrong'
  }
  if (!/^[0-9]{4}$/.test(answer)) return 'step_answer_unreadable'
  // With the tries of its own: a question here is no way around its lock.
  const fits = await checkWithdrawPassword(guard, step.memberId, answer)
  if (fits === 'busy') return 'unavailable'
  return fits === 'right' ? 'right' : 'step_answer_wrong'
}

async function judgeTotp(
  { database, keys }: Guard,
  { memberId }: OpenStep,
  answer: string,
  now: Date,
): Promise<Judged> {
  const code = answer.replaceAll(/\s/g, '')
  const taken = await takeTotp(database.rows, keys, memberId, code, now)
  return taken === 'right' ? 'right' : taken === 'used' ? 'totp_used' : 'totp_wrong'
}

/** Of equal length whatever was typed, and as slow for a near miss as for a far one. */
const isSame = ({ keys }: Guard, left: string, right: string): boolean =>
  timingSafeEqual(keys.mark('index', left.toLowerCase()), keys.mark('index', right.toLowerCase()))
