import { Button, ButtonLink } from '@oriel/ui/button'
import { ErrorScreen, type LanguageText } from '@oriel/ui/error-screen'
import { Logo } from '@oriel/ui/logo'
import { isRouteErrorResponse } from 'react-router'
import { isReloading } from '../lib/chunk-reload.ts'
import { useMaybeVisit } from '../lib/use-visit.ts'

/**
 * S2.091 to S2.095: the root error screen. Its texts are fixed and in two languages, because it
 * must also work when neither the site nor the visitor's language is known.
 */
const NOT_FOUND = 'Page Not Found'
const FAILED = 'Internal Server Error'
const UPGRADING: readonly LanguageText[] = [
  { lang: 'en', text: 'The site is being upgraded, please try again later.' },
  { lang: 'zh-Hans', text: '网站升级中，请稍后再试。' },
]

export const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) ? error.status : 500

export const titleOf = (status: number): string =>
  `${status} ${status === 404 ? NOT_FOUND : FAILED}`

export function RootError({ error, reference }: { error: unknown; reference: string | undefined }) {
  const visit = useMaybeVisit()
  // The page is on its way out: a screen that says so would only flash up.
  if (isReloading()) return null
  const status = statusOf(error)
  const service = visit?.site.customerServiceUrl ?? ''
  const isOurs = status >= 500 && status <= 599
  return (
    <ErrorScreen
      status={status}
      title={{ lang: 'en', text: status === 404 ? NOT_FOUND : FAILED }}
      texts={UPGRADING}
      {...(reference ? { reference: `Reference ${reference}` } : {})}
      logo={<Logo name={visit?.site.name ?? 'Oriel'} />}
      actions={
        <>
          {isOurs && (
            <Button icon="refresh" onClick={() => window.location.reload()}>
              Try again 重试
            </Button>
          )}
          <ButtonLink variant={isOurs ? 'ghost' : 'primary'} icon="home" href="/">
            Home 首页
          </ButtonLink>
          {isOurs && service !== '' && (
            <ButtonLink variant="ghost" icon="headset" href={service} rel="noopener">
              Online customer service 在线客服
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
