import { sceneSvg, type SceneName } from '@oriel/art/game/scenes'
import { symbolSvg } from '@oriel/art/game/symbols'
import type { ClassicSymbol } from '../../../src/games/classic/rules.ts'
import { smear } from '../slot/smear.ts'
import type { SkinName } from './skins.ts'

type Dress = {
  readonly scene: SceneName
  readonly symbols: Readonly<Record<ClassicSymbol, string>>
}

const BARS = {
  bar3: symbolSvg('classic', 'bar3'),
  bar2: symbolSvg('classic', 'bar2'),
  bar1: symbolSvg('classic', 'bar1'),
}

const DRESSES: Readonly<Record<SkinName, Dress>> = {
  sevens: {
    scene: 'classic',
    symbols: {
      ...BARS,
      wild: symbolSvg('classic', 'wild'),
      seven: symbolSvg('classic', 'seven'),
      bell: symbolSvg('classic', 'bell'),
      cherry: symbolSvg('classic', 'cherry'),
    },
  },
  clover: {
    scene: 'clover',
    symbols: {
      ...BARS,
      wild: symbolSvg('clover', 'WILD'),
      seven: symbolSvg('clover', 'DRAGON'),
      bell: symbolSvg('clover', 'CARP'),
      cherry: symbolSvg('clover', 'LOTUS'),
    },
  },
  diamond: {
    scene: 'orchard',
    symbols: {
      wild: symbolSvg('vault', 'wild'),
      seven: symbolSvg('vault', 'seven'),
      bar3: symbolSvg('vault', 'bar3'),
      bar2: symbolSvg('vault', 'bar2'),
      bar1: symbolSvg('vault', 'bar1'),
      bell: symbolSvg('vault', 'bell'),
      cherry: symbolSvg('vault', 'cherry'),
    },
  },
  golden: {
    scene: 'vault',
    symbols: {
      ...BARS,
      wild: symbolSvg('vault', 'seven'),
      seven: symbolSvg('classic', 'seven'),
      bell: symbolSvg('classic', 'bell'),
      cherry: symbolSvg('orchard', 'bar1'),
    },
  },
}

/** Of every skin: each symbol at rest and in motion, and the room for both layouts. */
export const pictures: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(DRESSES).flatMap(([skin, { scene, symbols }]) => [
    [`${skin}-scene-desktop`, sceneSvg(scene, 'desktop')],
    [`${skin}-scene-phone`, sceneSvg(scene, 'phone')],
    ...Object.entries(symbols).flatMap(([name, svg]) => [
      [`${skin}-${name}`, svg],
      [`${skin}-${name}-moving`, smear(svg)],
    ]),
  ]),
)
