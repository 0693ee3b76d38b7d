/** What a picture holds, as far as tests ask. */
export type Seen = {
  readonly ids: string[]
  /** Ids that something in the picture points to. */
  readonly references: string[]
  readonly texts: string[]
}

const TOKEN = /<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /([\w:-]+)="([^"<]*)"/g
const ENTITY = /&(?!(?:amp|lt|gt|quot|#39);)/

/** Reads a picture as strictly as XML is read, and throws at the first fault. */
export function readXml(text: string): Seen {
  const seen: Seen = { ids: [], references: [], texts: [] }
  const open: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const [, closing, opening, attributes = '', alone, words] = TOKEN.exec(text) ?? []
    if (closing !== undefined) {
      const expected = open.pop()
      if (expected !== closing) throw new Error(`</${closing}> closes <${expected}> at ${at}`)
    } else if (opening !== undefined) {
      readAttributes(attributes, seen)
      if (alone === '') open.push(opening)
    } else if (words !== undefined) {
      if (ENTITY.test(words)) throw new Error(`a bare ampersand at ${at}`)
      seen.texts.push(words)
    } else {
      throw new Error(`no XML at ${at}: ${text.slice(at, at + 60)}`)
    }
    if (open.length === 0 && TOKEN.lastIndex < text.length) throw new Error(`two roots at ${at}`)
  }
  if (open.length > 0) throw new Error(`not closed: ${open.join(', ')}`)
  return seen
}

function readAttributes(text: string, seen: Seen): void {
  const names = new Set<string>()
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    if (names.has(name)) throw new Error(`${name} stands twice in ${text}`)
    if (ENTITY.test(value)) throw new Error(`a bare ampersand in ${name}`)
    names.add(name)
    if (name === 'id') seen.ids.push(value)
    if (name === 'href') seen.references.push(value.replace(/^#/, ''))
    for (const [, id = ''] of value.matchAll(/url\(#?([^)]*)\)/g)) seen.references.push(id)
  }
}
