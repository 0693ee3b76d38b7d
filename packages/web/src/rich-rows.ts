import type { RichElement, RichNode } from '@oriel/core/rich-text'

export type RichRow = { readonly isHead: boolean; readonly cells: readonly RichElement[] }

/** The rows of a table with their cells. What stands between cells is no part of a table. */
export const rowsOf = (nodes: readonly RichNode[], isHead = false): RichRow[] =>
  elementsOf(nodes).flatMap(({ tag, children }) => {
    if (tag !== 'tr') return rowsOf(children, isHead || tag === 'thead')
    return [{ isHead, cells: elementsOf(children).filter(isCell) }]
  })

const isCell = ({ tag }: RichElement): boolean => tag === 'td' || tag === 'th'

const elementsOf = (nodes: readonly RichNode[]): RichElement[] =>
  nodes.filter((node): node is RichElement => typeof node !== 'string')
