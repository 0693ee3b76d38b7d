import { openDatabase } from '@oriel/db/database'
import { noteOffice } from '@oriel/domain/audit'
import { inviteStaff, isContact } from '@oriel/domain/staff'
import { openKeys } from '@oriel/keys/keys'
import type { OfficeFlags } from '../office.ts'
import { findRunning } from '../running.ts'

type Asked = Pick<OfficeFlags, 'name' | 'mail' | 'phone' | 'origin'>

/**
 * The first owners have nobody who could invite them. Once somebody works here, people are invited
 * in the office, by two.
 */
export async function inviteOwner({ name = '', mail = '', phone = '', origin = '' }: Asked) {
  const contact = { mail: mail.trim().toLowerCase(), phone }
  if (name.trim().length < 2 || !isContact(contact) || !URL.canParse(origin)) {
    throw new Error('--name, --mail, --phone and --origin are all needed')
  }
  const { officeDatabaseUrl: url = '', keyFile } = findRunning()
  if (url === '' || !keyFile) throw new Error('set OFFICE_DATABASE_URL and KEY_FILE')
  const database = openDatabase({ url, name: 'office', max: 1 })
  try {
    return await database.transaction(async (work) => {
      const known = await work.selectFrom('staff').select('id').limit(1).executeTakeFirst()
      if (known) throw new Error('somebody works here already: owners are invited in the office')
      const invited = { name: name.trim(), contact, siteId: null, role: 'owner', by: null }
      const made = await inviteStaff(work, openKeys(keyFile), invited)
      if (!made.ok) throw new Error(`not invited: ${made.reason}`)
      await noteOffice(work, {
        siteId: null,
        actor: 'command line',
        permission: 'staff.invite',
        subject: { kind: 'invitation', id: made.value.id },
        outcome: 'done',
        after: { name: invited.name, role: 'owner' },
      })
      const address = new URL(`/invitation?token=${made.value.token}`, origin)
      return [`${invited.name} opens this address within 24 hours, once:`, address.href]
    })
  } finally {
    await database.close()
  }
}
