import { timingSafeEqual } from 'node:crypto'
import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { normalisePersonal } from '@oriel/core/personal'
import type { Database } from '@oriel/db/database'
import { noteAudit } from '@oriel/domain/audit'
import { takeCaptcha } from '@oriel/domain/captcha'
import { checkWithdrawPassword, readPersonal } from '@oriel/domain/member'
import { takeTotp } from '@oriel/domain/totp'
import { hashSecret } from '@oriel/keys/secret'
import type { From, Guard, SignedIn } from './attempt.ts'
import { finishSignIn } from './finish.ts'
import { mayComeFrom } from './networks.ts'
import { QUESTION_FIELDS, type StepQuestion } from './step.ts'

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
  | 'site_closed'
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
  if (signedIn === 'site_closed') return refuse(signedIn)
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
  const field = QUESTION_FIELDS[step.question]
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
