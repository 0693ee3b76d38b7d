import { useState } from 'react'
import { useText } from '../../lib/text.tsx'
import { priceText } from './picks.ts'
import type { SlipPlay } from './use-slip.ts'
import type { Fixture } from './use-sport.ts'
import { cellText, selectionText } from './words.ts'
import './price.css'

type Way = 'up' | 'down'

type Seen = { readonly selection: string; readonly price: number; readonly way: Way | null }

/** Which way a price went the last time it moved; null until it does, or for another line. */
function useWay({ selection, price }: Fixture['offers'][number]): Way | null {
  const [seen, setSeen] = useState<Seen>({ selection, price, way: null })
  if (seen.selection !== selection) setSeen({ selection, price, way: null })
  else if (seen.price !== price) {
    setSeen({ selection, price, way: price > seen.price ? 'up' : 'down' })
  }
  return seen.way
}

type Props = {
  fixture: Fixture
  offer: Fixture['offers'][number]
  slip: SlipPlay
  /** Above the price, where there is room for words. */
  label?: string
}

/** A price that can be laid on the slip. Where it went is told by an arrow and in words. */
export function Price({ fixture, offer, slip, label }: Props) {
  const { t } = useText()
  const way = useWay(offer)
  const pick = { fixture: fixture.id, selection: offer.selection }
  const isPicked = slip.isPicked(pick)
  const price = priceText(offer.price)
  const isOff = !fixture.is_open || slip.phase === 'asking'
  const words = [
    t('sportsbook.price_of', { what: selectionText(t, fixture, offer.selection), price }),
    way === 'up' && t('sportsbook.rose'),
    way === 'down' && t('sportsbook.fell'),
    !fixture.is_open && t('sportsbook.suspended'),
  ]
  return (
    <button
      type="button"
      className="price"
      data-selection={offer.selection}
      data-way={way ?? undefined}
      aria-pressed={isPicked}
      aria-disabled={isOff}
      aria-label={words.filter(Boolean).join(', ')}
      onClick={() => !isOff && slip.toggle(pick)}
    >
      <span className="price-what">{label ?? cellText(t, offer.selection)}</span>
      <b className="figures">
        {price}
        {way && <i className="price-arrow" aria-hidden="true" />}
      </b>
    </button>
  )
}
