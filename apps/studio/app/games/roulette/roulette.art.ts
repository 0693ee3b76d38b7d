import { sceneSvg } from '@oriel/art/game/scenes'
import {
  wheelBallSvg,
  wheelBowlSvg,
  wheelGlossSvg,
  wheelRotorSvg,
  wheelSvg,
} from '@oriel/art/game/wheel'

/** Drawn large: a wheel that turns is a picture, and a picture that is made larger is not sharp. */
const SIZE = 888

export const pictures: Readonly<Record<string, string>> = {
  'salon-desktop': sceneSvg('roulette', 'desktop'),
  'salon-phone': sceneSvg('roulette', 'phone'),
  bowl: wheelBowlSvg(SIZE),
  rotor: wheelRotorSvg(SIZE),
  gloss: wheelGlossSvg(SIZE),
  ball: wheelBallSvg(48),
  sign: wheelSvg(64),
}
