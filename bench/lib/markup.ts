/** What is taken over from a page of ours: its words and elements, and what its loaders gave. */
export type Page = {
  readonly title: string
  readonly body: readonly Node[]
  readonly rootData: unknown
  readonly homeData: unknown
}

export type Node =
  | string
  | {
      readonly tag: string
      readonly attributes: Readonly<Record<string, string>>
      readonly children: Node[]
    }

const PIECE =
  /<!--.*?-->|<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gis
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
const EMPTY_TAGS = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Facts for search engines stand among the elements and are no script to run. */
const FACTS = /<script type="application\/ld\+json".*?<\/script>/gis

/** Reads what is in the body before its scripts. Enough for what React itself has written. */
export function readBody(html: string): Node[] {
  const body = /<body[^>]*>(.*?)<script/is.exec(html.replaceAll(FACTS, ''))?.[1]
  if (body === undefined) throw new Error('the page has no body')
  const root: Node = { tag: 'body', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, tag = '', attributes = '', , text] of body.matchAll(PIECE)) {
    const inner = open.at(-1)
    if (!inner) throw new Error('the page closes more than it opens')
    if (text !== undefined) inner.children.push(decode(text))
    else if (closing === '/') open.pop()
    else if (tag !== '') {
      const node = { tag, attributes: readAttributes(attributes), children: [] }
      inner.children.push(node)
      if (!EMPTY_TAGS.has(tag)) open.push(node)
    }
  }
  return root.children
}

function readAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(ATTRIBUTE)]
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, decode(value)]))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

export const countElements = (nodes: readonly Node[]): number =>
  nodes.reduce(
    (total, node) => total + (typeof node === 'string' ? 0 : 1 + countElements(node.children)),
    0,
  )

/** The source of a component that renders the page, written as a compiler writes JSX. */
export function toComponent({ title, body, rootData, homeData }: Page): string {
  return [
    `import { Fragment, jsx } from 'react/jsx-runtime'`,
    `export const title = ${JSON.stringify(title)}`,
    `export const rootData = ${JSON.stringify(rootData)}`,
    `export const homeData = ${JSON.stringify(homeData)}`,
    `export const Body = () => jsx(Fragment, { children: [${body.map(toCode).join(', ')}] })`,
  ].join('\n')
}

function toCode(node: Node): string {
  if (typeof node === 'string') return JSON.stringify(node)
  const { tag, attributes, children } = node
  const props = Object.entries(attributes).map(([name, value]) => toProp(name, value))
  if (children.length > 0) props.push(`children: [${children.map(toCode).join(', ')}]`)
  return `jsx(${JSON.stringify(tag)}, { ${props.join(', ')} })`
}

/** A built React writes names it does not know as they are, so only two need care. */
function toProp(name: string, value: string): string {
  if (name === 'style') {
    const pairs = value.split(';').filter(Boolean)
    const entries = pairs.map((pair) => pair.split(/:(.*)/s).slice(0, 2))
    return `style: ${JSON.stringify(Object.fromEntries(entries))}`
  }
  const isFlag = value === '' && ['selected', 'inert', 'disabled', 'hidden'].includes(name)
  return `${JSON.stringify(name)}: ${isFlag ? 'true' : JSON.stringify(value)}`
}
