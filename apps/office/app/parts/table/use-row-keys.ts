import type { Text } from '@oriel/i18n/text'
import { useText } from '@oriel/web/text'
import { type RefObject, useEffect, useState } from 'react'
import type { KeyBinding } from '../../platform/keyboard/keyboard.ts'
import { useKeys } from '../../platform/keyboard/use-keys.ts'

export type RowKeys = {
  readonly count: number
  /** Copies the number of a row. */
  readonly onCopy: (at: number) => void
  readonly onPrevious?: (() => void) | undefined
  readonly onNext?: (() => void) | undefined
}

type Moves = RowKeys & {
  /** One row on (1) or back (-1). */
  readonly move: (by: 1 | -1) => void
  readonly copy: () => void
}

function bindingsOf({ t }: Pick<Text, 't'>, moves: Moves): readonly KeyBinding[] {
  const { move, copy, onPrevious, onNext } = moves
  const table = { group: 'tables' } as const
  const rows = { ...table, label: t('office.key.rows'), isInBar: true }
  const pages = { ...table, label: t('office.key.pages') }
  return [
    { ...rows, keys: 'j', run: () => move(1) },
    { ...rows, keys: 'k', run: () => move(-1) },
    // The focus is on the row's own link, which the browser opens.
    { ...table, keys: 'Enter', label: t('office.key.open'), run: null, isInBar: true },
    { ...table, keys: 'c', label: t('office.key.copy'), run: copy },
    ...(onPrevious ? [{ ...pages, keys: '[', run: onPrevious }] : []),
    ...(onNext ? [{ ...pages, keys: ']', run: onNext }] : []),
  ]
}

/** The row that j and k have reached, and the keys of a list. */
export function useRowKeys(box: RefObject<HTMLElement | null>, keys: RowKeys): number {
  const text = useText()
  const { count, onCopy } = keys
  // An object: a press at the end of the list takes the focus to its row again, which a list that
  // was drawn anew may have lost.
  const [press, setPress] = useState({ reached: -1 })
  const { reached } = press
  useEffect(() => {
    if (press.reached >= 0) focusRow(box.current, press.reached)
  }, [box, press])
  // A held key comes again before the page is drawn again, so each press adds to the one before.
  const move = (by: 1 | -1): void =>
    setPress((before) => ({ reached: Math.max(0, Math.min(count - 1, before.reached + by)) }))
  const copy = (): void => {
    if (reached >= 0) onCopy(reached)
  }
  useKeys(bindingsOf(text, { ...keys, move, copy }), { isOn: count > 0 })
  return Math.min(reached, count - 1)
}

/** A row that is not drawn yet is scrolled to first; its link takes the focus once it is there. */
function focusRow(box: HTMLElement | null, to: number): void {
  const link = (): HTMLElement | null | undefined =>
    box?.querySelector<HTMLElement>(`tr[data-row="${to}"] .row-link`)
  const row = box?.querySelector<HTMLElement>('tr[data-row]')
  if (!link() && box && row) box.scrollTop = to * row.offsetHeight
  requestAnimationFrame(() => {
    link()?.focus()
    link()?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  })
}
