import { cometBurstSvg, cometSvg } from '@oriel/art/game/comet'

/** The sign before the game's name: the comet on its night, turned upwards. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"
  aria-hidden="true"><defs><radialGradient id="night" cx=".7" cy=".25" r="1"><stop stop-color="#5b3df5"/>
  <stop offset=".55" stop-color="#241a78"/><stop offset="1" stop-color="#0b0630"/></radialGradient>
  </defs><rect width="96" height="96" fill="url(#night)"/><g fill="#fff" opacity=".7">
  <circle cx="16" cy="20" r="1.4"/><circle cx="38" cy="12" r="1"/><circle cx="84" cy="62" r="1.2"/>
  <circle cx="70" cy="86" r="1"/><circle cx="12" cy="52" r="1"/></g>
  <g transform="translate(62 34) rotate(-42) scale(.62) translate(-62 -34)">
  <svg x="-71" y="-36" width="170" height="140">${cometSvg(170)}</svg></g></svg>`

export const pictures: Readonly<Record<'comet' | 'burst' | 'badge', string>> = {
  comet: cometSvg(),
  burst: cometBurstSvg(),
  badge: badge.replaceAll(/\s*\n\s*/g, ' '),
}
