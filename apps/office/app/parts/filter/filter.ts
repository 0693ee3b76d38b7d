import { isDays } from './days.ts'

export type FilterOption = {
  readonly value: string
  readonly label: string
  /** How many rows it finds, where the server counted. */
  readonly count?: number
}

/** One thing a list can be filtered by; its name stands in the address. */
export type FilterField =
  | { readonly kind: 'text'; readonly name: string; readonly label: string }
  | { readonly kind: 'days'; readonly name: string; readonly label: string }
  | {
      readonly kind: 'choice'
      readonly name: string
      readonly label: string
      readonly options: readonly FilterOption[]
      /** Shown as a row of segments, all options in sight. */
      readonly isInSight?: boolean
    }

/** Values by the names of their fields; a field without one does not filter. */
export type Filter = Readonly<Record<string, string>>

const TEXT_MAX = 100

/** What an address holds is text of anybody: only what a field allows is taken from it. */
function allows(field: FilterField, value: string): boolean {
  switch (field.kind) {
    case 'text':
      return value.trim() !== '' && value.length <= TEXT_MAX
    case 'days':
      return isDays(value)
    case 'choice':
      return field.options.some((option) => option.value === value)
  }
}

export function readFilter(fields: readonly FilterField[], query: URLSearchParams): Filter {
  const pairs = fields.flatMap((field) => {
    const value = query.get(field.name)
    return value !== null && allows(field, value) ? [[field.name, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** Where in a list one was means nothing under another filter. */
const OF_PLACE = ['after', 'open'] as const

/** The address with this filter in place of the one it had. The order and the page size stay. */
export function writeFilter(
  fields: readonly FilterField[],
  filter: Filter,
  query: URLSearchParams,
): URLSearchParams {
  const written = new URLSearchParams(query)
  for (const name of OF_PLACE) written.delete(name)
  for (const { name } of fields) {
    const value = filter[name]
    if (value === undefined) written.delete(name)
    else written.set(name, value)
  }
  return written
}

/** Null takes the value of a field away. */
export function withValue(filter: Filter, name: string, value: string | null): Filter {
  const { [name]: _before, ...rest } = filter
  return value === null ? rest : { ...rest, [name]: value }
}

export const isSameFilter = (one: Filter, other: Filter): boolean => {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}
