/** In units of a symbol, which is 240 high. */
const REACH = 66
const COPIES = 17
const STRENGTH = 0.13

/**
 * A symbol as the eye sees it on a turning reel: many faint copies, one below the other. Drawn once
 * and ahead, so that no filter has to run while reels turn.
 */
export function smear(svg: string): string {
  const open = svg.slice(0, svg.indexOf('>') + 1)
  const inside = svg.slice(open.length, svg.lastIndexOf('</svg>'))
  const copies = Array.from({ length: COPIES }, (_, at) => {
    const y = Math.round(-REACH + (2 * REACH * at) / (COPIES - 1))
    return `<use href="#moving" y="${y}" opacity="${STRENGTH}"/>`
  })
  return `${open}<defs><g id="moving">${inside}</g></defs>${copies.join('')}</svg>`
}
