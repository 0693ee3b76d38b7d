import { recommendProjectCall } from '@oriel/contract/member/recommend'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { Icon } from '@oriel/ui/picture/icon'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useCopy } from '@oriel/web/use-copy'
import { useCallback, useEffect, useState } from 'react'
import { QrPicture } from '../../parts/qr-picture.tsx'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useVisit } from '../../platform/use-visit.ts'
import { NotShown } from './closed.tsx'
import { percentText } from './percent.ts'
import { RecommendTabs } from './recommend-tabs.tsx'
import './recommend.css'

type Project = DataOf<typeof recommendProjectCall>
type Read =
  | { readonly is: 'waiting' }
  | { readonly is: 'refused'; readonly reason: string | null; readonly message: string }
  | { readonly is: 'here'; readonly project: Project }

/** A member's code, link and terms, and what friends have brought. */
export function Invitation() {
  const text = useText()
  const [read, setRead] = useState<Read>({ is: 'waiting' })
  const ask = useCallback(async () => {
    const answer = await call(recommendProjectCall, {})
    if (answer.ok) return setRead({ is: 'here', project: answer.value })
    const reason = 'reason' in answer ? answer.reason : null
    setRead({ is: 'refused', reason, message: failureText(answer, text) })
  }, [text])
  useEffect(() => {
    const turn = setTimeout(() => void ask())
    return () => clearTimeout(turn)
  }, [ask])
  if (read.is === 'refused') return <NotShown refusal={read} onRetry={() => void ask()} />
  if (read.is === 'waiting') return <Skeleton className="h-96 rounded-xl" />
  const { project } = read
  return (
    <>
      <RecommendTabs />
      <div className="recommend-columns">
        <div className="recommend-column">
          <Code project={project} />
          <Terms project={project} />
        </div>
        <div className="recommend-column">
          <Sums project={project} />
          <p className="recommend-note">
            <Icon name="info" />
            {text.t('recommend.privacy')}
          </p>
        </div>
      </div>
    </>
  )
}

function Code({ project: { code, is_enabled } }: { project: Project }) {
  const { t } = useText()
  const { origin, site } = useVisit()
  const [copying, copy] = useCopy()
  const link = `${origin}/register?invite=${code}`
  const share = async (): Promise<void> => {
    if (!('share' in navigator)) return copy(link)
    // Whoever puts the list of apps away has changed their mind: nothing to say.
    await navigator.share({ title: site.name, url: link }).catch(() => {})
  }
  if (!is_enabled) {
    return <p className="recommend-card recommend-off">{t('recommend.code_off')}</p>
  }
  return (
    <section className="recommend-card recommend-code" aria-label={t('recommend.code')}>
      <QrPicture text={link} label={t('recommend.qr')} />
      <div className="recommend-share">
        <p className="recommend-label">{t('recommend.code')}</p>
        <p className="recommend-sign">{code}</p>
        <label className="recommend-label" htmlFor="recommend-link">
          {t('recommend.link')}
        </label>
        <input id="recommend-link" className="recommend-link" readOnly value={link} />
        <div className="recommend-buttons">
          <Button icon="share" onClick={() => void share()}>
            {t('recommend.share')}
          </Button>
          <Button
            variant="ghost"
            icon={copying === 'copied' ? 'check' : 'copy'}
            onClick={() => void copy(link)}
          >
            {t(copying === 'copied' ? 'content.link_copied' : 'content.copy_link')}
          </Button>
        </div>
        <output className={copying === 'refused' ? undefined : 'sr-only'}>
          {copying === 'refused' && t('content.copy_failed')}
          {copying === 'copied' && t('content.link_copied')}
        </output>
      </div>
    </section>
  )
}

function Terms({ project: { terms, currency } }: { project: Project }) {
  const { t } = useText()
  const { date, shortMoney } = useFormat()
  return (
    <section className="recommend-card">
      <h2 className="recommend-head">{t('recommend.terms')}</h2>
      {terms ? (
        <>
          <dl className="recommend-terms">
            <div>
              <dt>{t('recommend.terms_share')}</dt>
              <dd>{percentText(terms.share_ppm)}</dd>
            </div>
            <div>
              <dt>{t('recommend.terms_days')}</dt>
              <dd>{t('recommend.days', { count: terms.share_days })}</dd>
            </div>
            <div>
              <dt>{t('recommend.terms_max')}</dt>
              <dd>{shortMoney(terms.share_max, currency)}</dd>
            </div>
            <div>
              <dt>{t('recommend.terms_paid')}</dt>
              <dd>{t('recommend.terms_monthly')}</dd>
            </div>
          </dl>
          <p className="recommend-version">
            {t('recommend.version', { version: terms.version, date: date(terms.since) })}
          </p>
        </>
      ) : (
        <p>{t('recommend.no_terms')}</p>
      )}
    </section>
  )
}

function Sums({ project }: { project: Project }) {
  const { t } = useText()
  const { money, number } = useFormat()
  const { currency } = project
  return (
    <dl className="recommend-sums">
      <div>
        <dt>{t('recommend.today')}</dt>
        <dd>{money(project.today, currency)}</dd>
      </div>
      <div>
        <dt>{t('recommend.month')}</dt>
        <dd>{money(project.month, currency)}</dd>
      </div>
      <div>
        <dt>{t('recommend.total')}</dt>
        <dd>{money(project.total, currency)}</dd>
      </div>
      <div>
        <dt>{t('recommend.joined')}</dt>
        <dd>{number(project.friends)}</dd>
      </div>
    </dl>
  )
}
