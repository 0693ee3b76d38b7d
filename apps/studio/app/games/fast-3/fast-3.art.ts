import { dieFaces, dieSvg } from '@oriel/art/game/dice'
import { sceneSvg } from '@oriel/art/game/scenes'

/** Red dice, "die-4", and the hall around. */
export const pictures: Readonly<Record<string, string>> = {
  'hall-desktop': sceneSvg('fast-5d', 'desktop', 'sapphire'),
  'hall-phone': sceneSvg('fast-5d', 'phone', 'sapphire'),
  ...Object.fromEntries(dieFaces.map((face) => [`die-${face}`, dieSvg(face, 'red')])),
}
