import { Badge } from '@oriel/ui/badge'
import { useText } from '../../lib/text.tsx'
import { useVisit } from '../../lib/use-visit.ts'
import { WelcomeMark } from './welcome-mark.tsx'

/** The first thing a visitor reads: where they are, and that nothing here costs money. */
export function Welcome() {
  const { t } = useText()
  const { site } = useVisit()
  return (
    <section className="welcome">
      <WelcomeMark />
      <div className="welcome-words">
        {site.playMoney && <Badge tone="brand">{t('shell.play_money')}</Badge>}
        <h1 className="mt-4 text-3xl font-extrabold desktop:text-4xl">
          {t('site.home_title', { site: site.name })}
        </h1>
        <p className="mt-3 max-w-120 text-md leading-reading text-muted">{t('site.home_lead')}</p>
        {site.playMoney && (
          <p className="mt-2 max-w-120 text-sm leading-reading text-faint">
            {t('shell.play_money_hint')}
          </p>
        )}
        <ul className="mt-5 flex flex-wrap gap-2 text-sm font-semibold text-muted">
          <li className="chip">{t('site.languages_offered', { count: site.languages.length })}</li>
          <li className="chip">
            {t('site.currencies_offered', { count: site.currencies.length })}
          </li>
        </ul>
      </div>
    </section>
  )
}
