import { useText } from '@oriel/web/text'
import { ConsentQuestion } from './consent-question.tsx'
import { consent, useConsent } from './use-consent.ts'

/** Asks once whether advertising may be measured. The page can be used without answering. */
export function ConsentBar() {
  if (useConsent() !== 'unasked') return null
  return <ConsentQuestion onChoose={consent.choose} onLater={consent.later} />
}

/** For the footer: the way back to the question. */
export function ConsentLink({ className }: { className?: string }) {
  const { t } = useText()
  return (
    <button type="button" className={className} onClick={consent.askAgain}>
      {t('consent.change')}
    </button>
  )
}
