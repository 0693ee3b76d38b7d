import { Icon } from '@oriel/ui/picture/icon'
import { useCallback, useEffect, useState } from 'react'
import {
  IOS_HINT_CLOSED_KEY,
  IOS_HINT_STEPS,
  isStandalone,
  shouldShowIosHint,
} from '../features/pwa/pwa.ts'
import { Notice, NoticeLink } from '../parts/notice.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../platform/use-visit.ts'
import { whenIdle } from '@oriel/web/when-idle'

/** S2.082: Safari has no install button, so the hint lists the steps. */
export function IosHint() {
  const { t } = useText()
  const { site } = useVisit()
  const [isShown, close] = useIosHint()
  if (!isShown) return null
  return (
    <Notice
      icon="phone"
      title={t('pwa.ios_title', { site: site.name })}
      text={t('pwa.install_text')}
    >
      <ol className="grid w-full gap-2 text-sm">
        {IOS_HINT_STEPS.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-2.5">
            <Icon name={icon} className="size-5 text-brand" />
            {t(text, { site: site.name })}
          </li>
        ))}
      </ol>
      <NoticeLink onClick={close}>{t('pwa.ios_later')}</NoticeLink>
    </Notice>
  )
}

function useIosHint(): [boolean, () => void] {
  const [isShown, setShown] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setShown(shouldShowIosHint(navigator.userAgent, isStandalone(window), isClosed()))
      }),
    [],
  )
  const close = useCallback(() => {
    setShown(false)
    try {
      localStorage.setItem(IOS_HINT_CLOSED_KEY, '1')
    } catch {
      // It then comes again with the next visit.
    }
  }, [])
  return [isShown, close]
}

function isClosed(): boolean {
  try {
    return localStorage.getItem(IOS_HINT_CLOSED_KEY) === '1'
  } catch {
    return false
  }
}
