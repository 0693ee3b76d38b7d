import { pinsOf } from './fall.ts'

const pins = pinsOf(8)
  .filter(({ y }) => y < 4.4)
  .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r=".2" fill="#d3dcff"/>`)
  .join('')

/** The upper rows with a ball on its way: the sign of the game. */
const sign = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3.2 -.2 6.400 6.400" width="200" height="200">',
  '<defs><radialGradient id="b" cx=".36" cy=".3" r=".78"><stop stop-color="#fffbe8"/>',
  '<stop offset=".35" stop-color="#ffd66b"/><stop offset="1" stop-color="#a8620c"/>',
  `</radialGradient></defs>${pins}`,
  '<circle cx=".5" cy="5.250" r=".72" fill="url(#b)"/></svg>',
].join('')

export const pictures = { 'plinko-sign': sign }
