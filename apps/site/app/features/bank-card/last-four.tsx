import { useText } from '@oriel/web/text'

const DOTS = '•••• '

/** The dots say nothing aloud, so readers are told what they stand for. */
export function LastFour({ digits, groups }: { digits: string; groups: number }) {
  const { t } = useText()
  return (
    <>
      <span aria-hidden="true">{DOTS.repeat(groups)}</span>
      <span className="sr-only">{t('bank-card.ends')} </span>
      {digits}
    </>
  )
}
