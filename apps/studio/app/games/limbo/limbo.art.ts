/** A light that rises beside its marks: the sign of the game. */
const sign = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">',
  '<defs><linearGradient id="t" x1="0" y1="1" x2="0" y2="0"><stop stop-color="#3f8cff" ',
  'stop-opacity="0"/><stop offset="1" stop-color="#8fd0ff"/></linearGradient>',
  '<radialGradient id="h" cx=".4" cy=".34" r=".75"><stop stop-color="#fff"/>',
  '<stop offset=".5" stop-color="#9fe0ff"/><stop offset="1" stop-color="#2a7fe0"/>',
  '</radialGradient></defs>',
  '<path d="M40 34H66M40 78H56M40 122H56M40 166H66" stroke="#8fb0d8" stroke-width="10" ',
  'stroke-linecap="round"/>',
  '<path d="M96 186L108 60H142L154 186Z" fill="url(#t)"/>',
  '<circle cx="125" cy="56" r="36" fill="url(#h)"/></svg>',
].join('')

export const pictures = { 'limbo-sign': sign }
