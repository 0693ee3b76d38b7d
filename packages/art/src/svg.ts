import type { Point } from './geometry.ts'

/** Said in plain words, written as attributes. A line without a fill has none. */
export type Style = {
  readonly fill?: string
  readonly stroke?: string
  /** How wide the stroke is. */
  readonly width?: number
  readonly opacity?: number
  readonly fillOpacity?: number
  readonly strokeOpacity?: number
  readonly dash?: string
  /** Round ends and corners of the stroke. */
  readonly round?: boolean
  /** Outlines inside an outline are holes. */
  readonly hollow?: boolean
  readonly transform?: string
  readonly filter?: string
  readonly clip?: string
}

const SCALES = { 1: 10, 2: 100, 3: 1000 } as const

/** With one decimal a point is off by less than a quarter of a pixel in the largest picture. */
export function figure(value: number, decimals: 1 | 2 | 3 = 1): string {
  if (!Number.isFinite(value)) throw new Error(`a drawing needs finite numbers, not ${value}`)
  const scale = SCALES[decimals]
  const text = String(Math.round(value * scale) / scale)
  return text.replace(/^(-?)0\./, '$1.')
}

export const spot = ([x, y]: Point): string => `${figure(x)} ${figure(y)}`

/** Path data: a curve from where the path is, pulled by two points, to a third. */
export const curve = (first: Point, second: Point, end: Point): string =>
  `C${spot(first)} ${spot(second)} ${spot(end)}`

/** Path data: a part of a circle, clockwise to this point. */
export const arc = (radius: number, end: Point): string =>
  `A${figure(radius)} ${figure(radius)} 0 0 1 ${spot(end)}`

/** Path data through these points. */
export const through = (points: readonly Point[], closed = false): string =>
  `M${points.map(spot).join('L')}${closed ? 'Z' : ''}`

export const path = (data: string, style: Style = {}): string =>
  `<path d="${data}"${attributes(style)}/>`

/** A line with round ends. */
export const line = (data: string, stroke: string, width: number, style: Style = {}): string =>
  path(data, { stroke, width, round: true, ...style })

export const circle = (x: number, y: number, radius: number, style: Style): string =>
  `<circle${number('cx', x)}${number('cy', y)} r="${figure(radius)}"${attributes(style)}/>`

export type Round = readonly [x: number, y: number, radius: number]

/** Circles that look the same. */
export const circles = (list: readonly Round[], style: Style): string =>
  group(style, ...list.map(([x, y, radius]) => circle(x, y, radius, {})))

export function ellipse(x: number, y: number, across: number, down: number, style: Style): string {
  const radii = ` rx="${figure(across)}" ry="${figure(down)}"`
  return `<ellipse${number('cx', x)}${number('cy', y)}${radii}${attributes(style)}/>`
}

export const polygon = (points: readonly Point[], style: Style): string =>
  path(through(points, true), style)

export type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly corner?: number
}

export function box({ x, y, width, height, corner = 0 }: Box, style: Style): string {
  const size = ` width="${figure(width)}" height="${figure(height)}"`
  return `<rect${number('x', x)}${number('y', y)}${size}${number('rx', corner)}${attributes(style)}/>`
}

export const group = (style: Style, ...children: readonly string[]): string =>
  `<g${attributes(style)}>${children.join('')}</g>`

export type Placing = { readonly turn?: number; readonly scale?: number | Point }

/** Children drawn round the origin, put elsewhere, turned and sized. */
export function placed(x: number, y: number, placing: Placing, ...children: string[]): string {
  const { turn = 0, scale = 1 } = placing
  const parts = [
    x === 0 && y === 0 ? '' : `translate(${spot([x, y])})`,
    turn === 0 ? '' : `rotate(${figure(turn)})`,
    scale === 1 ? '' : `scale(${typeof scale === 'number' ? figure(scale, 3) : factors(scale)})`,
  ]
  return group({ transform: parts.join('') }, ...children)
}

const factors = ([x, y]: Point): string => `${figure(x, 3)} ${figure(y, 3)}`

/** The same drawing on both sides of the middle. */
export const onBothSides = (drawing: string): string =>
  drawing + group({ transform: 'scale(-1 1)' }, drawing)

const number = (name: string, value: number): string =>
  value === 0 ? '' : ` ${name}="${figure(value)}"`

function attributes(style: Style): string {
  const fill = style.fill ?? (style.stroke === undefined ? undefined : 'none')
  return [
    written('fill', fill),
    share('fill-opacity', style.fillOpacity),
    written('stroke', style.stroke),
    share('stroke-width', style.width),
    share('stroke-opacity', style.strokeOpacity),
    written('stroke-dasharray', style.dash),
    style.round ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    style.hollow ? ' fill-rule="evenodd"' : '',
    share('opacity', style.opacity),
    written('clip-path', style.clip),
    written('filter', style.filter),
    written('transform', style.transform === '' ? undefined : style.transform),
  ].join('')
}

const written = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`

const share = (name: string, value: number | undefined): string =>
  value === undefined ? '' : ` ${name}="${figure(value, 2)}"`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Control characters and lone halves of a pair are not allowed in XML at all. */
// oxlint-disable-next-line no-control-regex -- these are the characters to be left out
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Words from outside, safe between tags and inside attributes. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')
