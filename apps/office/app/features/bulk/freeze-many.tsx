import { bulkFreezeCall } from '@oriel/contract/office/bulk'
import type { InputOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Sheet } from '../../parts/windows.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { useMay } from '../../platform/rights.ts'
import { useCall } from '../../platform/use-call.ts'
import { useSite } from '../../platform/use-site.ts'

type Filter = Omit<InputOf<typeof bulkFreezeCall>, 'ids'>
type FreezeManyProps = {
  readonly filter: Filter
  /** Those that were chosen one by one; without any the whole filter is meant. */
  readonly chosen: readonly string[]
}

/** Begins a run over those of a list. Who may not begin one does not see it. */
export function FreezeMany({ filter, chosen }: FreezeManyProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const { begin } = useMay('bulk.run')
  if (!begin) return null
  return (
    <>
      <Button variant="ghost" icon="lock" className="button-small" onClick={() => setOpen(true)}>
        {chosen.length > 0
          ? t('office.bulk.freeze_chosen', { count: chosen.length })
          : t('office.bulk.freeze_found')}
      </Button>
      {isOpen && <OpenSheet {...{ filter, chosen }} onClose={() => setOpen(false)} />}
    </>
  )
}

type OpenSheetProps = FreezeManyProps & { readonly onClose: () => void }

function OpenSheet({ filter, chosen, onClose }: OpenSheetProps) {
  const text = useText()
  const { t } = text
  const { code } = useSite()
  const call = useCall()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, sendOnce] = useSending()
  const begin = async (): Promise<void> => {
    const asked = chosen.length > 0 ? { ids: [...chosen] } : filter
    const answer = await call(bulkFreezeCall, asked)
    if (answer.ok) await navigate(`/${code}/bulk/${answer.value.id}`)
    else setFailure(sayRefusal(answer, text))
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="right"
      icon="lock"
      title={t('office.bulk.freeze')}
      description={
        chosen.length > 0
          ? t('office.bulk.of_chosen', { count: chosen.length })
          : t('office.bulk.of_filter')
      }
      closeLabel={t('office.part.close')}
      actions={
        <div className="button-row">
          <Button
            className="grow button-large"
            aria-busy={isSending}
            onClick={() => void sendOnce(begin)}
          >
            {t('office.bulk.try')}
          </Button>
          <Button variant="ghost" className="button-large" onClick={onClose}>
            {t('office.part.cancel')}
          </Button>
        </div>
      }
    >
      <div className="stack">
        {failure && <FormError title={failure} />}
        <p>{t('office.bulk.begin_text')}</p>
        <p className="small-text">{t('office.bulk.rules')}</p>
      </div>
    </Sheet>
  )
}
