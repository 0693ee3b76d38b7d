/** The body of a page as a tree that another app can render again, element by element. */
type MarkupNode = { tag: string; attributes: Record<string, string>; children: Markup[] }
export type Markup = string | MarkupNode

const VOID = new Set(['img', 'input', 'br', 'hr', 'link', 'meta', 'source', 'path', 'circle'])
const TOKEN = /<\/([a-z0-9]+)>|<([a-z0-9]+)((?:\s[^\s=>"/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g

/** Reads what React writes, which is well-formed: no need for a whole parser. */
export function readMarkup(page: string): Markup[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(page)?.[1] ?? ''
  const clean = body
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<template[\s\S]*?<\/template>/g, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
  const root: MarkupNode = { tag: 'root', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, tag, attributes = '', slash, text] of clean.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (closing !== undefined) open.pop()
    else if (text !== undefined) parent.children.push(unescape(text))
    else if (tag !== undefined) {
      const node = { tag, attributes: readAttributes(attributes), children: [] }
      parent.children.push(node)
      if (slash !== '/' && !(VOID.has(tag) && !clean.includes(`</${tag}>`))) open.push(node)
    }
  }
  return root.children
}

function readAttributes(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, unescape(value)]))
}

const unescape = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
