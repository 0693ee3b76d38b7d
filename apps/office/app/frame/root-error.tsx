import { Button } from '@oriel/ui/form/button'
import { isReloading } from '@oriel/web/chunk-reload'
import { useText } from '@oriel/web/text'
import { isRouteErrorResponse } from 'react-router'
import { StateScreen } from '../parts/state-screen.tsx'

type RootErrorProps = { readonly error: unknown; readonly reference: string | undefined }

/** What is left when a page failed as it was drawn, or when its address leads nowhere. */
export function RootError({ error, reference }: RootErrorProps) {
  const { t } = useText()
  // The page is on its way to its new release.
  if (isReloading()) return null
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const title = isMissing ? t('office.frame.missing') : t('office.frame.broken')
  return (
    <main className="root-error">
      <title>{`${title} · ${t('office.frame.title')}`}</title>
      <StateScreen
        icon="warning"
        tone="stop"
        role="alert"
        title={title}
        text={
          <>
            {isMissing ? t('office.frame.missing_text') : t('office.frame.broken_text')}
            {reference && <code className="root-error-trace">{reference}</code>}
          </>
        }
        actions={
          <Button icon="refresh" onClick={() => location.assign('/')}>
            {t('office.frame.start_again')}
          </Button>
        }
      />
    </main>
  )
}
