import { createContext, use, useCallback } from 'react'

/** How a person wants to see the office, by name: theme, keys, columns and filters of lists. */
export type Choices = Readonly<Record<string, unknown>>

export type ChoicesKept = {
  readonly choices: Choices
  /** Undefined takes a choice back. */
  readonly keep: (name: string, value: unknown) => void
}

const NOWHERE: ChoicesKept = { choices: {}, keep: () => {} }
export const ChoicesContext = createContext<ChoicesKept>(NOWHERE)

/** One choice. What is kept is old text by the time it is read, so `read` checks it. */
export function useChoice<Value>(
  name: string,
  read: (kept: unknown) => Value,
): [Value, (value: Value) => void] {
  const { choices, keep } = use(ChoicesContext)
  const set = useCallback((value: Value) => keep(name, value ?? undefined), [keep, name])
  return [read(choices[name]), set]
}

export const withChoice = (choices: Choices, name: string, value: unknown): Choices => {
  const { [name]: _before, ...rest } = choices
  return value === undefined ? rest : { ...rest, [name]: value }
}
