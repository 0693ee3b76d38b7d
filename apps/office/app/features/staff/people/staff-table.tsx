import { staffListCall } from '@oriel/contract/office/staff'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { Panel } from '../../../parts/panel.tsx'
import { Pill } from '../../../parts/pill.tsx'
import { ReadBlock } from '../../../parts/read-block.tsx'
import { StateWord } from '../../../parts/state-word.tsx'
import { SmallTable } from '../../../parts/table/small-table.tsx'
import { useRead } from '../../../platform/query.ts'
import { useMay } from '../../../platform/rights.ts'
import { roleText } from '../../../platform/role-words.ts'
import { useFormat } from '../../../platform/use-format.ts'
import { InviteSheet } from './invite-sheet.tsx'
import { RemoveSheet } from './remove-sheet.tsx'

type Staff = DataOf<typeof staffListCall>['list'][number]

/** Who works at this site, in which role, and who is invited. */
export function StaffTable() {
  const { t } = useText()
  const read = useRead(staffListCall, {}, { queue: 'proposals' })
  const [isInviting, setInviting] = useState(false)
  const { begin: mayInvite } = useMay('staff.invite')
  return (
    <Panel
      title={t('office.people.title')}
      icon="people"
      isFilled
      end={
        mayInvite && (
          <Button className="button-small" onClick={() => setInviting(true)}>
            {t('office.people.invite')}
          </Button>
        )
      }
    >
      <ReadBlock read={read}>
        {({ list, invitations }) => (
          <>
            <Rows list={list} />
            {invitations.length > 0 && (
              <p className="panel-body small-text">
                {t('office.people.invited', {
                  names: invitations.map(({ name }) => name).join(', '),
                })}
              </p>
            )}
          </>
        )}
      </ReadBlock>
      <InviteSheet isOpen={isInviting} onClose={() => setInviting(false)} />
    </Panel>
  )
}

function Rows({ list }: { readonly list: readonly Staff[] }) {
  const { t } = useText()
  const [leaving, setLeaving] = useState<Staff | null>(null)
  const { begin: mayRemove } = useMay('staff.remove')
  const heads = [
    t('office.people.name'),
    t('office.people.role'),
    t('office.people.factor'),
    t('office.people.seen'),
    t('office.people.state'),
  ]
  return (
    <>
      <SmallTable
        label={t('office.people.title')}
        heads={heads}
        {...(mayRemove && { deeds: t('office.people.remove') })}
      >
        {list.map((staff) => (
          <Row key={staff.id} staff={staff} onRemove={mayRemove ? setLeaving : null} />
        ))}
      </SmallTable>
      <RemoveSheet staff={leaving} onClose={() => setLeaving(null)} />
    </>
  )
}

type RowProps = { readonly staff: Staff; readonly onRemove: ((staff: Staff) => void) | null }

function Row({ staff, onRemove }: RowProps) {
  const text = useText()
  const { t } = text
  const { dateTime } = useFormat()
  const others = staff.same_person.join(', ')
  return (
    <tr>
      <th scope="row">
        {staff.name}
        <small className="faint block">
          {others === '' ? staff.account : `${staff.account} = ${others}`}
        </small>
      </th>
      <td>
        {staff.roles
          .map(
            ({ site, role }) => `${roleText(role, text)}, ${site || t('office.people.all_sites')}`,
          )
          .join(' · ')}
      </td>
      <td>
        <Pill tone={staff.has_passkey ? 'good' : 'look'}>
          {staff.has_passkey ? t('office.staff.passkey') : t('office.staff.app')}
        </Pill>
      </td>
      <td>{staff.seen_at ? dateTime(staff.seen_at) : '–'}</td>
      <td>
        <StateWord domain="staff" code={staff.state} />
      </td>
      {onRemove && (
        <td>
          {staff.state === 'open' && (
            <Button variant="ghost" className="button-small" onClick={() => onRemove(staff)}>
              {t('office.people.remove')}
            </Button>
          )}
        </td>
      )}
    </tr>
  )
}
