import { findMember } from '@oriel/domain/member'
import { openSession } from '@oriel/domain/session'
import { findSiteByCode, listSiteCodes } from '@oriel/domain/site'
import type { Office, OfficeFlags } from '../office.ts'

/** Opens a session for scripts and tests: two lines for the console of a page of that site. */
export async function signIn(
  office: Office,
  flags: OfficeFlags,
  account: string,
): Promise<string[]> {
  const { rows } = office.database
  for (const code of [flags.site, ...(await listSiteCodes(rows))]) {
    const site = await findSiteByCode(rows, code)
    const member = site && (await findMember(rows, site.id, account))
    if (!site || !member) continue
    const owner = { siteId: site.id, memberId: member.id }
    const session = await openSession(office.database, owner, new Date())
    const values = { token: session.token, member_id: member.id }
    return [
      `// In the console of http://${site.hosts.find((host) => host.endsWith('.localhost')) ?? site.hosts[0]}:${office.edgePort}, then reload:`,
      `document.cookie = '__Host-sb=${session.binding}; Path=/; Secure; SameSite=Strict'`,
      `Object.assign(localStorage, ${JSON.stringify(values)})`,
    ]
  }
  throw new Error(`nobody is called ${account}`)
}
