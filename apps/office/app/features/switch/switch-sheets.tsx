import { switchLookCall, switchOff, switchOn } from '@oriel/contract/office/switch'
import { useToast } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import { CommandSheet } from '../../parts/command/command-sheet.tsx'
import { useCommand } from '../../parts/command/use-command.ts'
import { icons } from '../../parts/icons.ts'
import { Confirm } from '../../parts/windows.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useCall } from '../../platform/use-call.ts'
import type { Act } from './switch-row.tsx'
import { nameOf, SCOPES } from './switch-words.ts'

type SheetsProps = { readonly act: Act | null; readonly onClose: () => void }

/** The sheet of whatever was pressed: nothing is switched without one. */
export function SwitchSheets({ act, onClose }: SheetsProps) {
  const text = useText()
  const { t } = text
  const turnOff = useCommand(switchOff, 'switches')
  const proposeOn = useCommand(switchOn, 'switches')
  if (!act) return null
  const { kind, line } = act
  if (kind === 'look') return <LookSheet act={act} onClose={onClose} />
  const name = nameOf(line, text)
  const [on, off] = [t('office.switch.is_on'), t('office.switch.is_off')]
  const [before, after] = kind === 'off' ? [on, off] : [off, on]
  const words = SCOPES[line.scope]
  return (
    <CommandSheet
      isOpen
      onClose={onClose}
      icon={icons.power}
      title={t(kind === 'off' ? 'office.switch.off_title' : 'office.switch.on_title', { name })}
      subject={kind === 'off' ? `${t(words.stops)}. ${t(words.never)}` : t('office.switch.on_text')}
      changes={[{ field: name, before, after }]}
      needsProof={kind === 'on'}
      confirm={t(kind === 'off' ? 'office.switch.off_now' : 'office.switch.on_propose')}
      note={t(kind === 'off' ? 'office.switch.off_note' : 'office.switch.on_note')}
      onConfirm={(reason) =>
        kind === 'off'
          ? turnOff({ scope: line.scope, key: line.key, reason })
          : proposeOn({ switch_id: line.off?.switch_id ?? '', reason })
      }
    />
  )
}

function LookSheet({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) {
  const text = useText()
  const { t } = text
  const call = useCall()
  const client = useQueryClient()
  const { show } = useToast()
  const { off } = act.line
  const look = async (): Promise<void> => {
    const answer = await call(switchLookCall, { switch_id: off?.switch_id ?? '' })
    await refreshQueue(client, 'switches')
    show({
      tone: answer.ok ? 'success' : 'danger',
      text: answer.ok ? t('office.switch.look_done') : sayRefusal(answer, text),
    })
    onClose()
  }
  return (
    <Confirm
      isOpen
      title={t('office.switch.look_title', { name: nameOf(act.line, text) })}
      text={t('office.switch.look_text', { by: off?.by ?? '', because: off?.because ?? '' })}
      confirm={t('office.switch.looked')}
      cancel={t('office.part.cancel')}
      onConfirm={() => void look()}
      onCancel={onClose}
    />
  )
}
