import { Button } from '@oriel/ui/button'
import { GuestBlock } from '@oriel/ui/state-block'
import { useText } from '../../lib/text.tsx'
import { useOverlay } from '../../lib/overlay.ts'

/** Spec 6: favourites and last-played need a member. */
export function LobbyGuest({ tab }: { tab: 'my_favorite' | 'last_play' }) {
  const { t } = useText()
  const open = useOverlay()
  const isFavourites = tab === 'my_favorite'
  return (
    <GuestBlock
      title={isFavourites ? t('games.guest_favourites') : t('games.guest_last')}
      text={isFavourites ? t('games.guest_favourites_text') : t('games.guest_last_text')}
      actions={
        <Button
          icon="login"
          onClick={() => open('sign-in', isFavourites ? { reason: 'favourite' } : {})}
        >
          {t('shell.log_in')}
        </Button>
      }
    />
  )
}
