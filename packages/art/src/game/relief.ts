import type { Brush } from '../brush.ts'
import { figure, group, path } from '../svg.ts'

/** How far light and shade reach in from an edge, in units of the drawing. */
const DEPTH = 3
const LIGHT = 0.5
const SHADE = 0.36

/** A shape kept once: as a clip, and to be shown with whatever paint is given to it. */
type Outline = {
  readonly clip: string
  readonly show: (paint: string) => string
}

/** A brush for sprites: it has no filters, and keeps the outlines that get relief. */
export type GameBrush = Brush & { readonly outline: (shape: string) => Outline }

export function createGameBrush(prefix: string, brush: Brush): GameBrush {
  const shapes = new Map<string, string>()
  const outline = (shape: string): Outline => {
    const id = shapes.get(shape) ?? `${prefix}-${shapes.size}`
    shapes.set(shape, id)
    return { clip: `url(#${id})`, show: (paint) => `<use href="#${id}s"${paint}/>` }
  }
  const kept = ([shape, id]: readonly [shape: string, id: string]): string =>
    `<clipPath id="${id}">${shape.replace(' ', ` id="${id}s" `)}</clipPath>`
  const lit: GameBrush = {
    ...brush,
    outline,
    // To this brush filters are only names, for `withoutFilters` to find.
    filter: (name) => name,
    definitions: () => {
      const others = withoutFilters(lit, brush.definitions())
      return [...shapes].map(kept).join('') + others
    },
  }
  return lit
}

/**
 * A raised body without a filter: inside its outline the outline itself is drawn twice, in white
 * a little towards the lower right and in black towards the upper left. What stays inside is light
 * on the edges that face the light and shade on those that turn away.
 */
export function relief(brush: GameBrush, shape: string, fill: string, depth = DEPTH): string {
  const outline = brush.outline(cutOut(shape))
  return outline.show(` fill="${fill}"`) + rim(outline, depth)
}

/** Relief of the area that this path data encloses; outlines inside it are holes. */
export const raised = (brush: GameBrush, data: string, fill: string, depth = DEPTH): string =>
  relief(brush, path(data, { hollow: true }), fill, depth)

/** What is drawn under this clip stays inside the area of `raised`. */
export const inside = (brush: GameBrush, data: string): string =>
  brush.outline(cutOut(path(data, { hollow: true }))).clip

function rim({ clip, show }: Outline, depth: number): string {
  const [x, y] = [figure(depth * 0.6), figure(depth * 0.75)]
  return group(
    { clip, fill: 'none', width: depth * 1.5 },
    show(` stroke="#fff" stroke-opacity="${LIGHT}" x="${x}" y="${y}"`),
    show(` stroke="#000" stroke-opacity="${SHADE}" x="-${x}" y="-${y}"`),
  )
}

/** Holes in a clip need their own word for it. */
const cutOut = (shape: string): string =>
  shape.replace('fill-rule="evenodd"', 'fill-rule="evenodd" clip-rule="evenodd"')

/** Shapes as the brush writes them: elements without content. */
const RAISED = /<g filter="bevel">((?:<(?:path|circle|ellipse|rect) [^>]*\/>)+)<\/g>/g
const SHAPE = /<(?:path|circle|ellipse|rect) [^>]*\/>/g
const PAINT = / (?:fill|stroke|opacity|fill-opacity|stroke-[a-z]+)="[^"]*"/g
const FILTER = / filter="[a-z]+"/g

/**
 * Emblems ask for a bevel by filter, which is too slow where many of them move. Here their raised
 * shapes get it by relief, and no other filter stays.
 */
export function withoutFilters(brush: GameBrush, drawing: string): string {
  const lit = (shape: string): string => {
    const outline = brush.outline(cutOut(shape.replaceAll(PAINT, '')))
    return outline.show(shape.match(PAINT)?.join('') ?? '') + rim(outline, DEPTH)
  }
  return drawing
    .replaceAll(RAISED, (_, shapes: string) => shapes.replaceAll(SHAPE, lit))
    .replaceAll(FILTER, '')
}
