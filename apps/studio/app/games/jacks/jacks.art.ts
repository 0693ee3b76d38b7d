import { cardSvg } from '@oriel/art/game/cards'
import { fanSvg } from '../table-kit/fan-svg.ts'

export const pictures = { 'jacks-sign': fanSvg(cardSvg('J', 'spade'), cardSvg('J', 'heart')) }
