import type { GasingOutcome } from '../../../src/games/gasing/rules.ts'
import { useText } from '../../lib/text.tsx'
import { letterOf, spotName } from './words.ts'
import './past-duels.css'

const SHOWN = 18

type Props = { past: readonly { readonly number: number; readonly outcome: GasingOutcome }[] }

/** Who won before, the newest first. It says nothing about what comes; that stands below. */
export function PastDuels({ past }: Props) {
  const { t } = useText()
  return (
    <ol className="past-duels" aria-label={t('gasing.past')}>
      {past.slice(0, SHOWN).map(({ number, outcome: { winner } }) => (
        <li key={number} data-winner={winner}>
          <span aria-hidden="true">{letterOf(t, winner)}</span>
          <span className="sr-only">{spotName(t, winner)}</span>
        </li>
      ))}
    </ol>
  )
}
