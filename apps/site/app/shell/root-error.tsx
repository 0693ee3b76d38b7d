import { Button, ButtonLink } from '@oriel/ui/form/button'
import { ErrorScreen, type LanguageText } from '@oriel/ui/feedback/error-screen'
import { Logo } from '@oriel/ui/picture/logo'
import { languageTag } from '@oriel/core/locale'
import { useText } from '@oriel/web/text'
import { isReloading } from '@oriel/web/chunk-reload'
import { FAILED, NOT_FOUND, statusOf } from '../platform/seo/page-status.ts'
import { useMaybeVisit } from '../platform/use-visit.ts'

/**
 * S2.091 to S2.095: the root error screen. Its texts are fixed and in two languages, because it
 * must also work when neither the site nor the visitor's language is known. A page that is not
 * there is no upgrade: it has words of its own, and these stand small below them.
 */
const UPGRADING: readonly LanguageText[] = [
  { lang: 'en', text: 'The site is being upgraded, please try again later.' },
  { lang: 'zh-Hans', text: '网站升级中，请稍后再试。' },
]

export function RootError({ error, reference }: { error: unknown; reference: string | undefined }) {
  const visit = useMaybeVisit()
  const { t, locale } = useText()
  // The page is on its way out: a screen that says so would only flash up.
  if (isReloading()) return null
  const status = statusOf(error)
  const service = visit?.site.customerServiceUrl ?? ''
  const isOurs = status >= 500 && status <= 599
  const isMissing = status === 404
  const own = [{ lang: languageTag(locale), text: t('shell.missing_text') }]
  return (
    <ErrorScreen
      status={status}
      title={{ lang: 'en', text: isMissing ? NOT_FOUND : FAILED }}
      texts={isMissing ? own : UPGRADING}
      notes={isMissing ? UPGRADING : []}
      {...(reference && !isMissing ? { reference: `Reference ${reference}` } : {})}
      logo={<Logo name={visit?.site.name ?? 'Oriel'} />}
      actions={
        <>
          {isOurs && (
            <Button icon="refresh" onClick={() => window.location.reload()}>
              Try again 重试
            </Button>
          )}
          <ButtonLink variant={isOurs ? 'ghost' : 'primary'} icon="home" href="/">
            {isMissing ? t('shell.home') : 'Home 首页'}
          </ButtonLink>
          {isMissing && visit && (
            <ButtonLink variant="ghost" icon="slots" href="/gameHall">
              {t('shell.games')}
            </ButtonLink>
          )}
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
