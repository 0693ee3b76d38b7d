import { ORPHELINS, TIERS, VOISINS } from '../../../src/games/roulette/announced.ts'
import { kindOf } from '../../../src/games/spots.ts'
import { roulette } from '../../../src/games/roulette/rules.ts'
import { useText } from '../../lib/text.tsx'
import { PaysTable, TableRules } from '../table-kit/table-rules.tsx'
import { oddsOf } from './pays.ts'
import { PLACES } from './places.ts'
import { sizeOf } from './track-bets.ts'
import { kindName } from './words.ts'

/** A bet of each kind, to read from it what the kind pays. */
const SAMPLES = PLACES.filter(
  ({ spot }, at) => PLACES.findIndex((other) => kindOf(other.spot) === kindOf(spot)) === at,
)

/** How it is played: every bet, the announced ones, and what zero does. */
export function RouletteRules() {
  const { t } = useText()
  const rows = SAMPLES.map(({ kind, spot, numbers }) => ({
    name: t('wheel.covers', { name: kindName(t, kind), count: numbers.length }),
    pays: oddsOf(spot),
  }))
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('wheel.rules_play')}</p>
      <ul>
        <li>{t('wheel.rules_inside')}</li>
        <li>{t('wheel.rules_outside')}</li>
        <li>{t('wheel.rules_zero')}</li>
      </ul>
      <h3>{t('wheel.rules_track')}</h3>
      <ul>
        <li>{t('wheel.rules_neighbours')}</li>
        <li>{t('wheel.rules_voisins', sizeOf(VOISINS))}</li>
        <li>{t('wheel.rules_tiers', sizeOf(TIERS))}</li>
        <li>{t('wheel.rules_orphelins', sizeOf(ORPHELINS))}</li>
      </ul>
      <PaysTable rows={rows} />
      <h3>{t('table.rules_dealer')}</h3>
      <p>{t('wheel.rules_dealer')}</p>
      <TableRules game={roulette} />
    </>
  )
}
