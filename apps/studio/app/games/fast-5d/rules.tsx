import { fastFive } from '../../../src/games/fast-5d/rules.ts'
import { useText } from '../../lib/text.tsx'
import { TimesTable } from '../draw-kit/times-table.tsx'
import { TableRules } from '../table-kit/table-rules.tsx'
import { HALF_DIGITS, SUMS, timesOn } from './pays.ts'
import { spotName } from './words.ts'

/** A bet of each kind, to print what it pays. */
const ROWS = [
  ['digit', 'digit:a:0'],
  ['pair', 'pair:ab:00'],
  ['trio', 'trio:abc:000'],
  ['big', 'big:sum'],
  ['small', 'small:sum'],
  ['odd', 'odd:sum'],
  ['even', 'even:sum'],
  ['dragon', 'dragon'],
  ['tiger', 'tiger'],
  ['tie', 'tie'],
] as const

/** How it is played: five digits, and what each kind of bet asks for. */
export function FastFiveRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('fast-5d.rules_play')}</p>
      <ul>
        <li>{t('fast-5d.rules_digit')}</li>
        <li>{t('fast-5d.rules_pair')}</li>
        <li>{t('fast-5d.rules_trio')}</li>
        <li>{t('fast-5d.rules_halves', HALF_DIGITS)}</li>
        <li>{t('fast-5d.rules_sum', SUMS)}</li>
        <li>{t('fast-5d.rules_lead')}</li>
        <li>{t('draw.rules_lines')}</li>
      </ul>
      <TimesTable
        rows={ROWS.map(([kind, spot]) => ({ name: spotName(t, kind), times: timesOn(spot) }))}
      />
      <h3>{t('draw.rules_draw_title')}</h3>
      <p>{t('draw.rules_draw')}</p>
      <TableRules game={fastFive} />
    </>
  )
}
