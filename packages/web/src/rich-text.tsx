import type { RichElement, RichNode, RichTag } from '@oriel/core/rich-text'
import { createContext, use, type ReactNode } from 'react'
import { rowsOf, type RichRow } from './rich-rows.ts'

/** How a link is shown: each app has its own. */
type RenderLink = (href: string, children: ReactNode) => ReactNode
const LinkContext = createContext<RenderLink>((_, children) => children)

type RichTreeProps = { nodes: readonly RichNode[]; link: RenderLink; className?: string }

/** What an operator wrote, shown from its tree, so that HTML itself never reaches the page. */
export const RichTree = ({ nodes, link, className = '' }: RichTreeProps) => (
  <LinkContext value={link}>
    <div className={`rich-text ${className}`.trimEnd()}>{showAll(nodes)}</div>
  </LinkContext>
)

const HEADINGS: readonly RichTag[] = ['h2', 'h3', 'h4']
const INLINE: readonly RichTag[] = ['strong', 'em', 'u', 'a', 'br', 'img']

/**
 * A browser that reads the server's page takes badly nested elements apart, and the page would no
 * longer be what was rendered. What would be taken apart is left out; its words stay.
 */
const showAll = (nodes: readonly RichNode[], inside: readonly RichTag[] = []): ReactNode[] =>
  nodes.map((node, at) => {
    if (typeof node === 'string') return node
    // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
    return <Shown key={at} element={node} inside={inside} />
  })

function Shown({ element, inside }: { element: RichElement; inside: readonly RichTag[] }) {
  const { tag, attributes, children } = element
  const inner = () => showAll(children, [...inside, tag])
  switch (tag) {
    case 'br':
    case 'hr':
      return tag === 'br' ? <br /> : <hr />
    case 'img':
      return <img src={attributes.src} alt={attributes.alt ?? ''} loading="lazy" decoding="async" />
    case 'a':
      if (inside.includes('a') || !attributes.href) return inner()
      return <RichLink href={attributes.href}>{inner()}</RichLink>
    case 'p':
      return hasBlock(children) ? <div>{inner()}</div> : <p>{inner()}</p>
    case 'ul':
    case 'ol':
      return <RichList tag={tag} items={children} inside={inside} />
    case 'table':
      return <RichTable rows={rowsOf(children)} />
    case 'h2':
    case 'h3':
    case 'h4': {
      const Heading = tag
      return isInHeading(inside) ? inner() : <Heading>{inner()}</Heading>
    }
    case 'strong':
    case 'em':
    case 'u':
    case 'blockquote': {
      const Plain = tag
      return <Plain>{inner()}</Plain>
    }
    // Parts of a list or a table that stand outside one.
    case 'li':
    case 'thead':
    case 'tbody':
    case 'tr':
    case 'th':
    case 'td':
      return inner()
  }
}

const isInHeading = (inside: readonly RichTag[]): boolean =>
  inside.some((tag) => HEADINGS.includes(tag))

const hasBlock = (nodes: readonly RichNode[]): boolean =>
  nodes.some(
    (node) => typeof node !== 'string' && (!INLINE.includes(node.tag) || hasBlock(node.children)),
  )

type ListProps = { tag: 'ul' | 'ol'; items: readonly RichNode[]; inside: readonly RichTag[] }

/** Nothing but items may stand in a list. */
function RichList({ tag: List, items, inside }: ListProps) {
  const elements = items.filter((item) => typeof item !== 'string' || item.trim() !== '')
  return (
    <List>
      {elements.map((item, at) => {
        const nodes = typeof item !== 'string' && item.tag === 'li' ? item.children : [item]
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
        return <li key={at}>{showAll(nodes, [...inside, 'li'])}</li>
      })}
    </List>
  )
}

/** Wide tables scroll inside their own frame; the page itself never does sideways. */
function RichTable({ rows }: { rows: readonly RichRow[] }) {
  const show = (row: RichRow, at: number) => <RichTableRow key={at} row={row} />
  const head = rows.filter(({ isHead }) => isHead)
  const body = rows.filter(({ isHead }) => !isHead)
  return (
    <div className="rich-table">
      <table>
        {head.length > 0 && <thead>{head.map(show)}</thead>}
        {body.length > 0 && <tbody>{body.map(show)}</tbody>}
      </table>
    </div>
  )
}

function RichTableRow({ row: { isHead, cells } }: { row: RichRow }) {
  return (
    <tr>
      {cells.map(({ tag, children }, at) => {
        const inner = showAll(children, [tag])
        // oxlint-disable react/no-array-index-key -- the text never changes its order
        if (tag === 'td') return <td key={at}>{inner}</td>
        return (
          <th key={at} scope={isHead ? 'col' : 'row'}>
            {inner}
          </th>
        )
        // oxlint-enable react/no-array-index-key
      })}
    </tr>
  )
}

/** The reading of the text has let through paths of ours and allowed origins only. */
const RichLink = ({ href, children }: { href: string; children: ReactNode }) =>
  use(LinkContext)(href, children)
