import { type Colour, darken, lighten } from '../colour.ts'
import { gold, silver } from '../parts/materials.ts'
import { group, path } from '../svg.ts'
import { type GameBrush, inside, raised } from './relief.ts'

export type Letter = 'A' | 'K' | 'Q' | 'J'

/** Solid outlines of about 160 units in height, so that no picture needs a font. */
const FORMS = {
  /** Broad and even, for bright machines. */
  block: {
    A: 'M-22-84H22L74 84H32L22 48H-22L-32 84H-74ZM-12 14H12L0-34Z',
    K: 'M-68-84H-26V-18L24-84H74L18-12L78 84H28L-10 20L-26 40V84H-68Z',
    Q: 'M0-88C50-88 82-52 82-2C82 24 73 46 58 61L82 84H34L24 77C16 80 8 81 0 81C-50 81-82 46-82-2C-82-52-50-88 0-88ZM0-50C-26-50-40-30-40-2C-40 26-26 44-2 44L-16 30H24L31 36C37 26 40 13 40-2C40-30 26-50 0-50Z',
    J: 'M-2-84H66V-48H50V28C50 66 24 88-12 88C-48 88-68 66-70 30H-30C-29 44-23 52-12 52C0 52 8 44 8 28V-48H-2Z',
  },
  /** With serifs, as cut into stone. */
  carved: {
    A: 'M-10-86H16L62 62L76 68V84H14V68L26 62L20 40H-28L-35 62L-22 68V84H-78V68L-64 62ZM-21 18H14L-3-44Z',
    K: 'M-74-84H-10V-68L-23-62V-14L24-62L14-68V-84H72V-68L56-62L10-15L58 62L74 68V84H12V68L22 62L-10 8L-23 21V62L-10 68V84H-74V68L-60 62V-62L-74-68Z',
    Q: 'M0-88C48-88 78-52 78-4C78 30 63 57 40 71C48 81 60 84 80 78V92C58 106 26 102 8 80L0 80C-48 80-78 44-78-4C-78-52-48-88 0-88ZM0-68C-24-68-37-42-37-4C-37 34-24 60 0 60C24 60 37 34 37-4C37-42 24-68 0-68Z',
    J: 'M-18-84H58V-68L42-62V30C42 66 18 90-18 90C-48 90-66 74-66 50C-66 34-55 24-41 24C-27 24-18 33-18 46C-18 55-22 60-21 65C-9 68 4 60 4 34V-62L-18-68Z',
  },
} as const satisfies Record<string, Record<Letter, string>>

const METALS = {
  gold,
  silver,
  copper: (brush: GameBrush) => brush.down('#ffe3c8', '#d9804a', '#5c2410'),
  ink: (brush: GameBrush) => brush.down('#3b3550', '#141021', '#000000'),
} as const

export type LetterLook = {
  readonly form: keyof typeof FORMS
  readonly metal: keyof typeof METALS
  readonly colours: Readonly<Record<Letter, Colour>>
}

/** A letter cast in one colour with an edge of metal, its upper half under a gloss. */
export function drawLetter(brush: GameBrush, letter: Letter, look: LetterLook): string {
  const data: string = FORMS[look.form][letter]
  const colour = look.colours[letter]
  const outline = (stroke: string, width: number) => path(data, { stroke, width, round: true })
  const face = brush.down(lighten(colour, 0.5), colour, darken(colour, 0.55))
  const gloss = 'M-100-100H100V-24C40-4-40-4-100-28Z'
  return [
    outline(darken(colour, 0.86), 24),
    outline(METALS[look.metal](brush), 14),
    raised(brush, data, face, 3.4),
    group({ clip: inside(brush, data) }, path(gloss, { fill: '#fff', opacity: 0.24 })),
  ].join('')
}
