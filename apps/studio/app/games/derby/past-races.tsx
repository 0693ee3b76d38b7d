import type { DerbyOutcome } from '../../../src/games/derby/rules.ts'
import { useText } from '../../lib/text.tsx'
import { pictures } from './derby.art.ts'
import { resultWords } from './words.ts'
import './past-races.css'

const SHOWN = 8
const PLACES = 3

type Props = { past: readonly { readonly number: number; readonly outcome: DerbyOutcome }[] }

/** The first three of each race, the newest first. It says nothing about what comes. */
export function PastRaces({ past }: Props) {
  const { t } = useText()
  return (
    <ol className="past-races" aria-label={t('derby.past')}>
      {past.slice(0, SHOWN).map(({ number, outcome }) => (
        <li key={number}>
          <span className="sr-only">{resultWords(t, outcome)}</span>
          {outcome.order.slice(0, PLACES).map((runner) => (
            <img key={runner} src={pictures[`silk-${runner}`]} alt="" />
          ))}
        </li>
      ))}
    </ol>
  )
}
