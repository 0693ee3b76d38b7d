import { sicBo } from '../../../src/games/sic-bo/rules.ts'
import { useText } from '../../lib/text.tsx'
import { PaysTable, TableRules } from '../table-kit/table-rules.tsx'
import { ANY_TRIPLE, HALVES, TOTALS } from './fields.ts'
import { oddsOf, rangeOf } from './pays.ts'
import { spotName } from './words.ts'

const KINDS = ['single', 'double', 'triple'] as const
const ONE = 1

/** How it is played: three dice, and what each kind of bet asks for. */
export function SicBoRules() {
  const { t } = useText()
  const rows = [
    ...HALVES.map((spot) => ({ name: spotName(t, spot), pays: oddsOf(spot) })),
    ...KINDS.map((kind) => ({ name: spotName(t, kind), pays: oddsOf(`${kind}:${ONE}`) })),
    { name: spotName(t, ANY_TRIPLE), pays: oddsOf(ANY_TRIPLE) },
    { name: spotName(t, 'pair'), pays: oddsOf('pair:1-2') },
    ...TOTALS.map((spot) => ({ name: spotName(t, spot), pays: oddsOf(spot) })),
  ]
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('sic-bo.rules_play')}</p>
      <ul>
        <li>{t('sic-bo.rules_halves', { small: rangeOf('small'), big: rangeOf('big') })}</li>
        <li>{t('sic-bo.rules_single')}</li>
        <li>{t('sic-bo.rules_double')}</li>
        <li>{t('sic-bo.rules_pair')}</li>
        <li>{t('sic-bo.rules_triple')}</li>
        <li>{t('sic-bo.rules_total')}</li>
      </ul>
      <PaysTable rows={rows} />
      <h3>{t('table.rules_dealer')}</h3>
      <p>{t('sic-bo.rules_dealer')}</p>
      <TableRules game={sicBo} />
    </>
  )
}
