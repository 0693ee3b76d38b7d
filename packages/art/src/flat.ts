import type { FlatEmblem } from './emblem.ts'
import { emblems } from './emblems.ts'
import { palettes } from './palette.ts'
import { idPrefix, type Scene } from './scene.ts'
import { box, circle, figure, group, path } from './svg.ts'

type FlatScene = Pick<
  Scene,
  'key' | 'width' | 'height' | 'hero' | 'scale' | 'emblem' | 'palette' | 'tilt'
>

/** The same look in a handful of shapes, for visitors who save data. */
export function drawFlat(scene: FlatScene): string {
  const { key, width, height, hero, scale, tilt = 0 } = scene
  const { deep, middle, bright, warm } = palettes[scene.palette]
  const flat: FlatEmblem = emblems[scene.emblem].flat
  const id = idPrefix(key)
  const turn = tilt === 0 ? '' : `rotate(${figure(tilt)})`
  const place = `translate(${figure(hero[0])} ${figure(hero[1])})scale(${figure(scale, 2)})${turn}`
  const stops = `<stop stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/>`
  const ground = `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`
  const radius = Math.min(width, height) * 0.42
  return [
    ground,
    box({ x: 0, y: 0, width, height }, { fill: `url(#${id})` }),
    circle(hero[0], hero[1], radius, { fill: bright, opacity: 0.5 }),
    group(
      { fill: warm, transform: place },
      path(flat.area),
      flat.detail === undefined ? '' : path(flat.detail, { fill: middle }),
      flat.line === undefined ? '' : path(flat.line, { stroke: middle, width: 5, round: true }),
    ),
  ].join('')
}
