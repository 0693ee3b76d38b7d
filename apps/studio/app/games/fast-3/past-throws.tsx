import { totalOf, type ThreeDice } from '../../../src/games/three-dice.ts'
import { useText } from '../../lib/text.tsx'
import { pictures } from './fast-3.art.ts'
import { resultWords, shapeWord, sizeOf, spotName } from './words.ts'
import '../sic-bo/past-throws.css'

const SHOWN = 12

type Props = { past: readonly { readonly number: number; readonly outcome: ThreeDice }[] }

/** What was thrown, the newest first. It says nothing about what comes; that stands below. */
export function PastThrows({ past }: Props) {
  const { t } = useText()
  return (
    <ol className="past-throws" aria-label={t('sic-bo.last')}>
      {past.slice(0, SHOWN).map(({ number, outcome }) => (
        <li key={number}>
          <span className="sr-only">{resultWords(t, outcome)}</span>
          <span className="past-dice" aria-hidden="true">
            {outcome.dice.map((face, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- dice are known by their order
              <img key={at} src={pictures[`die-${face}`]} alt="" />
            ))}
          </span>
          <b className="figures" aria-hidden="true">
            {totalOf(outcome)}
          </b>
          <small aria-hidden="true">{shapeWord(t, outcome) || spotName(t, sizeOf(outcome))}</small>
        </li>
      ))}
    </ol>
  )
}
