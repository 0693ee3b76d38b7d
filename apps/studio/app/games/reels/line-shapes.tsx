import { ROWS } from '../../../src/games/slot/strip.ts'
import type { Line } from '../../../src/games/slot/lines.ts'
import { useText } from '../../lib/text.tsx'

const GAP = 0.1

/** The shape of each line as a small grid, with its number. */
export function LineShapes({ lines }: { lines: readonly Line[] }) {
  const { t } = useText()
  return (
    <>
      <h3>{t('reels.shapes', { lines: lines.length })}</h3>
      <ol className="shapes figures">
        {lines.map((rows, line) => (
          <li key={rows.join('')}>
            <span>{line + 1}</span>
            <svg viewBox={`0 0 ${rows.length} ${ROWS}`} aria-hidden="true">
              {rows.map((row, reel) => (
                // oxlint-disable-next-line react/no-array-index-key -- a reel is its place
                <rect key={reel} x={reel + GAP} y={row + GAP} />
              ))}
            </svg>
            <span className="sr-only">{shapeText(rows)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** For readers: the row on each reel, counted from the top. */
const shapeText = (rows: Line): string => rows.map((row) => row + 1).join(' ')
