import { inAppBrowsers } from '@oriel/core/browser'
import { Button, ButtonLink } from '@oriel/ui/form/button'
import { Notice, NoticeLink } from '../../parts/notice.tsx'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'
import { useVisit } from '../../platform/use-visit.ts'
import { outsideAddress } from './open-outside.ts'
import { useBrowserAlert } from './use-browser-alert.ts'

/** S2.083: in-app browsers break games; this notice shows how to leave them. */
export function BrowserAlert() {
  const { t } = useText()
  const { site } = useVisit()
  const [app, stop] = useBrowserAlert()
  const [copying, copy] = useCopy()
  if (app === null) return null
  const { href } = window.location
  const outside = outsideAddress(app, href)
  return (
    <Notice
      icon="globe"
      title={t('pwa.browser_title')}
      text={t('pwa.browser_text', { site: site.name, app: inAppBrowsers[app] })}
    >
      {outside !== null && (
        <ButtonLink icon="external" href={outside}>
          {t('pwa.browser_open')}
        </ButtonLink>
      )}
      <Button variant="ghost" icon="copy" onClick={() => void copy(href)}>
        {copying === 'copied' ? t('pwa.browser_copied') : t('pwa.browser_copy')}
      </Button>
      <NoticeLink onClick={stop}>{t('pwa.browser_stop')}</NoticeLink>
    </Notice>
  )
}
