import { findMember, unlockWithdrawPassword, type Member } from '@oriel/domain/member'
import { setMemberState } from '@oriel/domain/session'
import { findSiteByCode } from '@oriel/domain/site'
import type { Office, OfficeFlags } from '../office.ts'

/** After somebody has made sure on the phone who asks. */
export async function unlockPin(
  { database }: Office,
  { site: code }: OfficeFlags,
  account: string,
): Promise<string[]> {
  const member = await memberOf({ database }, code, account)
  await unlockWithdrawPassword(database, member, { staff: 'office', now: new Date() })
  return [`${member.account} may try their withdraw password again`]
}

/** Signs a member out for good, or lets them in again. */
export async function setState(
  office: Pick<Office, 'database'>,
  { site: code, because = '' }: Pick<OfficeFlags, 'site' | 'because'>,
  account: string,
  state: 'open' | 'disabled',
): Promise<string[]> {
  if (because.trim() === '') throw new Error('why? --because TEXT')
  const member = await memberOf(office, code, account)
  const by = { staff: 'office', because: because.trim(), now: new Date() }
  const outcome = await setMemberState(office.database, { ...member, state }, by)
  if (!outcome.ok) throw new Error(`not changed: ${outcome.reason}`)
  return [state === 'open' ? `${member.account} may sign in` : `${member.account} is closed`]
}

async function memberOf(
  { database }: Pick<Office, 'database'>,
  code: string,
  account: string,
): Promise<Member> {
  const site = await findSiteByCode(database.rows, code)
  const member = site && (await findMember(database.rows, site.id, account.toLowerCase()))
  if (!member) throw new Error(`nobody is called ${account} on ${code}`)
  return member
}
