import type { EmblemName } from '@oriel/art/emblems'
import type { PaletteName } from '@oriel/art/palette'
import type { Currency } from '@oriel/core/currency'
import { OWN } from './own.ts'
import { interleave, turnOf, type Sketch } from './sketch.ts'
import type { StudioId } from './studios.ts'
import { hallName, type HallName, type Names } from './words.ts'

type Kind = {
  readonly emblem: EmblemName
  readonly tables: readonly Names[]
  readonly studios: readonly StudioId[]
  /** The house's own studio has the first table, under this title. */
  readonly own?: string
  /** The colour of its first table. */
  readonly palette?: PaletteName
  readonly currencies?: readonly Currency[]
}

/** HALO LIVE deals in two houses. */
const HOUSES = ['EMERALD', 'AZURE'] as const
const HALO: StudioId = 'GPHL'

/** Tables of one kind, told apart by a letter; an empty one is the kind itself. */
const marked = (name: HallName<'live'>, marks: string): readonly Names[] =>
  marks.split(' ').map((mark) => hallName('live', name, mark.replace('-', '')))

const ROULETTES = ['rouletteOne', 'rouletteTwo', 'rouletteThree', 'rouletteFour'] as const
const INDIA: readonly Currency[] = ['INR', 'BDT', 'USD', 'GP']
const VIETNAM: readonly Currency[] = ['VND', 'USD', 'GP']

const KINDS: readonly Kind[] = [
  {
    emblem: 'cards',
    tables: marked('baccarat', 'A B C D E F G H'),
    studios: ['GPMI', HALO, HALO, 'GPMI'],
    own: 'baccarat',
    palette: 'jade',
  },
  {
    emblem: 'wheel',
    tables: ROULETTES.map((name) => hallName('live', name)),
    studios: [HALO],
    own: 'roulette',
    palette: 'ruby',
  },
  {
    emblem: 'dice',
    tables: marked('sicBo', '- B C'),
    studios: [HALO],
    own: 'sic-bo',
    palette: 'amethyst',
  },
  {
    emblem: 'spade',
    tables: marked('dragonTiger', '- B C D'),
    studios: [HALO, 'GPSA'],
    own: 'dragon-tiger',
    palette: 'sapphire',
  },
  { emblem: 'chips', tables: marked('blackjack', 'A B C D E F'), studios: [HALO, 'GPMI'] },
  { emblem: 'cards', tables: marked('speedBaccarat', 'A B C D E F'), studios: [HALO, 'GPSA'] },
  { emblem: 'wheel', tables: marked('autoRoulette', 'A B'), studios: ['GPMI', HALO] },
  { emblem: 'bull', tables: marked('niuNiu', 'A B C'), studios: ['GPSA', HALO] },
  {
    emblem: 'coins',
    tables: marked('xocDia', 'A B C'),
    studios: [HALO, 'GPMI'],
    currencies: VIETNAM,
  },
  { emblem: 'wheel', tables: marked('speedRoulette', 'A B'), studios: [HALO] },
  { emblem: 'fan', tables: marked('fanTan', 'A B'), studios: ['GPSA'] },
  { emblem: 'spade', tables: marked('teenPatti', 'A B'), studios: ['GPMI'], currencies: INDIA },
  { emblem: 'cards', tables: marked('andarBahar', 'A B C'), studios: [HALO], currencies: INDIA },
  { emblem: 'dice', tables: marked('fishPrawnCrab', 'A B'), studios: ['GPSA'] },
  { emblem: 'dice', tables: marked('speedSicBo', 'A B'), studios: [HALO] },
  { emblem: 'chips', tables: marked('casinoHoldem', 'A B'), studios: [HALO] },
  { emblem: 'spade', tables: marked('squeezeBaccarat', 'A B'), studios: [HALO] },
  { emblem: 'chips', tables: marked('threeCardPoker', 'A B'), studios: ['GPMI', HALO] },
  { emblem: 'wheel', tables: marked('moneyWheel', 'A B'), studios: [HALO] },
]

const sketches = ({ emblem, tables, studios, own, palette, currencies }: Kind): Sketch[] =>
  tables.map((names, place) => {
    const isOwn = own !== undefined && place === 0
    const studio = isOwn ? OWN : turnOf(studios, place)
    return {
      names,
      studio,
      ...(studio === HALO && { house: turnOf(HOUSES, place) }),
      ...(isOwn && { title: own }),
      emblem,
      ...(palette && place === 0 && { palettes: [palette] }),
      ...(currencies && { currencies }),
    }
  })

export const live: readonly Sketch[] = interleave(KINDS.map(sketches))
