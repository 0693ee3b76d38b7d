import { dragonTiger } from '../../../src/games/dragon-tiger/rules.ts'
import { useText } from '../../lib/text.tsx'
import { PaysTable, TableRules } from '../table-kit/table-rules.tsx'
import { BACK_PERCENT, oddsOf, SPOTS } from './pays.ts'
import { spotName } from './words.ts'

/** How it is played: one card each, ties, and every bet. */
export function DragonTigerRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('dragon-tiger.rules_play')}</p>
      <ul>
        <li>{t('dragon-tiger.rules_order')}</li>
        <li>{t('dragon-tiger.rules_tie', { percent: BACK_PERCENT })}</li>
        <li>{t('dragon-tiger.rules_suited')}</li>
      </ul>
      <PaysTable rows={SPOTS.map((spot) => ({ name: spotName(t, spot), pays: oddsOf(spot) }))} />
      <h3>{t('table.rules_dealer')}</h3>
      <p>{t('dragon-tiger.rules_dealer')}</p>
      <TableRules game={dragonTiger} />
    </>
  )
}
