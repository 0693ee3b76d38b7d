import { useId } from 'react'
import { PLACES } from '../../../src/games/fast-5d/rules.ts'
import { playSound } from '../../lib/sound.ts'
import { useText } from '../../lib/text.tsx'
import type { Place } from './picks.ts'
import { placeName } from './words.ts'
import './place-tabs.css'

type Props = {
  place: Place
  onPlace: (place: Place) => void
  /** What is chosen on a place. */
  digitsOn: (place: Place) => readonly number[]
}

/** On a phone there is room for one place at a time: these lead from one to the next. */
export function PlaceTabs({ place, onPlace, digitsOn }: Props) {
  const { t } = useText()
  const name = useId()
  return (
    <div className="place-tabs" role="radiogroup" aria-label={t('fast-5d.places')}>
      {PLACES.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            aria-label={placeName(t, one)}
            checked={one === place}
            onChange={() => {
              playSound('tick')
              onPlace(one)
            }}
          />
          <span className="figures">
            <b>{one.toUpperCase()}</b>
            <small>{digitsOn(one).join(' ') || '–'}</small>
          </span>
        </label>
      ))}
    </div>
  )
}
