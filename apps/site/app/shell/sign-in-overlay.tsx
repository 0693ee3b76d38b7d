import { Button } from '@oriel/ui/button'
import { Dialog } from '@oriel/ui/dialog'
import { useText } from '../lib/text.tsx'
import type { Closable } from '../lib/overlay.ts'

const TEXTS = { play: 'shell.sign_in_play', favourite: 'shell.sign_in_favourite' } as const

/** Spec 5: what a guest meets where a member is needed. It says that accounts are not open yet. */
export default function SignInOverlay({
  reason,
  onClose,
}: Closable & { reason?: keyof typeof TEXTS }) {
  const { t } = useText()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      size="small"
      icon="person"
      title={t('shell.sign_in_title')}
      closeLabel={t('shell.close')}
      description={t(reason ? TEXTS[reason] : 'shell.sign_in_text')}
      actions={<Button onClick={onClose}>{t('shell.browse_on')}</Button>}
    >
      <p className="text-sm text-faint">{t('shell.sign_in_soon')}</p>
    </Dialog>
  )
}
