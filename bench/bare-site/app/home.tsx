import { createElement, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import type { Markup } from '../../lib/markup.ts'

declare const MARKUP: Markup[]

/** A loader as small as can be: what it gives is all the page carries as data. */
export const loader = () => ({ year: 2026 })

/** React spells a few attributes its own way. */
const SPELLED: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }

const propsOf = (attributes: Record<string, string>): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !/^(selected|value|style)$/.test(name))
      .map(([name, value]) => [SPELLED[name] ?? name, name === 'inert' ? true : value]),
  )

const elementOf = (node: Markup, index: number): ReactNode =>
  typeof node === 'string'
    ? node
    : createElement(
        node.tag,
        { key: index, ...propsOf(node.attributes) },
        ...node.children.map(elementOf),
      )

export default function Home() {
  useLoaderData<typeof loader>()
  return MARKUP.map(elementOf)
}
