import { useText } from '@oriel/web/text'

/** The dots say nothing aloud, so readers are told what they stand for. */
export function LastFour({ digits }: { digits: string }) {
  const { t } = useText()
  return (
    <>
      <span aria-hidden="true">•••• •••• •••• </span>
      <span className="sr-only">{t('bank-card.ends')} </span>
      {digits}
    </>
  )
}
