import { mineGemSvg, mineSvg } from '@oriel/art/game/mines'

export const pictures = { gem: mineGemSvg(), mine: mineSvg() }
