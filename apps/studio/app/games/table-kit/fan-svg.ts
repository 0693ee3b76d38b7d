/** Two cards held as a fan: the sign of a card table. Only the build reads it. */
export const fanSvg = (left: string, right: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">',
    `<g transform="rotate(-14 100 190) translate(26 30)">${left}</g>`,
    `<g transform="rotate(14 100 190) translate(70 30)">${right}</g>`,
    '</svg>',
  ].join('')
