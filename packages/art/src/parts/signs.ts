import { line, placed } from '../svg.ts'

/** The four suits of cards, each about 80 units high round the origin. */
export const suits = {
  spade:
    'M0-40C10-22 38-8 38 14C38 30 24 36 14 32C9 30 5 26 3 22C4 32 8 38 14 42H-14C-8 38-4 32-3 22C-5 26-9 30-14 32C-24 36-38 30-38 14C-38-8-10-22 0-40Z',
  heart:
    'M0 40C-8 26-40 8-40-14C-40-30-28-38-18-38C-9-38-3-32 0-24C3-32 9-38 18-38C28-38 40-30 40-14C40 8 8 26 0 40Z',
  diamond: 'M0-44C8-28 22-10 34 0C22 10 8 28 0 44C-8 28-22 10-34 0C-22-10-8-28 0-44Z',
  club: 'M0-42A17 17 0 0 1 15-16A17 17 0 1 1 8 16C6 15 4 13 3 11C4 26 8 36 15 42H-15C-8 36-4 26-3 11C-4 13-6 15-8 16A17 17 0 1 1-15-16A17 17 0 0 1 0-42Z',
} as const

/** Figures as strokes in a box of 10 by 16, so that no picture needs a font for them. */
const FIGURES = [
  'M0-8C-7-8-7 8 0 8C7 8 7-8 0-8Z',
  'M-3-5L1-8V8',
  'M-5-4C-4-10 5-9 5-4C5 0-2 3-5 8H5',
  'M-4-7C2-10 6-4 1-1C7 1 4 10-5 7',
  'M2 8V-8L-5 4H5',
  'M4-8H-4V-1C1-4 6 0 5 4C4 9-2 9-5 7',
  'M3-8C-3-5-5 0-5 3C-5 9 5 9 5 3C5-2-3-2-5 3',
  'M-5-8H5L-1 8',
  'M0-1C-6-1-5-8 0-8C5-8 6-1 0-1C-7-1-6 8 0 8C6 8 7-1 0-1Z',
  'M5-3C5-9-5-9-5-3C-5 2 4 2 5-3C5 1 3 6-3 8',
] as const

const PITCH = 13

/** A whole number in strokes, centred on the origin, 16 units high. */
export function numberSign(value: number, colour: string, width = 3): string {
  const digits = String(value).split('').map(Number)
  const first = (-(digits.length - 1) * PITCH) / 2
  return digits
    .map((digit, index) =>
      placed(first + index * PITCH, 0, {}, line(FIGURES[digit] ?? '', colour, width)),
    )
    .join('')
}
