import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { Keys } from '../keys.tsx'
import { allFound, arrowTarget, type Found, type FoundGroup } from './found.ts'
import { FoundList } from './found-list.tsx'
import { StageDialog } from '../windows.tsx'

type SearchPaletteProps = {
  readonly onClose: () => void
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly groups: readonly FoundGroup[]
  /** How long the search took, or that it is under way. */
  readonly state?: string
  /** Which kinds are looked for. */
  readonly kinds?: ReactNode
  /** Of which site, by whose rights. */
  readonly scope: string
  readonly onOpen: (found: Found, inNewTab: boolean) => void
}

/** Search over everything one may see: arrows move, Enter opens. */
export function SearchPalette(props: SearchPaletteProps) {
  const { onClose, query, onQuery, groups, state, kinds, scope, onOpen } = props
  const { t } = useText()
  const id = useId()
  const [at, setAt] = useState(0)
  const found = allFound(groups)
  const chosen = found[Math.min(at, found.length - 1)]
  useKeys([], { isModal: true })
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const target = arrowTarget(event.key, found.length > at ? at : 0, found.length)
    if (target !== null) setAt(target)
    else if (event.key === 'Enter' && chosen) onOpen(chosen, event.ctrlKey || event.metaKey)
    else if (isCopy(event) && chosen?.number) void navigator.clipboard.writeText(chosen.number)
    else return
    event.preventDefault()
  }
  return (
    <StageDialog
      label={t('office.search.title')}
      className="palette"
      closesBeside
      onClose={onClose}
    >
      <div className="palette-field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          aria-label={t('office.search.label')}
          placeholder={t('office.search.label')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            onQuery(event.currentTarget.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <span className="faint">{state}</span>
        <Keys keys="Esc" />
      </div>
      <div className="palette-kinds">
        {kinds}
        <span className="faint">{t('office.search.rule')}</span>
      </div>
      <FoundList
        id={id}
        groups={groups}
        chosen={chosen}
        query={query}
        onOpen={(one) => onOpen(one, false)}
      />
      <footer className="palette-foot">
        <Hint keys="↑ ↓" text={t('office.search.move')} />
        <Hint keys="Enter" text={t('office.key.open')} />
        <Hint keys="Ctrl Enter" text={t('office.search.new_tab')} />
        <Hint keys="Ctrl C" text={t('office.key.copy')} />
        <span className="palette-scope">{scope}</span>
      </footer>
    </StageDialog>
  )
}

const Hint = ({ keys, text }: { readonly keys: string; readonly text: string }) => (
  <span className="key-hint">
    <Keys keys={keys} />
    {text}
  </span>
)

/** Ctrl C with nothing marked in the field. */
function isCopy({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd } = currentTarget
  return key === 'c' && (ctrlKey || metaKey) && selectionStart === selectionEnd
}
