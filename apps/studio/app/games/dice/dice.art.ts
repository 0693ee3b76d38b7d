import { dieSvg } from '@oriel/art/game/dice'

/** Two dice: the sign of the game. */
const sign = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">',
  `<g transform="translate(78 6) rotate(14 60 60) scale(0.92)">${dieSvg(3, 'red')}</g>`,
  `<g transform="translate(8 74) rotate(-10 60 60)">${dieSvg(5)}</g>`,
  '</svg>',
].join('')

export const pictures = { 'dice-sign': sign }
