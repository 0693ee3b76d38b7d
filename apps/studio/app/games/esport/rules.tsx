import {
  EMBER_PERCENT,
  MAPS_TO_WIN,
  OVERTIME_TO_WIN,
  ROUNDS_TO_WIN,
} from '../../../src/games/esport/match.ts'
import { esport, MAPS_LINE, ROUNDS_LINE } from '../../../src/games/esport/rules.ts'
import { useText } from '../../lib/text.tsx'
import { PaysTable, TableRules } from '../table-kit/table-rules.tsx'
import { oddsOf, SPOTS } from './pays.ts'
import { spotName } from './words.ts'

/** How it is played: maps and rounds, each bet, and that all of it is simulated. */
export function EsportRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('esport.rules_play', { maps: MAPS_TO_WIN })}</p>
      <ul>
        <li>{t('esport.rules_map', { rounds: ROUNDS_TO_WIN })}</li>
        <li>{t('esport.rules_overtime', { level: ROUNDS_TO_WIN - 1, rounds: OVERTIME_TO_WIN })}</li>
        <li>{t('esport.rules_strength', { count: EMBER_PERCENT })}</li>
        <li>{t('esport.rules_first', { line: ROUNDS_LINE })}</li>
        <li>{t('esport.rules_maps', { line: MAPS_LINE })}</li>
      </ul>
      <PaysTable
        isDecimal
        rows={SPOTS.map((spot) => ({ name: spotName(t, spot), pays: oddsOf(spot) }))}
      />
      <h3>{t('table.rules_dealer')}</h3>
      <p>{t('esport.rules_computer')}</p>
      <TableRules game={esport} />
    </>
  )
}
