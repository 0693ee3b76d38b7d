import { type Colour, darken, lighten } from '../../colour.ts'
import { group, line, path, placed } from '../../svg.ts'
import { drawFigures } from '../figures.ts'
import { type GameBrush, relief } from '../relief.ts'
import { drawPattern, type RunnerNumber, silks } from './silks.ts'

const TORSO =
  'M-22-44C-22-57-5-64 12-69C25-74 40-79 46-70C48-60 41-53 31-49C19-45 4-40-9-37C-17-37-22-39-22-44Z'
const CLOTH = 'M-34-39C-24-35-6-32 8-32L6 1C-8 2-24 0-37-5Z'

/** A rider low over the neck: cap, silks, breeches and boot, and the number on the cloth. */
export function drawRider(brush: GameBrush, number: RunnerNumber): string {
  const worn = silks[number]
  const { body, second, ink } = worn
  const cloth = brush.down(lighten(body, 0.2), body, darken(body, 0.3))
  const silk = brush.down(lighten(body, 0.35), body, darken(body, 0.4))
  const white = brush.down('#ffffff', '#c9cfdd')
  return [
    relief(brush, path(CLOTH), cloth, 2),
    placed(-15, -17, {}, drawFigures(String(number), { colour: ink, height: 27, weight: 19 })),
    relief(brush, path('M-21-49C-25-36-12-33 2-32L28-34C33-42 20-48 8-48Z'), white, 2),
    line('M26-36C24-28 20-21 14-16', '#171a26', 8.5),
    line('M14-15L25-11', '#171a26', 6.5),
    relief(brush, path(TORSO), silk, 2.4),
    group(
      { clip: brush.clip(path(TORSO)) },
      placed(12, -56, { turn: -18, scale: [1.6, 1] }, drawPattern(worn, 24)),
    ),
    line('M34-62C44-56 50-50 58-44', body, 9),
    line('M54-47L61-43', '#f3e6d8', 6),
    cap(brush, body, second),
  ].join('')
}

/** A helmet with a peak; its lower edge hides the face. */
function cap(brush: GameBrush, body: Colour, second: string): string {
  const shell = brush.down(lighten(body, 0.5), body, darken(body, 0.5))
  return placed(
    50,
    -78,
    { turn: 14 },
    path('M-9 2C-9 10 0 13 8 11L10 2Z', { fill: '#1b1d29' }),
    relief(brush, path('M-12 3C-13-12 12-15 13 2L20 5C19 8 14 7 10 6C2 4-6 6-12 3Z'), shell, 2),
    path('M-1-11C-2-5-2 0-1 4', { stroke: second, width: 4 }),
  )
}
