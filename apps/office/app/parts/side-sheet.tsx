import type { IconSource } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { useKeys } from '../platform/keyboard/use-keys.ts'
import { Sheet } from './windows.tsx'

type SideSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly subject?: string
  readonly icon?: IconSource
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** One row of a list beside the list; its address is its own. Keys of the list rest meanwhile. */
export function SideSheet({ isOpen, onClose, subject, ...rest }: SideSheetProps) {
  const { t } = useText()
  useKeys([{ keys: 'Esc', label: t('office.key.back'), group: 'sheet', run: null }], {
    isModal: true,
    isOn: isOpen,
  })
  return (
    <Sheet
      {...rest}
      isOpen={isOpen}
      onClose={onClose}
      side="right"
      closeLabel={t('office.part.close')}
      {...(subject === undefined ? {} : { description: subject })}
    />
  )
}
