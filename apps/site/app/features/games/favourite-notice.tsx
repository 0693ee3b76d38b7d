import { Button } from '@oriel/ui/form/button'
import { failureText } from '../../lib/failure-text.ts'
import { Notice, NoticeLink } from '../../lib/notice.tsx'
import { useText } from '../../lib/text.tsx'
import { forgetTrouble, useFavouriteTrouble, wishAgain } from './use-favourite.ts'

/** A favourite that could not be stored: why, and once more. */
export function FavouriteNotice() {
  const text = useText()
  const trouble = useFavouriteTrouble()
  if (!trouble) return null
  return (
    <Notice
      icon="heart"
      title={text.t('games.favourite_failed', { game: trouble.game.name })}
      text={failureText(trouble, text)}
    >
      <Button variant="ghost" icon="refresh" onClick={() => wishAgain(trouble)}>
        {text.t('shell.retry')}
      </Button>
      <NoticeLink onClick={forgetTrouble}>{text.t('shell.close')}</NoticeLink>
    </Notice>
  )
}
