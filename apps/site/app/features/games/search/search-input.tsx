import { SearchField } from '@oriel/ui/form/search-field'
import type { RefObject } from 'react'
import { useText } from '@oriel/web/text'
import { QUESTION_MAX } from '../read-games.ts'
import type { GameSearch } from './use-game-search.ts'
import { useTyped } from './use-typed.ts'

type Props = { search: GameSearch; field: RefObject<HTMLInputElement | null> }

/** The field of the search. What is being typed is its own matter: a letter draws nothing else. */
export function SearchInput({ search, field }: Props) {
  const { t } = useText()
  const [typed, setTyped] = useTyped(search.asked, search.ask)
  const { listbox } = search
  const type = (text: string) => {
    setTyped(text)
    search.beginAnew()
  }
  return (
    <SearchField
      inputRef={field}
      label={t('games.search_label')}
      clearLabel={t('games.clear_search')}
      maxLength={QUESTION_MAX}
      value={typed}
      onChange={type}
      onKeyDown={search.onKeyDown}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input with a list below it
      role="combobox"
      aria-expanded={search.games.length > 0}
      aria-controls={listbox.id}
      aria-autocomplete="list"
      aria-activedescendant={listbox.active < 0 ? undefined : listbox.optionId(listbox.active)}
    />
  )
}
