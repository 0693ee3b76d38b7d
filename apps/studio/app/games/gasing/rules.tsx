import { CHANCES, gasing } from '../../../src/games/gasing/rules.ts'
import { useText } from '../../lib/text.tsx'
import { PaysTable, TableRules } from '../table-kit/table-rules.tsx'
import { oddsOf, SPOTS } from './pays.ts'
import { spotName } from './words.ts'

/** How it is played: a duel of two tops, what a draw means, and who decides. */
export function GasingRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('gasing.rules_play')}</p>
      <ul>
        <li>{t('gasing.rules_win')}</li>
        <li>{t('gasing.rules_draw')}</li>
        <li>{t('gasing.rules_chances', { side: CHANCES.red, draw: CHANCES.draw })}</li>
      </ul>
      <PaysTable
        isDecimal
        rows={SPOTS.map((spot) => ({ name: spotName(t, spot), pays: oddsOf(spot) }))}
      />
      <h3>{t('table.rules_dealer')}</h3>
      <p>{t('gasing.rules_computer')}</p>
      <TableRules game={gasing} />
    </>
  )
}
