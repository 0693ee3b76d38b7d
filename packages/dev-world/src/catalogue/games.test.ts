import { backdropNames } from '@oriel/art/backdrops'
import { emblemNames, placesOf } from '@oriel/art/emblems'
import { paletteNames } from '@oriel/art/palette'
import { findGameType } from '@oriel/core/game-type'
import type { GameDraft } from '@oriel/domain/games'
import { describe, expect, test } from 'vitest'
import { catalogueGames } from './games.ts'
import type { GameLook } from './looks.ts'
import { studios } from './studios.ts'

const games = catalogueGames()
const inHall = (typeId: number) => games.filter((game) => game.typeId === typeId)
const lookOf = ({ art }: GameDraft) => art as GameLook
const shareOf = (is: (game: GameDraft) => boolean) => games.filter(is).length / games.length

describe('halls', () => {
  test.each([
    ['[S3.008]', 2, 'slot', 'e_', 420],
    ['[S3.009]', 3, 'live', 'v_', 60],
    ['[S3.010]', 4, 'sport', 's_', 24],
    ['[S3.011]', 5, 'lottery', 'l_', 24],
    ['[S3.012]', 6, 'card', 'c_', 40],
    ['[S3.013]', 7, 'virtual_sport', 't_', 16],
    ['[S3.014]', 8, 'arena', 'd_', 8],
    ['[S3.015]', 9, 'esport', 'g_', 24],
    ['', 10, 'crash', 'x_', 24],
  ])('%s hall %i is %s, and codes of its games begin with %s', (_, id, code, prefix, count) => {
    expect(findGameType(id)).toEqual({ id, code, prefix })
    const codes = inHall(id).map((game) => game.code)
    expect(codes).toHaveLength(count)
    expect(codes.filter((one) => !one.startsWith(prefix))).toEqual([])
    const elsewhere = games.filter(({ typeId }) => typeId !== id)
    expect(elsewhere.filter((game) => game.code.startsWith(prefix))).toEqual([])
  })

  test('begin with the games of the front page', () => {
    const first = (typeId: number, count: number) =>
      inHall(typeId)
        .toSorted((left, right) => right.rank - left.rank)
        .slice(0, count)
        .map((game) => `${game.names.en_US}: ${lookOf(game).emblem}`)
    expect(first(2, 14)).toEqual([
      'Jade Ascent: lotus',
      "Dragon's Vigil: eye",
      'Fortune Ingots: ingot',
      'Samurai Oath: samurai',
      'Peacock Palace: peacock',
      'Crown of Ra: pyramid',
      'Midnight Masque: mask',
      'Koi Ponds: koi',
      'Triple Sevens: seven',
      'Crystal Caverns: crystal',
      'Toro Gold: bull',
      'Lucky Lantern: lantern',
      'Treasure Tide: chest',
      'Foxfire: fox',
    ])
    expect(first(3, 4)).toEqual([
      'Baccarat A: cards',
      'Roulette One: wheel',
      'Sic Bo: dice',
      'Dragon Tiger: spade',
    ])
    expect(first(5, 2)).toEqual(['Fast 5D: balls', 'Keno 80: ticket'])
    expect(first(8, 1)).toEqual(['Gasing Arena: tops'])
    expect(first(10, 1)).toEqual(['Comet: comet'])
  })

  test('a list of all games begins with the leaders of every hall', () => {
    const best = games.toSorted((left, right) => right.rank - left.rank).slice(0, 60)
    expect(new Set(best.map(({ typeId }) => typeId)).size).toBe(9)
  })
})

describe('studios', () => {
  test('are twelve, each with an own code, name and games in all its lobbies', () => {
    expect(studios).toHaveLength(12)
    expect(new Set(studios.map(({ name }) => name)).size).toBe(12)
    const keyOf = (id: string, typeId: number, house = '') => `${id} ${typeId} ${house}`
    const offered = studios.flatMap(({ id, lobbies }) =>
      lobbies.map(({ typeId, house }) => keyOf(id, typeId, house)),
    )
    const filled = games.map(({ providerId, typeId, house }) => keyOf(providerId, typeId, house))
    expect([...new Set(filled)].toSorted()).toEqual(offered.toSorted())
  })
  test('some have several houses in one hall, some a lobby of their own, one has rooms', () => {
    const lobbies = studios.flatMap((studio) => studio.lobbies.map((lobby) => ({ ...lobby })))
    expect(lobbies.filter(({ house }) => house).map(({ house }) => house)).toEqual([
      'EMERALD',
      'AZURE',
      'NORTH',
      'SOUTH',
    ])
    expect(lobbies.filter(({ customized }) => customized)).toHaveLength(3)
    expect(lobbies.filter(({ hasRoom }) => hasRoom)).toEqual([{ typeId: 2, hasRoom: true }])
  })
})

describe('looks', () => {
  test('are of emblems, palettes and backdrops that exist, and suit the emblem', () => {
    for (const game of games) {
      const { emblem, palette, backdrop } = lookOf(game)
      expect(emblemNames).toContain(emblem)
      expect(paletteNames).toContain(palette)
      expect(backdropNames).toContain(backdrop)
      // Titles of the front page may choose their own; water belongs to the treasure of a tide.
      if (game.rank < 900_000) expect(placesOf(emblem)).toContain(backdrop)
    }
  })
  test('are never the same twice', () => {
    const looks = games
      .map(lookOf)
      .map(({ emblem, palette, backdrop }) => [emblem, palette, backdrop])
    expect(new Set(looks.map(String)).size).toBe(games.length)
  })
  test('neighbours differ in palette, and in slots in their emblem', () => {
    for (let index = 1; index < games.length; index += 1) {
      const [left, right] = [games[index - 1], games[index]]
      if (!left || left.typeId !== right?.typeId) continue
      expect(lookOf(left).palette, right.code).not.toBe(lookOf(right).palette)
      if (right.typeId !== 2) continue
      expect(lookOf(left).emblem, right.code).not.toBe(lookOf(right).emblem)
    }
  })
  test('use all palettes and all emblems', () => {
    expect(new Set(games.map((game) => lookOf(game).palette)).size).toBe(paletteNames.length)
    const missing = new Set(emblemNames).difference(
      new Set(games.map((game) => lookOf(game).emblem)),
    )
    expect([...missing]).toEqual([])
  })
})

describe('what games offer', () => {
  test('about eight in a hundred are hot, and as many new', () => {
    for (const tag of ['hot', 'new']) {
      const share = shareOf((game) => game.tag === tag)
      expect(share).toBeGreaterThan(0.07)
      expect(share).toBeLessThan(0.09)
    }
  })
  test('most slots, all crash games and all cards of Oriel Studio have a demo', () => {
    const without = games.filter(({ hasDemo }) => !hasDemo)
    expect(without.filter(({ typeId }) => typeId === 10)).toEqual([])
    expect(without.filter((one) => one.typeId === 6 && one.providerId === 'GPOR')).toEqual([])
    const slots = inHall(2)
    const share = slots.filter(({ hasDemo }) => hasDemo).length / slots.length
    expect(share).toBeGreaterThan(0.8)
    expect(share).toBeLessThan(1)
  })
  test('a few are for one device or for some currencies only, none for no device', () => {
    const count = (is: (game: GameDraft) => boolean | undefined) => games.filter(is).length
    expect(count(({ onDesktop }) => !onDesktop)).toBeGreaterThan(4)
    expect(count(({ onMobile }) => !onMobile)).toBeGreaterThan(4)
    expect(count(({ onDesktop, onMobile }) => !onDesktop && !onMobile)).toBe(0)
    expect(count(({ currencies }) => Boolean(currencies))).toBeGreaterThan(20)
    expect(count(({ currencies }) => currencies?.length === 0)).toBe(0)
    expect(shareOf(({ onDesktop, onMobile }) => Boolean(onDesktop && onMobile))).toBeGreaterThan(
      0.9,
    )
  })
})
