import { serviceAgreementCall } from '@oriel/contract/member/agreement'
import type { DataOf } from '@oriel/contract/endpoint'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { useCallback } from 'react'
import { call } from '../../platform/call.ts'
import { contentAsker } from '../../platform/content-asker.ts'
import { failureText } from '@oriel/web/failure-text'
import { useFormat } from '../../platform/use-format.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { useText } from '@oriel/web/text'
import { useCloseOnLeave } from '@oriel/web/use-close-on-leave'
import { usePages, type AskPage } from '@oriel/web/use-pages'
import { useVisit } from '../../platform/use-visit.ts'
import { ReadAgain } from '../../parts/read-again.tsx'

type Agreement = DataOf<typeof serviceAgreementCall>['list'][number]

/** S2.075: the texts that a member agrees to, each with its version. */
export default function ProtocolOverlay({ onClose }: { onClose: () => void }) {
  const { t } = useText()
  useCloseOnLeave(onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      size="large"
      icon="shield"
      title={t('agreement.title')}
      closeLabel={t('shell.close')}
    >
      <Agreements />
    </Dialog>
  )
}

function Agreements() {
  const text = useText()
  const { t } = text
  const visit = useVisit()
  const ask = useCallback<AskPage<Agreement>>(async () => {
    const answer = await call(serviceAgreementCall, contentAsker(visit))
    if (!answer.ok) return { ok: false, message: failureText(answer, text) }
    return { ok: true, value: { items: answer.value.list, next: null } }
  }, [visit, text])
  const { pages, more } = usePages(ask)
  if (pages.status === 'error') {
    return <ReadAgain title={t('agreement.failed')} message={pages.message} onRetry={more} />
  }
  if (!pages.data) return <Waiting />
  if (pages.data.items.length === 0) {
    return <EmptyBlock icon="shield" title={t('agreement.empty_title')} />
  }
  const { items } = pages.data
  return items.map((agreement) => (
    <AgreementText key={agreement.id} agreement={agreement} isOnly={items.length === 1} />
  ))
}

type AgreementTextProps = { agreement: Agreement; isOnly: boolean }

/** The only one is what the window is called after. */
function AgreementText({ agreement, isOnly }: AgreementTextProps) {
  const { t } = useText()
  const format = useFormat()
  const { title, content, version, updated_at } = agreement
  return (
    <article className="agreement">
      {!isOnly && <h3 className="reading-title">{title}</h3>}
      <p className="reading-note">
        {t('agreement.version', { version, date: format.date(updated_at) })}
      </p>
      <RichText html={content} />
    </article>
  )
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="grid gap-4">
      <output className="sr-only">{t('shell.loading')}</output>
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
