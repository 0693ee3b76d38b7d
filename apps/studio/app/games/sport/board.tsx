import { useState } from 'react'
import type { Sport } from '../../../src/sport/model/model.ts'
import { useText } from '../../lib/text.tsx'
import { Hero } from './hero.tsx'
import { mainOffers, marketsOf, Row } from './row.tsx'
import type { SlipPlay } from './use-slip.ts'
import type { Fixture } from './use-sport.ts'
import { marketName, sportName } from './words.ts'
import './board.css'

type Props = {
  sport: Sport
  fixtures: readonly Fixture[]
  slip: SlipPlay
  now: number
  onOpen: (id: string) => void
}

/** All fixtures of a sport: what is on first, then what comes. */
export function Board({ sport, fixtures, slip, now, onOpen }: Props) {
  const { t } = useText()
  const own = fixtures.filter((fixture) => fixture.sport === sport)
  const live = own.filter(({ phase }) => phase === 'live')
  const coming = own.filter(({ phase }) => phase === 'coming')
  const ended = own.filter(({ phase }) => phase === 'over')
  const hero = useHero(live, coming[0])
  const rows = (list: readonly Fixture[]) =>
    list.map((fixture) => (
      <Row key={fixture.id} fixture={fixture} slip={slip} now={now} onOpen={onOpen} />
    ))
  return (
    <>
      {hero && <Hero fixture={hero} now={now} onOpen={() => onOpen(hero.id)} />}
      <section className="board-list">
        <header className="board-head" data-sport={sport}>
          <h2>{t('sportsbook.live_sport', { sport: sportName(t, sport) })}</h2>
          <div className="row-markets" aria-hidden="true">
            {marketsOf(sport).map((market) => (
              <span key={market}>
                {[...live, ...coming].some((one) => mainOffers(one, market).length > 0) &&
                  marketName(t, sport, market)}
              </span>
            ))}
          </div>
        </header>
        {live.length === 0 && <p className="board-none">{t('sportsbook.live_none')}</p>}
        <ul>{rows(live)}</ul>
        {ended.length > 0 && <ul>{rows(ended)}</ul>}
        <h3>{t('sportsbook.coming')}</h3>
        <ul>{rows(coming)}</ul>
      </section>
    </>
  )
}

/** Stays with the fixture it shows until that one is over. */
function useHero(live: readonly Fixture[], next: Fixture | undefined): Fixture | undefined {
  const [id, setId] = useState<string | null>(null)
  const shown = live.find((fixture) => fixture.id === id) ?? live[0] ?? next
  if (shown && shown.id !== id) setId(shown.id)
  return shown
}
