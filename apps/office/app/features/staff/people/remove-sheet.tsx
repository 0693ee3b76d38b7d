import { removeStaffMember, type staffListCall } from '@oriel/contract/office/staff'
import type { DataOf } from '@oriel/contract/endpoint'
import { useText } from '@oriel/web/text'
import { CommandSheet } from '../../../parts/command/command-sheet.tsx'
import { useCommand } from '../../../parts/command/use-command.ts'

type Staff = DataOf<typeof staffListCall>['list'][number]
type RemoveSheetProps = { readonly staff: Staff | null; readonly onClose: () => void }

/** Proposes that somebody no longer works here. */
export function RemoveSheet({ staff, onClose }: RemoveSheetProps) {
  const { t } = useText()
  const remove = useCommand(removeStaffMember)
  const id = staff?.id ?? ''
  return (
    <CommandSheet
      isOpen={staff !== null}
      onClose={onClose}
      icon="close"
      title={t('office.people.remove_title', { name: staff?.name ?? '' })}
      subject={staff?.account ?? ''}
      changes={[
        {
          field: t('office.people.state'),
          before: t('office.state.active'),
          after: t('office.state.removed'),
        },
      ]}
      needsProof
      confirm={t('office.people.remove')}
      note={t('office.people.remove_note')}
      onConfirm={(reason) => remove({ staff_id: id, reason })}
    />
  )
}
