/** A colour as `#rrggbb`. */
export type Colour = `#${string}`

const CHANNELS = [1, 3, 5] as const

const channel = (colour: Colour, at: number): number =>
  Number.parseInt(colour.slice(at, at + 2), 16)

/** A part of the way from one colour to the other. */
export function mix(from: Colour, to: Colour, part: number): Colour {
  const mixed = CHANNELS.map((at) => {
    const start = channel(from, at)
    const value = Math.round(start + (channel(to, at) - start) * part)
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

export const darken = (colour: Colour, part = 0.5): Colour => mix(colour, '#000000', part)
export const lighten = (colour: Colour, part = 0.5): Colour => mix(colour, '#ffffff', part)

/** From deep shade (0) over the colour itself (0.5) to full light (1): one facet of a cut body. */
export function shade(colour: Colour, light: number, depth = 0.62, height = 0.86): Colour {
  const bounded = Math.max(0, Math.min(1, light))
  return bounded < 0.5
    ? mix(darken(colour, depth), colour, bounded * 2)
    : mix(colour, lighten(colour, height), (bounded - 0.5) * 2)
}
