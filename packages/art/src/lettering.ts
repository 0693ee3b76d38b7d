import { escapeText, figure } from './svg.ts'

const FACES = {
  display: "'Unbounded Variable',Unbounded,'Plus Jakarta Sans Variable'",
  text: "'Plus Jakarta Sans Variable','Plus Jakarta Sans'",
  /** Whatever the visitor has, in the fewest bytes. */
  plain: '',
} as const
const ANY = "'Noto Sans',system-ui,sans-serif"
/** A script is set in one face from end to end: marks from another would not meet its letters. */
const SCRIPTS: readonly (readonly [letters: RegExp, face: string])[] = [
  [/[\u0e00-\u0e7f]/, "'Noto Sans Thai'"],
  [/[\u0900-\u097f]/, "'Noto Sans Devanagari'"],
  [/[\u0980-\u09ff]/, "'Noto Sans Bengali'"],
  [/[\u0b80-\u0bff]/, "'Noto Sans Tamil'"],
  [/[\u1000-\u109f]/, "'Noto Sans Myanmar'"],
  [/[\u0600-\u06ff]/, "'Noto Sans Arabic','Noto Naskh Arabic'"],
  [/[\u0590-\u05ff]/, "'Noto Sans Hebrew'"],
  [/[\uac00-\ud7af]/, "'Noto Sans KR','Noto Sans CJK KR'"],
  [/[\u3040-\u30ff]/, "'Noto Sans JP','Noto Sans CJK JP'"],
  [/[\u3400-\u9fff]/, "'Noto Sans TC','Noto Sans CJK TC'"],
]
/** How much wider than plain sans a face is. */
const STRETCH = { display: 1.22, text: 1, plain: 1 } as const

export type Lettering = {
  readonly x: number
  /** The base line of the last line: words grow upwards from it, unless they grow down. */
  readonly y: number
  readonly grows?: 'down'
  readonly width: number
  readonly size: number
  readonly lines: number
  readonly face: keyof typeof FACES
  readonly weight: number
  readonly fill: string
  readonly anchor: 'start' | 'middle' | 'end'
  /** Drawn round the letters so that they stand out from the picture. */
  readonly edge?: string
}

/** Letters may shrink to this part of their size before words are cut off. */
const SMALLEST = 0.62
const SHRINK = 0.94
const LINE_HEIGHT = 1.16
/** Scripts with marks above and below their letters need more room between lines. */
const TALL_LINE_HEIGHT = 1.36
const TALL = /[\u0900-\u09ff\u0b80-\u0bff\u0e00-\u0e7f\u1000-\u109f]/
const MORE = '…'
/**
 * Words that run to the left stand between these signs of Unicode. The attribute `direction`
 * would also swap the meaning of start and end, and renderers do not agree about that.
 */
const ISOLATED = ['\u2067', '\u2069'] as const

/** Words that fit their place: broken into lines, made smaller, and at last cut off. */
export function letter(text: string, lettering: Lettering): string {
  const clean = text.replaceAll(/\s+/gu, ' ').trim()
  if (clean === '') return ''
  const { x, y, face, weight, fill, anchor, edge } = lettering
  const { lines, size } = fitted(clean, lettering)
  const outline =
    edge === undefined
      ? ''
      : ` stroke="${edge}" stroke-width="${figure(size * 0.14)}" stroke-linejoin="round" paint-order="stroke"`
  const style = ` font-family="${familyOf(clean, face)}" font-weight="${weight}"`
  const flow = ` font-size="${figure(size)}" text-anchor="${anchor}"`
  const [open, close] = isRightToLeft(clean) ? ISOLATED : ['', '']
  const lineHeight = size * (TALL.test(clean) ? TALL_LINE_HEIGHT : LINE_HEIGHT)
  const above = lettering.grows === 'down' ? 0 : lines.length - 1
  const rows = lines.map((row, index) => {
    const down = y - (above - index) * lineHeight
    const words = open + escapeText(row) + close
    return `<text x="${figure(x)}" y="${figure(down)}">${words}</text>`
  })
  return `<g fill="${fill}"${style}${flow}${outline}>${rows.join('')}</g>`
}

function familyOf(text: string, face: keyof typeof FACES): string {
  if (face === 'plain') return 'system-ui,sans-serif'
  const script = SCRIPTS.find(([letters]) => letters.test(text))?.[1]
  return script === undefined ? `${FACES[face]},${ANY}` : `${script},${FACES[face]},${ANY}`
}

/** The first letter that has a direction decides; the blocks are Hebrew to Arabic Extended. */
export function isRightToLeft(text: string): boolean {
  const first = /\p{L}/u.exec(text)?.[0] ?? ''
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(first)
}

function fitted(text: string, lettering: Lettering): { lines: string[]; size: number } {
  const { width, lines: most, face } = lettering
  const smallest = lettering.size * SMALLEST
  for (let size = lettering.size; size > smallest; size *= SHRINK) {
    const room = width / (size * STRETCH[face])
    const fits = partsOf(text).every((part) => breadth(part.trimEnd()) <= room)
    const lines = broken(text, room)
    if (fits && lines.length <= most) return { lines: balanced(text, lines, room), size }
  }
  const room = width / (smallest * STRETCH[face])
  const lines = broken(text, room)
  if (lines.length <= most) return { lines, size: smallest }
  const last = shortened(lines[most - 1] ?? '', room)
  return { lines: [...lines.slice(0, most - 1), last], size: smallest }
}

/** The same number of lines, none of them much shorter than the others. */
function balanced(text: string, lines: string[], room: number): string[] {
  let best = lines
  for (let narrow = room * SHRINK; narrow > room / lines.length; narrow *= SHRINK) {
    const tried = broken(text, narrow)
    const holds = tried.every((line) => breadth(line) <= narrow)
    if (tried.length > lines.length || !holds) break
    best = tried
  }
  return best
}

function shortened(line: string, room: number): string {
  let kept = clusters(line)
  while (kept.length > 1 && breadth(kept.join('') + MORE) > room) kept = kept.slice(0, -1)
  return kept.join('').trimEnd() + MORE
}

/** Greedy lines no wider than the room, in ems. A word too long for a line is broken. */
function broken(text: string, room: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of partsOf(text)) {
    if (line !== '' && breadth((line + part).trimEnd()) > room) {
      lines.push(line.trimEnd())
      line = ''
    }
    if (breadth(part.trimEnd()) <= room) {
      line += part
      continue
    }
    for (const cluster of clusters(part)) {
      if (breadth(line + cluster) > room) {
        lines.push(line)
        line = ''
      }
      line += cluster
    }
  }
  return [...lines, line.trimEnd()].filter((one) => one !== '')
}

const IDEOGRAPH = '[\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff]'
const PART = new RegExp(
  `${IDEOGRAPH}[\\p{Pe}\\p{Pf}\\p{Po}ー々]*|(?:(?!${IDEOGRAPH})\\S)+ *| +`,
  'gu',
)

/** Where a line may break: after spaces, and after an ideograph with what closes it. */
const partsOf = (text: string): string[] => text.match(PART) ?? []

/** A letter with the marks that belong to it; in Thai a vowel may come before or after it. */
const CLUSTER = /[\u0e40-\u0e44]?\P{M}[\p{M}\u0e33\u200c\u200d]*|\p{M}+/gu
const clusters = (text: string): string[] => text.match(CLUSTER) ?? []

const WIDE =
  /[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u
const breadths: readonly (readonly [RegExp, number])[] = [
  [/\p{Mn}|\p{Me}|[\u200b-\u200f]/u, 0],
  // Marks that stand beside their letter.
  [/\p{Mc}/u, 0.5],
  // Tamil, then Bengali and Burmese, then Devanagari: the widest scripts of the interface.
  [/[\u0b80-\u0bff]/u, 0.98],
  [/[\u0980-\u09ff\u1000-\u109f]/u, 0.78],
  [/[\u0900-\u097f]/u, 0.7],
  [WIDE, 1],
  [/[ iljtfrI.,'’|!:;()[\]]/u, 0.34],
  [/[mwMW@%]/u, 0.92],
  [/\p{Lu}/u, 0.74],
]

/** About how wide the text is, in ems; no font is at hand, so this errs to the wide side. */
export function breadth(text: string): number {
  let sum = 0
  for (const sign of text) sum += breadths.find(([kind]) => kind.test(sign))?.[1] ?? 0.62
  return sum
}
