import { addressOf } from '@oriel/contract/endpoint'
import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { createConnection } from '@oriel/db/pool'
import { hashSecret } from '@oriel/keys/secret'
import { ask } from './asking.ts'
import type { Figure } from './figures.ts'
import { isRecommended, newAccount, type Sent } from './login-load.ts'

type SessionRow = {
  readonly account: string
  readonly token: string
  readonly device: string
  readonly is_live: boolean
}
type MemberRow = {
  readonly account: string
  readonly has_passwords: boolean
  readonly has_key: boolean
  readonly fields: string
  readonly marks: string
  readonly introducers: number
  readonly agreements: number
  readonly trail: number
  readonly facts: number
  readonly sessions: number
}

/** What only the form of the run asks for. */
const WHOLE = {
  has_passwords: true,
  has_key: true,
  fields: 'birthday,email',
  marks: 'email',
  agreements: 1,
  trail: 1,
  facts: 1,
  sessions: 1,
} as const
/** On a machine so busy that most of them are under way when a process is ended. */
const REGISTERED_FLOOR_SHARE = 0.25
const SUCCESS = '100'
const ACCOUNT_TAKEN = '102'

const none = (name: string, value: number): Figure => ({ name: `login ${name}`, value, ceiling: 0 })

/** What everybody was told, against what is in the database and what their tokens open. */
export async function judgeLogins(
  databaseUrl: string,
  port: number,
  sent: readonly Sent[],
): Promise<Figure[]> {
  const { sessions, members } = await readAll(databaseUrl)
  const logins = sent.filter(({ kind }) => kind === 'login')
  const registrations = sent.filter(({ kind }) => kind === 'registration')
  return [
    ...judgeAnswers(logins, sessions),
    ...(await judgeSessions(port, sent, sessions)),
    ...judgeMembers(registrations, members),
  ]
}

async function readAll(url: string) {
  const client = createConnection({ url, name: 'judge' })
  await client.connect()
  try {
    const sessions = await client.query<SessionRow>(
      `SELECT m.account, encode(s.token_hash, 'hex') AS token, s.device,
         s.ended_at IS NULL AS is_live
       FROM sessions s JOIN members m ON m.id = s.member_id`,
    )
    const members = await client.query<MemberRow>(
      `SELECT m.account,
         m.password_hash IS NOT NULL AND m.withdraw_password_hash IS NOT NULL AS has_passwords,
         EXISTS (SELECT FROM member_keys k WHERE k.member_id = m.id) AS has_key,
         (SELECT string_agg(field, ',' ORDER BY field) FROM member_fields f
           WHERE f.member_id = m.id) AS fields,
         (SELECT string_agg(field, ',' ORDER BY field) FROM member_marks f
           WHERE f.member_id = m.id) AS marks,
         (SELECT count(*)::int FROM member_introducers i WHERE i.member_id = m.id
           AND i.recommender_id IS NOT NULL) AS introducers,
         (SELECT count(*)::int FROM member_agreements a WHERE a.member_id = m.id) AS agreements,
         (SELECT count(*)::int FROM audit_events a WHERE a.member_id = m.id
           AND a.kind = 'registered' AND a.refused IS NULL) AS trail,
         (SELECT count(*)::int FROM outbox o WHERE o.name = 'member.registered'
           AND o.data->>'member_id' = m.id::text) AS facts,
         (SELECT count(*)::int FROM sessions s WHERE s.member_id = m.id) AS sessions
       FROM members m WHERE m.account LIKE $1`,
      [`${newAccount(0).replace(/[0-9]+$/, '')}%`],
    )
    return { sessions: sessions.rows, members: members.rows }
  } finally {
    await client.end()
  }
}

/** A header and a captcha let somebody in once, however often and wherever they are sent. */
function judgeAnswers(logins: readonly Sent[], sessions: readonly SessionRow[]): Figure[] {
  const bySent = [...Map.groupBy(logins, ({ label }) => label).values()]
  const bySession = Map.groupBy(sessions, ({ device }) => device)
  const letIn = (one: readonly Sent[]) => one.filter(({ code }) => code === SUCCESS).length
  const isAnswered = (one: readonly Sent[]) => one.every(({ code }) => code !== null)
  const isTwice = (one: readonly Sent[]) =>
    letIn(one) > 1 || (bySession.get(one[0]?.label ?? '')?.length ?? 0) > 1
  return [
    none('accepted_twice', bySent.filter(isTwice).length),
    // All had an answer, and none of them was let in: the pass was lost without a fault.
    none('refused', bySent.filter((one) => isAnswered(one) && letIn(one) === 0).length),
    { name: 'login sent_again', value: logins.length - bySent.length, floor: 1 },
  ]
}

async function judgeSessions(
  port: number,
  sent: readonly Sent[],
  sessions: readonly SessionRow[],
): Promise<Figure[]> {
  const byToken = new Map(sessions.map((row) => [row.token, row]))
  const live = Map.groupBy(
    sessions.filter(({ is_live }) => is_live),
    ({ account }) => account,
  )
  const acknowledged = sent.filter(({ secrets }) => secrets !== null)
  const rowOf = ({ secrets }: Sent) => byToken.get(hashOf(secrets?.token ?? ''))
  const bySender = [...Map.groupBy(acknowledged, ({ account }) => account)]
  const newest = acknowledged.filter((one) => isLast(one, sent))
  const living = acknowledged.filter((one) => rowOf(one)?.is_live)
  const isOpen = await Promise.all(living.map((one) => opens(port, one)))
  const unanswered = new Set(sent.flatMap(({ code, label }) => (code === null ? [label] : [])))
  const tokens = new Set(acknowledged.map(({ secrets }) => hashOf(secrets?.token ?? '')))
  const isUnexplained = ({ token, device }: SessionRow) =>
    !tokens.has(token) && !unanswered.has(device)
  const ofRun = sessions.filter(({ device }) => /^(login|registration) /.test(device))
  return [
    none('acknowledged_lost', acknowledged.filter((one) => !rowOf(one)).length),
    none('not_one_session', bySender.filter(([name]) => live.get(name)?.length !== 1).length),
    none('newest_lost', newest.filter((one) => !rowOf(one)?.is_live).length),
    none('token_closed', isOpen.filter((one) => !one).length),
    none('never_told', ofRun.filter(isUnexplained).length),
    { name: 'login tokens_tried', value: living.length, floor: 1 },
  ]
}

/** Whether nobody asked for the same member while it was under way, or after it. */
const isLast = (one: Sent, all: readonly Sent[]): boolean =>
  all.every(
    (other) => other === one || other.account !== one.account || other.endedAt < one.begunAt,
  )

const hashOf = (secret: string): string => hashSecret(secret).toString('hex')

async function opens(port: number, { secrets }: Sent): Promise<boolean> {
  const headers = {
    authorization: secrets?.token ?? '',
    cookie: `__Host-sb=${secrets?.binding ?? ''}`,
  }
  const { code } = await ask(port, { path: addressOf(realtimeTicketCall), body: {}, headers })
  return code === SUCCESS
}

/** A member is there with everything that belongs to one, or not at all. */
function judgeMembers(registrations: readonly Sent[], members: readonly MemberRow[]): Figure[] {
  const byAccount = new Map(members.map((row) => [row.account, row]))
  const numbers = new Map(registrations.map((_, number) => [newAccount(number), number]))
  const isHalf = (row: MemberRow) => {
    const isBrought = isRecommended(numbers.get(row.account) ?? 0)
    const whole = { ...WHOLE, introducers: isBrought ? 1 : 0 }
    return Object.entries(whole).some(([name, value]) => row[name as keyof MemberRow] !== value)
  }
  const bySent = [...Map.groupBy(registrations, ({ account }) => account)]
  const codes = (one: readonly Sent[]) => one.map(({ code }) => code)
  const isThere = (one: readonly Sent[]) =>
    codes(one).some((code) => code === SUCCESS || code === ACCOUNT_TAKEN)
  const isRefused = (one: readonly Sent[]) => codes(one).every((code) => code !== null)
  return [
    {
      name: 'login registered',
      value: members.length,
      floor: Math.floor(bySent.length * REGISTERED_FLOOR_SHARE),
    },
    none('half_registered', members.filter(isHalf).length),
    none(
      'registered_lost',
      bySent.filter(([account, one]) => isThere(one) && !byAccount.has(account)).length,
    ),
    // One answer, and it was no: nothing in the form was wrong.
    none(
      'registration_refused',
      bySent.filter(([, one]) => isRefused(one) && !codes(one).includes(SUCCESS)).length,
    ),
    {
      name: 'login met_again',
      value: bySent.filter(([, one]) => codes(one).includes(ACCOUNT_TAKEN)).length,
    },
  ]
}
