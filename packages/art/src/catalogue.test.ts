import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { backdropNames } from './backdrops.ts'
import { emblemNames } from './emblems.ts'
import { paletteNames } from './palette.ts'
import { readXml } from './testing/xml.ts'
import { drawTile } from './tile.ts'

const GAMES = 600
const games = catalogue(GAMES)

test('there is enough to choose from', () => {
  expect(emblemNames.length).toBeGreaterThanOrEqual(80)
  expect(paletteNames).toHaveLength(16)
  expect(backdropNames).toHaveLength(12)
})

test('neighbours never share a palette, in a row or below each other in a grid', () => {
  const WIDEST_GRID = 12
  for (let distance = 1; distance <= WIDEST_GRID; distance += 1) {
    const same = games.filter((look, index) => games[index + distance]?.palette === look.palette)
    expect(same, `${distance} apart`).toEqual([])
  }
})

test('emblems spread evenly: none comes again before all others came', () => {
  const counts = new Map(emblemNames.map((name) => [name, 0]))
  for (const { emblem } of games) counts.set(emblem, (counts.get(emblem) ?? 0) + 1)
  expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1)
  const first = games.slice(0, emblemNames.length).map(({ emblem }) => emblem)
  expect(new Set(first).size).toBe(emblemNames.length)
})

test('no emblem meets the same palette twice, and every backdrop is used', () => {
  const pairs = new Set(games.map(({ emblem, palette }) => `${emblem} ${palette}`))
  expect(pairs.size).toBe(GAMES)
  expect(new Set(games.map(({ backdrop }) => backdrop)).size).toBe(backdropNames.length)
})

test('all pictures of a catalogue are different, even without their ids', () => {
  const pictures = games.map((look) => drawTile({ id: 'game', ...look }))
  expect(new Set(pictures.map((svg) => svg.replaceAll(/\ba[0-9a-z]{8,9}\b/g, ''))).size).toBe(GAMES)
})

test('no two pictures of a catalogue share an id, so all may stand in one page', () => {
  const ids = games.flatMap(
    (look, index) => readXml(drawTile({ id: `game-${index}`, ...look })).ids,
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a longer catalogue begins like a shorter one', () => {
  expect(catalogue(10)).toEqual(games.slice(0, 10))
})
