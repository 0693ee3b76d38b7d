import { mapsOf } from '../../../src/games/esport/match.ts'
import type { EsportOutcome } from '../../../src/games/esport/rules.ts'
import { useText } from '../../lib/text.tsx'
import { pictures } from './esport.art.ts'
import { wholeResult } from './words.ts'
import './past-matches.css'

const SHOWN = 12

type Props = { past: readonly { readonly number: number; readonly outcome: EsportOutcome }[] }

/** Who won and by how many maps, the newest first. It says nothing about what comes. */
export function PastMatches({ past }: Props) {
  const { t } = useText()
  return (
    <ol className="past-matches figures" aria-label={t('esport.past')}>
      {past.slice(0, SHOWN).map(({ number, outcome }) => (
        <li key={number} title={wholeResult(t, outcome)}>
          <span className="sr-only">{wholeResult(t, outcome)}</span>
          <img src={pictures[outcome.winner]} alt="" />
          <span aria-hidden="true">
            {mapsOf(outcome.maps, 'ember')} : {mapsOf(outcome.maps, 'tide')}
          </span>
        </li>
      ))}
    </ol>
  )
}
