import { useFormat } from '../../platform/use-format.ts'
import { RichText } from '../../parts/rich-text.tsx'
import type { Letter } from './letter-rules.ts'

/** A letter as it is read. Its HTML is shown from its tree and never reaches the page as it is. */
export function LetterText({ letter }: { letter: Letter }) {
  const format = useFormat()
  const { id, title, content, sent_at: sentAt } = letter
  return (
    <article className="letter-text" id={`letter-${id}`} aria-labelledby={`letter-${id}-title`}>
      <h2 id={`letter-${id}-title`}>{title}</h2>
      <p className="letter-sent">{format.dateTime(sentAt)}</p>
      <RichText html={content} />
    </article>
  )
}
