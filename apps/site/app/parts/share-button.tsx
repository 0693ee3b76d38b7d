import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'
import { useVisit } from '../platform/use-visit.ts'

/** Hands the address of this page on: to another app on phones, to the clipboard on desktops. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useText()
  const { mode } = useVisit()
  const [copying, copy] = useCopy()
  const share = async () => {
    const url = `${window.location.origin}${window.location.pathname}`
    if (mode === 'desktop' || !('share' in navigator)) return copy(url)
    // Whoever puts the list of apps away has changed their mind: nothing to say.
    await navigator.share({ title, url }).catch(() => {})
  }
  const isCopied = copying === 'copied'
  const label = mode === 'mobile' ? t('content.share') : t('content.copy_link')
  return (
    <>
      <Button variant="ghost" icon={isCopied ? 'check' : 'share'} onClick={() => void share()}>
        {isCopied ? t('content.link_copied') : label}
      </Button>
      <output className={copying === 'refused' ? 'share-refused' : 'sr-only'}>
        {copying === 'refused' && t('content.copy_failed')}
        {isCopied && t('content.link_copied')}
      </output>
    </>
  )
}
