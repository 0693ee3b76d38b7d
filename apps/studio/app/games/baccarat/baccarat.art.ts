import { cardSvg } from '@oriel/art/game/cards'
import { sceneSvg } from '@oriel/art/game/scenes'
import { fanSvg } from '../table-kit/fan-svg.ts'
import { shoeSvg } from '../table-kit/shoe-svg.ts'

export const pictures: Readonly<Record<string, string>> = {
  'felt-desktop': sceneSvg('green-felt', 'desktop'),
  'felt-phone': sceneSvg('green-felt', 'phone'),
  shoe: shoeSvg,
  sign: fanSvg(cardSvg('A', 'spade'), cardSvg('8', 'heart')),
}
