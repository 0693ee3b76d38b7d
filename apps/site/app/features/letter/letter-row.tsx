import { readRichText, plainText } from '@oriel/core/rich-text'
import { Checkbox } from '@oriel/ui/form/checkbox'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/use-format.ts'
import type { Letter } from './letter-rules.ts'

const GLIMPSE_MAX = 90

type LetterRowProps = {
  letter: Letter
  isOpen: boolean
  isChosen: boolean
  onOpen: () => void
  onChoose: () => void
  /** The letter itself, where it unfolds in its place. */
  children?: ReactNode
}

/** One letter of the list: to choose it, and to open it. */
export function LetterRow(props: LetterRowProps) {
  const { letter, isOpen, isChosen, onOpen, onChoose, children } = props
  const { t } = useText()
  const format = useFormat()
  const { id, title, content, is_read: isRead, sent_at: sentAt } = letter
  const glimpse = plainText(readRichText(content, [])).slice(0, GLIMPSE_MAX)
  return (
    <li className="letter-row" data-open={isOpen || undefined} data-unread={!isRead || undefined}>
      <Checkbox checked={isChosen} onChange={onChoose}>
        <span className="sr-only">{t('letter.choose', { title })}</span>
      </Checkbox>
      <button
        type="button"
        className="letter-door"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `letter-${id}` : undefined}
        onClick={onOpen}
      >
        <span className="letter-title">
          {!isRead && <span className="letter-dot" aria-hidden="true" />}
          {!isRead && <span className="sr-only">{t('letter.is_new')}: </span>}
          {title}
        </span>
        <time className="letter-time" dateTime={sentAt.toISOString()}>
          {format.date(sentAt)}
        </time>
        <span className="letter-glimpse">{glimpse}</span>
      </button>
      {children}
    </li>
  )
}
