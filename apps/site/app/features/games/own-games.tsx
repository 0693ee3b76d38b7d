import { Button, buttonClass } from '@oriel/ui/form/button'
import { EmptyBlock, GuestBlock } from '@oriel/ui/feedback/state-block'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { hallAddress } from '../../platform/game-address.ts'
import { useOverlay } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useIsMember } from '../../platform/use-is-member.ts'
import { GameListing } from './game-listing.tsx'
import type { GameQuery } from './read-games.ts'
import { readFavourites, readLastPlayed, type OwnPlace } from './read-own-games.ts'
import { useGameList } from './use-game-list.ts'

type OwnTab = 'my_favorite' | 'last_play'
type OwnGamesProps = { tab: OwnTab; place: OwnPlace & { gtId: number } }

const WORDS = {
  my_favorite: {
    guest: 'games.guest_favourites',
    text: 'games.guest_favourites_text',
    none: 'games.no_favourites',
  },
  last_play: { guest: 'games.guest_last', text: 'games.guest_last_text', none: 'games.no_last' },
} as const

/** S6.006: favourites and last-played need a member. */
export function OwnGames({ tab, place }: OwnGamesProps) {
  const isMember = useIsMember()
  return isMember ? <OwnList key={tab} tab={tab} place={place} /> : <AskLogin tab={tab} />
}

function OwnList({ tab, place }: OwnGamesProps) {
  const { t } = useText()
  const { gtId, gpId = null, house = null } = place
  const query = useMemo<GameQuery>(
    () => ({ gtIds: [gtId], gpId, house, tag: null, text: '' }),
    [gtId, gpId, house],
  )
  const listing = useGameList(query, null, tab === 'my_favorite' ? readFavourites : readLastPlayed)
  return (
    <GameListing
      listing={listing}
      label={t(`games.${tab}`)}
      empty={
        <EmptyBlock
          icon={tab === 'my_favorite' ? 'heart' : 'clock'}
          title={t(WORDS[tab].none)}
          text={t(WORDS[tab].text)}
          actions={
            <Link to={hallAddress(gtId)} className={buttonClass('ghost')}>
              {t('games.find_games')}
            </Link>
          }
        />
      }
    />
  )
}

function AskLogin({ tab }: { tab: OwnTab }) {
  const { t } = useText()
  const open = useOverlay()
  return (
    <GuestBlock
      title={t(WORDS[tab].guest)}
      text={t(WORDS[tab].text)}
      actions={
        <Button
          icon="login"
          onClick={() => open('sign-in', tab === 'my_favorite' ? { reason: 'favourite' } : {})}
        >
          {t('shell.log_in')}
        </Button>
      }
    />
  )
}
