import { arenaRingSvg } from '../arena.ts'
import { ballColours, ballSvg } from '../balls.ts'
import { cardBackSvg, cardSvg, ranks, suitNames } from '../cards.ts'
import { chipSvg, chipValues } from '../chips.ts'
import { cometBurstSvg, cometSvg } from '../comet.ts'
import { dieFaces, dieSvg } from '../dice.ts'
import { mineGemSvg, mineSvg } from '../mines.ts'
import { RUNNER_PHASES, runnerNumbers, runnerSvg, silkSvg } from '../runners.ts'
import { sceneNames, sceneSvg } from '../scenes.ts'
import { setNames, symbolNames, type RoleOf, type SetName, symbolSvg } from '../symbols.ts'
import { TOP_BAND_FRAMES, topBandSvg, topColours, topSvg, topSwirlSvg } from '../tops.ts'
import { wheelBallSvg, wheelBowlSvg, wheelGlossSvg, wheelRotorSvg, wheelSvg } from '../wheel.ts'
import { steps } from '../../geometry.ts'

export type Named = readonly [name: string, svg: string]

const KENO_BALLS = 80

export const everySymbol = (): Named[] =>
  setNames.flatMap((set) =>
    symbolNames(set).map((name): Named => [
      `${set} ${name}`,
      symbolSvg(set, name as RoleOf<SetName>),
    ]),
  )

export const everyCard = (): Named[] => [
  ...suitNames.flatMap((suit) =>
    ranks.map((rank): Named => [`${rank} of ${suit}`, cardSvg(rank, suit)]),
  ),
  ['back of a card', cardBackSvg()],
]

export const everyPiece = (): Named[] => [
  ...chipValues.map((value): Named => [`chip of ${value}`, chipSvg(value)]),
  ...dieFaces.flatMap((face): Named[] => [
    [`die ${face}`, dieSvg(face)],
    [`red die ${face}`, dieSvg(face, 'red')],
  ]),
  ...ballColours.map((colour): Named => [`${colour} ball`, ballSvg(0, colour)]),
  ...steps(KENO_BALLS).map((ball): Named => [`ball ${ball + 1}`, ballSvg(ball + 1)]),
  ['wheel', wheelSvg()],
  ['bowl of the wheel', wheelBowlSvg()],
  ['rotor of the wheel', wheelRotorSvg()],
  ['light on the wheel', wheelGlossSvg()],
  ['ball of the wheel', wheelBallSvg()],
  ['mine', mineSvg()],
  ['gem', mineGemSvg()],
  ['comet', cometSvg()],
  ['burst', cometBurstSvg()],
  ['ring of the arena', arenaRingSvg()],
]

export const everyMover = (): Named[] => [
  ...runnerNumbers.flatMap((number): Named[] => [
    [`silk ${number}`, silkSvg(number)],
    ...steps(RUNNER_PHASES).map((phase): Named => [
      `runner ${number} in ${phase}`,
      runnerSvg(number, phase),
    ]),
  ]),
  ...topColours.flatMap((colour): Named[] => [
    [`${colour} top`, topSvg(colour)],
    [`${colour} swirl`, topSwirlSvg(colour)],
    ...steps(TOP_BAND_FRAMES).map((frame): Named => [
      `${colour} band in ${frame}`,
      topBandSvg(colour, frame),
    ]),
  ]),
]

export const everyScene = (): Named[] =>
  sceneNames.flatMap((name): Named[] => [
    [`${name} on a desktop`, sceneSvg(name, 'desktop')],
    [`${name} on a phone`, sceneSvg(name, 'phone')],
  ])

export const everyPicture = (): Named[] => [
  ...everySymbol(),
  ...everyCard(),
  ...everyPiece(),
  ...everyMover(),
  ...everyScene(),
]
