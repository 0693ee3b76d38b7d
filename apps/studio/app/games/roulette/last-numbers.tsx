import { colourOf } from '../../../src/games/roulette/layout.ts'
import type { RouletteOutcome } from '../../../src/games/roulette/rules.ts'
import { useText } from '../../lib/text.tsx'
import { colourWord } from './words.ts'
import './last-numbers.css'

const SHOWN = 12

type Props = { past: readonly { readonly number: number; readonly outcome: RouletteOutcome }[] }

/** What came, the newest first. It says nothing about what comes; that stands beside it. */
export function LastNumbers({ past }: Props) {
  const { t } = useText()
  return (
    <ol className="last-numbers figures" aria-label={t('wheel.last')}>
      {past.slice(0, SHOWN).map(({ number: round, outcome: { number } }) => (
        <li key={round} data-colour={colourOf(number)}>
          {number}
          <span className="sr-only"> {colourWord(t, number)}</span>
        </li>
      ))}
    </ol>
  )
}
