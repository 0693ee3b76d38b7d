import { sceneSvg } from '@oriel/art/game/scenes'
import { symbolSvg } from '@oriel/art/game/symbols'
import { shoeSvg } from '../table-kit/shoe-svg.ts'

export const pictures: Readonly<Record<string, string>> = {
  'felt-desktop': sceneSvg('blue-felt', 'desktop'),
  'felt-phone': sceneSvg('blue-felt', 'phone'),
  shoe: shoeSvg,
  dragon: symbolSvg('vigil', 'DRAGON'),
  tiger: symbolSvg('festival', 'DRAGON'),
}
