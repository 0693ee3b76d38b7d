import type { Text } from '@oriel/i18n/text'
import type { KeyBinding } from '../../platform/keyboard/keyboard.ts'

/** Keys of every command sheet. Without a sheet they only stand in the list of keys. */
export const sheetKeys = (
  { t }: Pick<Text, 't'>,
  confirm: (() => void) | null,
): readonly KeyBinding[] => [
  { keys: 'Tab', label: t('office.key.next_field'), group: 'sheet', run: null },
  { keys: 'Ctrl Enter', label: t('office.key.confirm'), group: 'sheet', run: confirm },
  { keys: 'Esc', label: t('office.key.cancel'), group: 'sheet', run: null },
]
