import { cardBackSvg, cardSvg } from '@oriel/art/game/cards'
import { fanSvg } from '../table-kit/fan-svg.ts'

export const pictures = { 'hi-lo-sign': fanSvg(cardBackSvg(), cardSvg('9', 'heart')) }
