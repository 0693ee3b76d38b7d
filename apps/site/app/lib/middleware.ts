import type { MiddlewareFunction } from 'react-router'

/** Guards that routes name. Features add theirs here. */
const known: Readonly<Record<string, MiddlewareFunction>> = {}

/** Spec 8: an unknown middleware name throws, at start and not at the first visit. */
export function middlewareNamed(name: string): MiddlewareFunction {
  const found = Object.hasOwn(known, name) ? known[name] : undefined
  if (!found) throw new Error(`unknown middleware: ${name}`)
  return found
}
