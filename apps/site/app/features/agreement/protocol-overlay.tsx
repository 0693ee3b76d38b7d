import { serviceAgreement } from '@oriel/contract/member/agreement'
import type { DataOf } from '@oriel/contract/endpoint'
import { Dialog } from '@oriel/ui/dialog'
import { Skeleton } from '@oriel/ui/skeleton'
import { EmptyBlock } from '@oriel/ui/state-block'
import { useCallback } from 'react'
import { call } from '../../lib/call.ts'
import { contentAsker } from '../../lib/content-asker.ts'
import { failureText } from '../../lib/failure-text.ts'
import { useFormat } from '../../lib/format.ts'
import { RichText } from '../../lib/rich-text.tsx'
import { useText } from '../../lib/text.tsx'
import { useCloseOnLeave } from '../../lib/use-close-on-leave.ts'
import { usePages, type AskPage } from '../../lib/use-pages.ts'
import { useVisit } from '../../lib/use-visit.ts'
import { ReadAgain } from '../../shell/read-again.tsx'

type Agreement = DataOf<typeof serviceAgreement>['list'][number]

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
    const answer = await call(serviceAgreement, contentAsker(visit))
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
