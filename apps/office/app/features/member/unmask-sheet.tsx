import { unmaskFieldCall } from '@oriel/contract/office/member'
import type { PersonalField } from '@oriel/core/personal'
import { useText } from '@oriel/web/text'
import { CommandSheet } from '../../parts/command/command-sheet.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { useCall } from '../../platform/use-call.ts'
import { fieldText } from './field-words.ts'
import type { ShownField } from './profile-panel.tsx'

type UnmaskSheetProps = {
  readonly memberId: string
  readonly field: ShownField | null
  readonly onClose: () => void
  readonly onShown: (field: PersonalField, value: string) => void
}

/** Why somebody wants to see one field whole. The look is recorded and counted. */
export function UnmaskSheet({ memberId, field, onClose, onShown }: UnmaskSheetProps) {
  const text = useText()
  const { t } = text
  const call = useCall()
  const name = field ? fieldText(field.field, t) : ''
  const title = t('office.member.unmask_field', { field: name })
  return (
    <CommandSheet
      isOpen={field !== null}
      onClose={onClose}
      icon="eye"
      title={title}
      subject={t('office.member.unmask_subject')}
      changes={[
        { field: name, before: field?.masked ?? '', after: t('office.member.unmask_after') },
      ]}
      confirm={t('office.member.unmask_confirm')}
      note={t('office.member.unmask_note')}
      onConfirm={async (reason) => {
        if (!field) return { ok: true }
        const asked = { member_id: memberId, field: field.field, reason }
        const answer = await call(unmaskFieldCall, asked)
        if (!answer.ok) return { ok: false, text: sayRefusal(answer, text) }
        onShown(field.field, answer.value.value)
        return { ok: true }
      }}
    />
  )
}
