import { PAYS, type ClassicRow, type ClassicSymbol } from '../../../src/games/classic/rules.ts'
import { useText } from '../../lib/text.tsx'
import { pictures } from './classic.art.ts'
import type { SkinName } from './skins.ts'
import { rowWord, symbolWord } from './words.ts'
import './pays.css'

type Props = { skin: SkinName; lit: ReadonlySet<ClassicRow> }

/** Dearest first, as the rules have them. */
const ROWS = Object.keys(PAYS) as ClassicRow[]
/** The picture that stands for a row which has no symbol of its own. */
const PICTURE: Readonly<Partial<Record<ClassicRow, ClassicSymbol>>> = {
  bars: 'bar1',
  cherries: 'cherry',
}
const pictureOf = (skin: SkinName, row: ClassicRow): string =>
  pictures[`${skin}-${PICTURE[row] ?? row}`] ?? ''
const countOf = (row: ClassicRow): string => (row === 'cherries' ? '×2' : '×3')

/** The whole pay table beside the reels; what just paid is lit. */
export function PayTable({ skin, lit }: Props) {
  const { t } = useText()
  const say = { t, skin }
  return (
    <aside className="pays figures">
      <h2>{t('slot.pays_line')}</h2>
      <ul>
        {ROWS.map((row) => (
          <li key={row} data-lit={lit.has(row) || undefined}>
            <img src={pictureOf(skin, row)} alt="" />
            <span aria-hidden="true">{countOf(row)}</span>
            {row === 'bars' && <small>{t('slot.mixed')}</small>}
            <span className="sr-only">{rowWord(say, row)}</span>
            <b>{PAYS[row]}</b>
          </li>
        ))}
      </ul>
      <p>{t('slot.wild_note', { symbol: symbolWord(say, 'wild') })}</p>
    </aside>
  )
}

const TOP = 5

/** The five dearest rows in a line, for phones; the rest stands in the rules. */
export function TopPays({ skin, lit }: Props) {
  const { t } = useText()
  const say = { t, skin }
  return (
    <div className="top-pays figures">
      <p>{t('slot.three_pay')}</p>
      <ul>
        {ROWS.slice(0, TOP).map((row) => (
          <li key={row} data-lit={lit.has(row) || undefined}>
            <img src={pictureOf(skin, row)} alt={rowWord(say, row)} />
            <b>{PAYS[row]}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
