import { arenaRingSvg } from '@oriel/art/game/arena'
import { sceneSvg } from '@oriel/art/game/scenes'
import { TOP_BAND_FRAMES, topBandSvg, topColours, topSvg, topSwirlSvg } from '@oriel/art/game/tops'
import { BAND_FRAMES } from './band.ts'

const RING_SIZE = 900
/** The band turns through every second of its pictures: more is not seen. */
const FRAME_STEP = TOP_BAND_FRAMES / BAND_FRAMES

/** The sign before the game's name: both tops on lacquer. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"
  aria-hidden="true"><defs><radialGradient id="lacquer" cx=".5" cy=".4" r=".8">
  <stop stop-color="#d8402a"/><stop offset=".6" stop-color="#7c1418"/>
  <stop offset="1" stop-color="#2a0608"/></radialGradient></defs>
  <rect width="96" height="96" fill="url(#lacquer)"/>
  <ellipse cx="48" cy="72" rx="42" ry="15" fill="#b56c32" stroke="#ffd98a" stroke-width="2"/>
  <g transform="rotate(10 28 74)"><svg x="-4" y="20" width="58" height="56">${topSvg('red', 58)}</svg></g>
  <g transform="rotate(-10 68 74)"><svg x="42" y="20" width="58" height="56">${topSvg('blue', 58)}</svg></g>
  <path d="M48 30l3 9 9-4-5 8 9 4-10 2 3 9-8-6-5 8v-10l-10 1 8-6-7-7 10 2z" fill="#fff3c4"/></svg>`

const bands = topColours.flatMap((colour) =>
  Array.from({ length: BAND_FRAMES }, (_, frame): readonly [string, string] => [
    `${colour}-band-${frame}`,
    topBandSvg(colour, frame * FRAME_STEP),
  ]),
)

export const pictures: Readonly<Record<string, string>> = {
  badge: badge.replaceAll(/\s*\n\s*/g, ' '),
  'scene-desktop': sceneSvg('arena', 'desktop'),
  'scene-phone': sceneSvg('arena', 'phone'),
  ring: arenaRingSvg(RING_SIZE),
  ...Object.fromEntries(topColours.map((colour) => [colour, topSvg(colour)])),
  ...Object.fromEntries(topColours.map((colour) => [`${colour}-swirl`, topSwirlSvg(colour)])),
  ...Object.fromEntries(bands),
}
