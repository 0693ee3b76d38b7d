import { Button } from '@oriel/ui/button'
import { GuestBlock } from '@oriel/ui/state-block'
import { useOverlay } from '../../lib/overlay.ts'
import { useText } from '../../lib/text.tsx'

/** Spec 6: favourites and last played games need a member. */
export function GuestList() {
  const { t } = useText()
  const open = useOverlay()
  return (
    <GuestBlock
      title={t('shell.guest_list_title')}
      text={t('shell.guest_list_text')}
      actions={<Button onClick={() => open('sign-in', {})}>{t('shell.log_in')}</Button>}
    />
  )
}
