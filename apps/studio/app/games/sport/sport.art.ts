import { emblems } from '@oriel/art/emblems'

const { area, detail = '' } = emblems.soccer.flat

/** The sign before the name: a ball on the evening's blue. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-120 -120 240 240" width="96" height="96"
  aria-hidden="true"><defs><radialGradient id="sky" cx=".35" cy=".25" r="1"><stop stop-color="#5f8dff"/>
  <stop offset="1" stop-color="#14205e"/></radialGradient></defs>
  <rect x="-120" y="-120" width="240" height="240" fill="url(#sky)"/><path fill="#f4f7ff" d="${area}"/>
  <path fill="#1a2350" d="${detail}"/></svg>`

export const pictures: Readonly<Record<'badge', string>> = {
  badge: badge.replaceAll(/\s*\n\s*/g, ' '),
}
