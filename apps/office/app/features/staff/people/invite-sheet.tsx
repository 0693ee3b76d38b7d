import { inviteStaffMember } from '@oriel/contract/office/staff'
import { houseRoles } from '@oriel/core/permission'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { CommandSheet } from '../../../parts/command/command-sheet.tsx'
import { roleText } from '../../../platform/role-words.ts'
import { useCommand } from '../../../parts/command/use-command.ts'

type InviteSheetProps = { readonly isOpen: boolean; readonly onClose: () => void }

const NOBODY = { name: '', mail: '', phone: '', role: 'support' }

/** Proposes to invite somebody. Two people agree; the address goes to the work mail alone. */
export function InviteSheet({ isOpen, onClose }: InviteSheetProps) {
  const text = useText()
  const { t } = text
  const invite = useCommand(inviteStaffMember)
  const [person, setPerson] = useState(NOBODY)
  const set = (name: keyof typeof NOBODY) => (value: string) =>
    setPerson((before) => ({ ...before, [name]: value }))
  const close = (): void => {
    setPerson(NOBODY)
    onClose()
  }
  const fields = (
    <div className="stack">
      <TextField
        label={t('office.people.name')}
        value={person.name}
        onChange={(event) => set('name')(event.target.value)}
        autoComplete="off"
        required
      />
      <TextField
        label={t('office.people.mail')}
        type="email"
        value={person.mail}
        onChange={(event) => set('mail')(event.target.value)}
        autoComplete="off"
        required
      />
      <TextField
        label={t('office.people.phone')}
        type="tel"
        value={person.phone}
        onChange={(event) => set('phone')(event.target.value)}
        autoComplete="off"
        required
      />
      <Select
        label={t('office.people.role')}
        value={person.role}
        onChange={set('role')}
        options={houseRoles.map((role) => ({ value: role, label: roleText(role, text) }))}
      />
    </div>
  )
  return (
    <CommandSheet
      isOpen={isOpen}
      onClose={close}
      icon="person"
      title={t('office.people.invite_title')}
      subject={t('office.people.invite_subject')}
      changes={[
        { field: t('office.people.name'), before: '–', after: person.name || '–' },
        { field: t('office.people.role'), before: '–', after: roleText(person.role, text) },
      ]}
      evidence={fields}
      needsProof
      confirm={t('office.people.invite')}
      note={t('office.people.invite_note')}
      onConfirm={(reason) => invite({ ...person, origin: location.origin, reason })}
    />
  )
}
