import type { Result } from './marks.ts'
import './big-number.css'

type Props = {
  text: string
  /** Nothing was played yet: the number only keeps the room. */
  isEmpty: boolean
  result: Result | null
  /** Below it: what it means. */
  words: string
}

/** From so many signs on, a number is written smaller. */
const LONG_FROM = 8

/** A result as large as the screen allows. Readers hear it in words. */
export function BigNumber({ text, isEmpty, result, words }: Props) {
  const signs = text.split('')
  return (
    <div
      className="big-number"
      data-result={result ?? undefined}
      data-empty={isEmpty || undefined}
      data-long={signs.length >= LONG_FROM || undefined}
    >
      <b className="figures" aria-hidden="true">
        {signs.map((sign, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a place is all a digit has
          <span key={place} data-thin={/[.,]/.test(sign) || undefined}>
            {sign}
          </span>
        ))}
      </b>
      <p>{words}</p>
    </div>
  )
}
