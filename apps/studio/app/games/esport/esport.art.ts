const SHIELD = 'M60 4L112 20V66C112 98 88 118 60 128C32 118 8 98 8 66V20Z'

const FLAME =
  'M61 24C66 44 87 54 87 81C87 99 74 109 60 109C46 109 33 99 33 81C33 68 42 61 44 50C51 56 54 62 55 69C61 58 64 42 61 24Z'
const FLAME_HEART =
  'M61 70C63 79 72 84 72 93C72 101 66 105 60 105C54 105 48 101 48 93C48 85 57 81 61 70Z'
const WAVE =
  'M8 84C22 66 36 66 48 78C60 90 72 90 84 78C94 68 104 70 112 76V66C112 98 88 118 60 128C32 118 8 98 8 66Z'
const CURL = 'M30 72C28 44 62 26 88 48C74 44 62 50 62 60C62 68 70 72 77 68C72 84 44 88 30 72Z'

type Colours = {
  readonly id: string
  readonly light: string
  readonly middle: string
  readonly dark: string
  readonly sign: string
}

/** A team's crest: a shield with a gold rim and the team's sign. */
const crest = ({ id, light, middle, dark, sign }: Colours): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 132" aria-hidden="true"><defs><linearGradient id="${id}" x1="0" y1="0" x2="0.4" y2="1">
  <stop stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/>
  <stop offset="1" stop-color="${dark}"/></linearGradient>
  <linearGradient id="${id}-rim" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff3c4"/>
  <stop offset=".5" stop-color="#d9a640"/><stop offset="1" stop-color="#7d5212"/></linearGradient>
  <clipPath id="${id}-cut"><path d="${SHIELD}"/></clipPath></defs>
  <path d="${SHIELD}" fill="url(#${id})"/><g clip-path="url(#${id}-cut)">${sign}
  <path d="M8 20L60 4V128C32 118 8 98 8 66Z" fill="#fff" opacity=".1"/></g>
  <path d="${SHIELD}" fill="none" stroke="url(#${id}-rim)" stroke-width="6"/></svg>`

const ember = crest({
  id: 'ember',
  light: '#7a2410',
  middle: '#4a0f0a',
  dark: '#1e0404',
  sign: `<path d="${FLAME}" fill="#ff7a2a"/><path d="${FLAME}" fill="#ffb14a" transform="translate(60 109) scale(.72) translate(-60 -109)"/>
  <path d="${FLAME_HEART}" fill="#fff0b8"/>`,
})
const tide = crest({
  id: 'tide',
  light: '#0f5a78',
  middle: '#083a5c',
  dark: '#03142a',
  sign: `<path d="${CURL}" fill="#8ff0ff"/><path d="${WAVE}" fill="#22b8d8"/>
  <path d="${WAVE}" fill="#0f86b4" transform="translate(0 16)"/><path d="${WAVE}" fill="#0a5f8c" transform="translate(0 30)"/>`,
})

/** A drawing with a size of its own may be an image; without one it fills what it stands in. */
const sized = (svg: string): string => svg.replace('<svg ', '<svg width="120" height="132" ')

/** The sign before the game's name: both crests on a dark stage. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"
  aria-hidden="true"><defs><linearGradient id="stage" x1="0" y1="0" x2="1" y2="0">
  <stop stop-color="#5a1a0a"/><stop offset=".5" stop-color="#0c0f1c"/><stop offset="1" stop-color="#063a56"/>
  </linearGradient></defs><rect width="96" height="96" fill="url(#stage)"/>
  <svg x="4" y="16" width="50" height="56">${ember}</svg><svg x="42" y="26" width="50" height="56">${tide}</svg></svg>`

const oneLine = (svg: string): string => svg.replaceAll(/\s*\n\s*/g, ' ')

export const pictures: Readonly<Record<'badge' | 'ember' | 'tide', string>> = {
  badge: oneLine(badge),
  ember: oneLine(sized(ember)),
  tide: oneLine(sized(tide)),
}
