import { editIdentity } from '@oriel/contract/office/member'
import type { InputOf } from '@oriel/contract/endpoint'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { useRefreshMember, type ShownMember } from './use-member.ts'

type Change = InputOf<typeof editIdentity.preview>['change']
type Kind = Change['kind']
type Channel = 'sms' | 'mail'

type CorrectSheetProps = { readonly member: ShownMember; readonly onClose: () => void }

/** Proposes a correction of who a member is. The old contact is told when it is agreed. */
export function CorrectSheet({ member, onClose }: CorrectSheetProps) {
  const { t } = useText()
  const refresh = useRefreshMember()
  const [kind, setKind] = useState<Kind>('phone')
  const [channel, setChannel] = useState<Channel>('sms')
  const [value, setValue] = useState('')
  const change = changeOf(kind, value.trim(), channel)
  const hasValue = kind !== 'second_factor' && kind !== 'password'
  const kinds: readonly { value: Kind; label: string }[] = [
    { value: 'phone', label: t('office.member.field_phone') },
    { value: 'email', label: t('office.member.field_email') },
    { value: 'name', label: t('office.member.field_name') },
    { value: 'second_factor', label: t('office.member.reset_second_factor') },
    { value: 'password', label: t('office.member.reset_password') },
  ]
  const fields = (
    <div className="stack">
      <Select label={t('office.member.what')} value={kind} onChange={setKind} options={kinds} />
      {hasValue && (
        <TextField
          label={t('office.member.new_value')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          autoComplete="off"
        />
      )}
      {kind === 'password' && (
        <Select
          label={t('office.member.code_by')}
          value={channel}
          onChange={setChannel}
          options={[
            { value: 'sms', label: t('office.member.sms') },
            { value: 'mail', label: t('office.member.mail') },
          ]}
        />
      )}
    </div>
  )
  return (
    <RunSheet
      calls={editIdentity}
      input={change && { member_id: member.id, change }}
      icon="person"
      title={t('office.member.correct_title')}
      subject={member.account}
      confirm={t('office.member.propose')}
      note={t('office.member.correct_note')}
      fields={fields}
      onClose={onClose}
      onDone={refresh}
    />
  )
}

function changeOf(kind: Kind, value: string, channel: Channel): Change | null {
  if (kind === 'second_factor') return { kind }
  if (kind === 'password') return { kind, channel }
  return value === '' ? null : { kind, value }
}
