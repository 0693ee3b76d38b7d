import { fastThree } from '../../../src/games/fast-3/rules.ts'
import { useText } from '../../lib/text.tsx'
import { TimesTable } from '../draw-kit/times-table.tsx'
import { TableRules } from '../table-kit/table-rules.tsx'
import { ANY_TRIPLE, HALVES, ODDS, RANGES, RUN, TOTALS, TRIPLES } from './fields.ts'
import { THROW_COUNT } from './pays.ts'
import { spotName } from './words.ts'

/** How it is played: three dice, and what each kind of bet asks for. */
export function FastThreeRules() {
  const { t } = useText()
  const times = (spot: string) => ODDS.get(spot) ?? ''
  const rows = [
    ...HALVES.map((spot) => ({ name: spotName(t, spot), times: times(spot) })),
    { name: spotName(t, 'triple'), times: times(TRIPLES[0] ?? '') },
    ...[ANY_TRIPLE, RUN, ...TOTALS].map((spot) => ({
      name: spotName(t, spot),
      times: times(spot),
    })),
  ]
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('fast-3.rules_play', { count: THROW_COUNT })}</p>
      <ul>
        <li>{t('fast-3.rules_halves', RANGES)}</li>
        <li>{t('sic-bo.rules_total')}</li>
        <li>{t('sic-bo.rules_triple')}</li>
        <li>{t('fast-3.rules_run')}</li>
      </ul>
      <TimesTable rows={rows} />
      <h3>{t('draw.rules_draw_title')}</h3>
      <p>{t('sic-bo.rules_dealer')}</p>
      <TableRules game={fastThree} />
    </>
  )
}
