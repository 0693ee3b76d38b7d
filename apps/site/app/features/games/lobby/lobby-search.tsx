import { SearchField } from '@oriel/ui/form/search-field'
import { useText } from '@oriel/web/text'
import { QUESTION_MAX } from '../read-games.ts'
import { useTyped } from '../search/use-typed.ts'

type Props = {
  studio: string
  text: string
  onText: (text: string) => void
  /** What else stands in the address: without a script the form brings it along. */
  search: URLSearchParams
}

/** Searches within one list. It is a form of the address, so it also works before any script. */
export function LobbySearch({ studio, text, onText, search }: Props) {
  const { t } = useText()
  const [typed, type, now] = useTyped(text, onText)
  const others = [...search].filter(([name]) => name !== 'q')
  return (
    <form
      className="lobby-search"
      onSubmit={(event) => {
        event.preventDefault()
        now()
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SearchField
        name="q"
        label={t('games.search_within', { studio })}
        clearLabel={t('games.clear_search')}
        maxLength={QUESTION_MAX}
        value={typed}
        onChange={type}
      />
    </form>
  )
}
