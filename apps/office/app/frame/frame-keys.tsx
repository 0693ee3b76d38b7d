import { useText } from '@oriel/web/text'
import { use, useState } from 'react'
import { useNavigate } from 'react-router'
import { KeyHelp } from '../parts/key-help.tsx'
import { sheetKeys } from '../parts/command/sheet-keys.ts'
import type { KeyBinding } from '../platform/keyboard/keyboard.ts'
import { KeyboardContext, useKeyboardOnPage, useKeys } from '../platform/keyboard/use-keys.ts'
import { useKeysChoice } from '../platform/keys-choice.ts'
import type { SiteRole } from '../platform/me.ts'
import { pathOf, railOf } from './rail-entries.ts'

/** Keys that work on every page: the list of keys, and the ways to the screens. */
export function FrameKeys({ site }: { readonly site: SiteRole | null }) {
  const text = useText()
  const { t } = text
  const keyboard = use(KeyboardContext)
  const navigate = useNavigate()
  const [isLettersOn] = useKeysChoice()
  // What was bound when the list was opened: while it is open, those keys rest.
  const [listed, setListed] = useState<readonly KeyBinding[] | null>(null)
  useKeyboardOnPage(keyboard, isLettersOn)
  const ways = site ? railOf(site).flatMap(({ entries }) => entries) : []
  useKeys([
    {
      keys: '?',
      label: t('office.key.all'),
      group: 'everywhere',
      isInBar: true,
      run: () => setListed([...keyboard.list(), ...sheetKeys(text, null)]),
    },
    ...ways.flatMap((entry): KeyBinding[] =>
      site && entry.keys
        ? [
            {
              keys: entry.keys,
              label: t(entry.label),
              group: 'everywhere',
              run: () => void navigate(pathOf(site, entry)),
            },
          ]
        : [],
    ),
  ])
  useKeys([], { isModal: true, isOn: listed !== null })
  return (
    <KeyHelp isOpen={listed !== null} onClose={() => setListed(null)} bindings={listed ?? []} />
  )
}
