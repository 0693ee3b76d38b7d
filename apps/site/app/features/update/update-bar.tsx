import { Button } from '@oriel/ui/form/button'
import { useState } from 'react'
import { Notice, NoticeLink } from '../../parts/notice.tsx'
import { useText } from '@oriel/web/text'
import { useNewBuild } from './use-new-build.ts'
import { usePageLoads } from './use-page-loads.ts'

/** Says quietly that there is a newer version. Who does not care gets it with the next page. */
export function UpdateBar() {
  const { t } = useText()
  const newer = useNewBuild()
  const [isClosed, setClosed] = useState(false)
  usePageLoads(newer !== null)
  if (!newer || isClosed) return null
  return (
    <Notice icon="sparkle" title={t('update.ready')} text={t('update.hint')}>
      <Button icon="refresh" onClick={() => window.location.reload()}>
        {t('update.reload')}
      </Button>
      <NoticeLink onClick={() => setClosed(true)}>{t('update.later')}</NoticeLink>
    </Notice>
  )
}
