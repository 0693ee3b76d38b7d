import { readTarget } from './url-policy.ts'

/**
 * Text with headings, lists, links and pictures, as operators write it in HTML. It is read into a
 * tree that can hold nothing else, and shown from that tree: HTML itself never reaches a page.
 */
export type RichNode = string | RichElement
export type RichElement = {
  readonly tag: RichTag
  readonly attributes: Readonly<Partial<Record<RichAttribute, string>>>
  readonly children: readonly RichNode[]
}

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote'] as const
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const
const INLINE = ['strong', 'em', 'u', 'a'] as const
const EMPTY = ['br', 'hr', 'img'] as const
const TAGS = [...BLOCKS, ...TABLES, ...INLINE, ...EMPTY] as const
export type RichTag = (typeof TAGS)[number]
type RichAttribute = 'href' | 'src' | 'alt'

/** Other names people write for the same thing. */
const MEANT: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', h1: 'h2', div: 'p' }
/** What is inside these is not for reading. */
const UNSEEN =
  /<(script|style|template|iframe|object|svg|math|noscript|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

const DEPTH_MAX = 20
const PIECE =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</g

type Open = { tag: RichTag; attributes: RichElement['attributes']; children: RichNode[] }

/** Links lead to our own pages, or to origins the site allows. */
export function readRichText(html: string, allowedOrigins: readonly string[]): RichNode[] {
  const root: Open = { tag: 'p', attributes: {}, children: [] }
  const open: Open[] = [root]
  for (const [piece, closing, name, attributes] of html.replaceAll(UNSEEN, '').matchAll(PIECE)) {
    const inner = open.at(-1) ?? root
    if (piece.startsWith('<!--')) continue
    if (name === undefined) addText(inner, decode(piece))
    else {
      const tag = tagOf(name)
      if (tag === null) continue
      if (closing === '/') close(open, tag)
      else if (open.length <= DEPTH_MAX) {
        start(open, tag, attributesOf(tag, attributes ?? '', allowedOrigins))
      }
    }
  }
  while (open.length > 1) close(open, open.at(-1)?.tag ?? 'p')
  return root.children
}

function tagOf(name: string): RichTag | null {
  const lower = name.toLowerCase()
  if (Object.hasOwn(MEANT, lower)) return MEANT[lower] ?? null
  return (TAGS as readonly string[]).includes(lower) ? (lower as RichTag) : null
}

/** Items and cells whose end nobody writes. */
const ENDED_BY_NEXT: readonly string[] = ['li', 'p', 'tr', 'td', 'th']

function start(open: Open[], tag: RichTag, attributes: Open['attributes']): void {
  const element: Open = { tag, attributes, children: [] }
  if (open.length > 1 && open.at(-1)?.tag === tag && ENDED_BY_NEXT.includes(tag)) close(open, tag)
  if (!(EMPTY as readonly string[]).includes(tag)) {
    open.push(element)
    return
  }
  // A picture from elsewhere would tell that place who reads.
  if (tag !== 'img' || element.attributes.src) open.at(-1)?.children.push(element)
}

/** Ends the element and whatever was left open inside it; an end without a start is nothing. */
function close(open: Open[], tag: RichTag): void {
  const place = open.findLastIndex((element, index) => index > 0 && element.tag === tag)
  if (place < 1) return
  while (open.length > place) {
    const ended = open.pop()
    if (ended) open.at(-1)?.children.push(ended)
  }
}

function addText(inner: Open, text: string): void {
  const last = inner.children.at(-1)
  if (typeof last === 'string') inner.children[inner.children.length - 1] = last + text
  else inner.children.push(text)
}

const ATTRIBUTE = /([a-zA-Z][a-zA-Z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

function attributesOf(
  tag: RichTag,
  text: string,
  allowedOrigins: readonly string[],
): RichElement['attributes'] {
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const value = decode(double ?? single ?? bare ?? '')
    if (!found.has(name.toLowerCase())) found.set(name.toLowerCase(), value)
  }
  const [href, source] = [found.get('href') ?? '', found.get('src') ?? '']
  if (tag === 'a') return readTarget(href, allowedOrigins) ? { href } : {}
  // Pictures are our own: another house would learn who reads.
  const isOwn = tag === 'img' && readTarget(source, []) !== null
  return isOwn ? { src: source, alt: found.get('alt') ?? '' } : {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}
const HIGHEST_POINT = 0x10ffff

function decode(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi,
    (whole, ten, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
      const point = hex === undefined ? Number(ten) : Number.parseInt(String(hex), 16)
      return point > 0 && point <= HIGHEST_POINT ? String.fromCodePoint(point) : ''
    },
  )
}

const encode = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** The tree as HTML again, in one form: read and written once more it is the same. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return encode(node)
      const { tag, attributes, children } = node
      const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${encode(value)}"`)
      const opening = `<${tag}${pairs.join('')}>`
      const isEmpty = (EMPTY as readonly string[]).includes(tag)
      return isEmpty ? opening : `${opening}${writeRichText(children)}</${tag}>`
    })
    .join('')
}

/** What an operator wrote, with only what may stay. */
export const cleanRichText = (html: string, allowedOrigins: readonly string[]): string =>
  writeRichText(readRichText(html, allowedOrigins))

/** The words alone, for titles, previews and search. */
export const plainText = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : ` ${plainText(node.children)} `))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
