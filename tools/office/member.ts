import { findMember, unlockWithdrawPassword } from '@oriel/domain/member'
import { findSiteByCode } from '@oriel/domain/site'
import type { Office, OfficeFlags } from '../office.ts'

/** After somebody has made sure on the phone who asks. */
export async function unlockPin(
  { database }: Office,
  { site: code }: OfficeFlags,
  account: string,
): Promise<string[]> {
  const site = await findSiteByCode(database.rows, code)
  const member = site && (await findMember(database.rows, site.id, account.toLowerCase()))
  if (!member) throw new Error(`nobody is called ${account} on ${code}`)
  await unlockWithdrawPassword(database, member, { staff: 'office', now: new Date() })
  return [`${member.account} may try their withdraw password again`]
}
