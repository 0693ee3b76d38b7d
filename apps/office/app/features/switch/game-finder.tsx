import { switchGamesCall } from '@oriel/contract/office/switch'
import { Button } from '@oriel/ui/form/button'
import { SearchField } from '@oriel/ui/form/search-field'
import { useText } from '@oriel/web/text'
import { useDeferredValue, useState } from 'react'
import { useRead } from '../../platform/query.ts'
import type { Act } from './switch-row.tsx'

const TEXT_MIN = 2

/** A site has hundreds of games: the one to switch off is searched for. */
export function GameFinder({ onAct }: { readonly onAct: (act: Act) => void }) {
  const { t } = useText()
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const isEnabled = text.length >= TEXT_MIN
  const { data } = useRead(switchGamesCall, { text }, { isEnabled })
  const found = isEnabled ? data?.list : undefined
  return (
    <div className="switch-finder">
      <SearchField
        label={t('office.switch.find_game')}
        clearLabel={t('office.switch.clear')}
        value={typed}
        onChange={setTyped}
      />
      <output className="small-text">{found?.length === 0 && t('office.switch.no_game')}</output>
      {found && found.length > 0 && (
        <ul className="switch-list">
          {found.map(({ key, label }) => (
            <li key={key} className="switch-row switch-found">
              <b className="switch-name">{label}</b>
              <Button
                variant="ghost"
                className="button-small"
                onClick={() =>
                  onAct({ kind: 'off', line: { scope: 'game', key, label, off: null } })
                }
              >
                {t('office.switch.turn_off')} <span className="sr-only">{label}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
