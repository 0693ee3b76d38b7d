import { SETTINGS_ERROR_TOAST_MS } from '@oriel/contract/limits'
import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { ToastProvider, useToast } from '@oriel/ui/feedback/toast'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../platform/call.ts'
import { fieldWords } from '../../platform/field-words.ts'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { useVisit } from '../../platform/use-visit.ts'
import { ReadAgain } from '../../parts/read-again.tsx'
import { currencyOfQuery } from './introducer-rules.ts'
import { RegisterFields } from './register-fields.tsx'
import type { RegisterFormProps } from './register-form-props.ts'
import { firstCurrency, readSettings } from './register-settings.ts'
import { useIntroducer } from './use-introducer.ts'

/** The registration form. S1.043: a demo site shows a note instead. */
export default function RegisterForm(props: RegisterFormProps) {
  const { t } = useText()
  const { isDemo } = useVisit().site
  if (isDemo) return <FormNote>{t('registration.demo')}</FormNote>
  return (
    <ToastProvider labels={{ region: t('registration.messages'), close: t('shell.close') }}>
      <Opened {...props} />
    </ToastProvider>
  )
}

function Opened(props: RegisterFormProps) {
  const { t } = useText()
  const { show } = useToast()
  const { currency } = useVisit()
  const [query] = useSearchParams()
  const read = useCallback((signal: AbortSignal) => readSettings(call, signal), [])
  const [settings, readAgain] = useRead(read)
  const found = useIntroducer()
  const hasFailed = settings.status === 'error'
  useEffect(() => {
    // S8.113: a failed load of the settings shows a toast for 5000 ms.
    if (!hasFailed) return
    show({ tone: 'danger', text: t('registration.settings_error'), ms: SETTINGS_ERROR_TOAST_MS })
  }, [hasFailed, show, t])
  if (settings.status === 'error') {
    const title = t('registration.settings_error')
    return <ReadAgain title={title} message={settings.message} onRetry={readAgain} />
  }
  if (!settings.data || !found) return <Waiting />
  const { introducer, message } = found
  const first = firstCurrency(settings.data, introducer.currency, currencyOfQuery(query), currency)
  if (first === null) return <FormNote>{t('registration.closed')}</FormNote>
  return (
    <div className="grid gap-4">
      {message && (
        <FormError title={t(fieldWords(message))}>{t('registration.without_introducer')}</FormError>
      )}
      <RegisterFields {...props} start={{ settings: settings.data, currency: first, introducer }} />
    </div>
  )
}

function Waiting() {
  const { t } = useText()
  return (
    <div className="grid gap-4">
      <output className="sr-only">{t('shell.loading')}</output>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-12 w-1/2" />
    </div>
  )
}
