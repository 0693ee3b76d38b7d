import { figure, group, line, type Style } from '../svg.ts'

/** Signs as strokes round the origin, 84 units high and up to 56 wide. */
const SIGNS = {
  '0': 'M-24-16A24 26 0 0 1 24-16V16A24 26 0 0 1-24 16Z',
  '1': 'M-15-27L7-42V42',
  '2': 'M-23-18A23.4 23.4 0 1 1 17-2L-24 42H26',
  '3': 'M-22-42H21L-3-10A26 26 0 1 1-27 23',
  '4': 'M12 42V-42L-28 20H29',
  '5': 'M22-42H-16L-20-5A26 26 0 1 1-25 28',
  '6': 'M15-42L-21 3M0-9A25.5 25.5 0 1 1 0 42A25.5 25.5 0 1 1 0-9Z',
  '7': 'M-26-42H25L-8 42',
  '8': 'M0-42A20 19 0 1 1 0-4A20 19 0 1 1 0-42ZM0-4A25 23 0 1 1 0 42A25 23 0 1 1 0-4Z',
  '9': 'M-15 42L21-3M0 9A25.5 25.5 0 1 1 0-42A25.5 25.5 0 1 1 0 9Z',
  A: 'M-29 42L0-42L29 42M-19 15H19',
  J: 'M16-42V16A20.5 25 0 0 1-25 20',
  Q: 'M0-42A29 42 0 1 1 0 42A29 42 0 1 1 0-42ZM8 18L31 46',
  K: 'M-22-42V42M25-42L-20 8M-5-8L27 42',
  M: 'M-32 42V-42L0 18L32-42V42',
} as const

type Sign = keyof typeof SIGNS

const isSign = (text: string): text is Sign => Object.hasOwn(SIGNS, text)

/** How much room a sign takes from the middle of one to the middle of the next. */
const PITCH = 66
const NARROW = 52
const HEIGHT = 84

type Lettering = {
  readonly colour: string
  /** In units of the drawing it stands in. */
  readonly height: number
  /** The most it may take; longer ones get narrower. */
  readonly width?: number
  /** Of the stroke, when a sign is 84 high. */
  readonly weight?: number
}

/** A number or a rank in strokes, centred on the origin: no picture needs a font for it. */
export function drawFigures(text: string, lettering: Lettering, style: Style = {}): string {
  const { colour, height, width = Number.POSITIVE_INFINITY, weight = 17 } = lettering
  const signs = text.split('').map((sign) => {
    if (!isSign(sign)) throw new Error(`there is no drawing of ${JSON.stringify(sign)}`)
    return sign
  })
  const gaps = signs.slice(1).map((sign, index) => gap(signs[index], sign))
  const total = gaps.reduce((sum, one) => sum + one, 0)
  const scale = height / (HEIGHT + weight)
  const across = Math.min(scale, width / (total + PITCH))
  let x = -total / 2
  const drawn = signs.map((sign, index) => {
    if (index > 0) x += gaps[index - 1] ?? 0
    const transform = x === 0 ? '' : `translate(${figure(x)})`
    return line(SIGNS[sign], colour, weight, { transform })
  })
  const transform = `scale(${figure(across, 3)} ${figure(scale, 3)})`
  return group({ ...style, transform: (style.transform ?? '') + transform }, ...drawn)
}

/** A one is narrower than the others and needs less room beside it. */
const gap = (left: Sign | undefined, right: Sign): number =>
  (left === '1' ? NARROW : PITCH) / 2 + (right === '1' ? NARROW : PITCH) / 2
