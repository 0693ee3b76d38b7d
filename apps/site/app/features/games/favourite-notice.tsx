import { Button } from '@oriel/ui/form/button'
import { failureText } from '@oriel/web/failure-text'
import { Notice, NoticeLink } from '../../parts/notice.tsx'
import { useText } from '@oriel/web/text'
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
