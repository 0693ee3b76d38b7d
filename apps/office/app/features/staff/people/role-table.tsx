import { rolesCall } from '@oriel/contract/office/staff'
import type { DataOf } from '@oriel/contract/endpoint'
import type { May } from '@oriel/core/permission'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { icons } from '../../../parts/icons.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ReadBlock } from '../../../parts/read-block.tsx'
import { SmallTable } from '../../../parts/table/small-table.tsx'
import { useRead } from '../../../platform/query.ts'
import { roleText } from '../../../platform/role-words.ts'
import { useSite } from '../../../platform/use-site.ts'

const WORDS: Readonly<Record<May, MessageId>> = {
  run: 'office.people.may_run',
  make: 'office.people.may_make',
  check: 'office.people.may_check',
  both: 'office.people.may_both',
}

/** Every permission and what each role may of it, in words, as the database keeps it. */
export function RoleTable() {
  const { t } = useText()
  const read = useRead(rolesCall, {})
  return (
    <Panel title={t('office.people.roles')} icon={icons.scale} isFilled>
      <ReadBlock read={read}>{(table) => <Table {...table} />}</ReadBlock>
    </Panel>
  )
}

function Table({ roles, permissions }: DataOf<typeof rolesCall>) {
  const text = useText()
  const { t } = text
  const own = useSite().role
  return (
    <SmallTable
      label={t('office.people.roles')}
      heads={[
        t('office.people.permission'),
        t('office.people.danger'),
        ...roles.map((role) => roleText(role, text)),
      ]}
      own={roleText(own, text)}
    >
      {permissions.map(({ permission, danger, needs_people, may }) => (
        <tr key={permission}>
          <th scope="row">{permission}</th>
          <td>{t('office.people.danger_of', { danger, people: needs_people })}</td>
          {roles.map((role) => {
            const allowed = may[role]
            return (
              <td key={role} data-own={role === own || undefined}>
                {allowed ? t(WORDS[allowed]) : '–'}
              </td>
            )
          })}
        </tr>
      ))}
    </SmallTable>
  )
}
