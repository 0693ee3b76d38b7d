import { buttonClass } from '@oriel/ui/form/button'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../../platform/use-visit.ts'
import { GameListing } from '../game-listing.tsx'
import { withShown, type Shown } from './place.ts'
import { lobbyQuery, type LobbyData } from './read-lobby.ts'
import { useGameList } from '../use-game-list.ts'

type Props = Omit<LobbyData, 'tags'> & { shown: Shown }

/** How many tiles the first screen shows. */
const FIRST_SCREEN = { desktop: 14, mobile: 6 }

/** The games of a lobby: all, with a tag, or found in it. */
export function LobbyGames({ hall, lobby, shown, first }: Props) {
  const { t } = useText()
  const { mode } = useVisit()
  const { tag, text } = shown
  const query = useMemo(
    () => lobbyQuery({ gtId: hall.id, gpId: lobby.gpId, house: lobby.house }, { tag, text }),
    [hall.id, lobby.gpId, lobby.house, tag, text],
  )
  const listing = useGameList(query, first)
  const isWhole = tag === null && text.trim() === ''
  return (
    <section aria-label={lobby.name}>
      {text.trim() !== '' && listing.list.status === 'success' && (
        <p className="lobby-found">{t('games.found', { count: listing.list.data.games.length })}</p>
      )}
      <GameListing
        listing={listing}
        label={t('games.all')}
        firstScreen={FIRST_SCREEN[mode]}
        empty={<NothingFound shown={shown} />}
        {...(isWhole ? { total: lobby.games } : {})}
      />
    </section>
  )
}

function NothingFound({ shown }: { shown: Shown }) {
  const { t } = useText()
  const [search] = useSearchParams()
  const text = shown.text.trim()
  if (text === '' && shown.tag === null) {
    return <EmptyBlock title={t('games.empty')} text={t('games.empty_text')} />
  }
  return (
    <EmptyBlock
      icon="search"
      title={text === '' ? t('games.empty') : t('games.none_found', { text })}
      text={t('games.none_found_text')}
      actions={
        <Link
          to={withShown(search, { tab: 'all_game', tag: null, text: '' })}
          preventScrollReset
          className={buttonClass('ghost')}
        >
          {t('games.clear_filters')}
        </Link>
      }
    />
  )
}
