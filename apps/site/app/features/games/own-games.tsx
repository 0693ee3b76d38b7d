import { Button } from '@oriel/ui/button'
import { EmptyBlock, GuestBlock } from '@oriel/ui/state-block'
import { useText } from '../../lib/text.tsx'
import { useOverlay } from '../../lib/overlay.ts'
import { useIsMember } from '../../lib/use-is-member.ts'

/** Spec 6: favourites and last-played need a member; theirs begin empty. */
export function OwnGames({ tab }: { tab: 'my_favorite' | 'last_play' }) {
  const { t } = useText()
  const open = useOverlay()
  const isMember = useIsMember()
  const isFavourites = tab === 'my_favorite'
  const text = isFavourites ? t('games.guest_favourites_text') : t('games.guest_last_text')
  if (isMember) {
    const title = isFavourites ? t('games.no_favourites') : t('games.no_last')
    return <EmptyBlock title={title} text={text} />
  }
  return (
    <GuestBlock
      title={isFavourites ? t('games.guest_favourites') : t('games.guest_last')}
      text={text}
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
