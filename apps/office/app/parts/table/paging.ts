export const PAGE_SIZES = [25, 50, 100, 200] as const
export type PageSize = (typeof PAGE_SIZES)[number]
const USUAL_SIZE: PageSize = 50

/** Which page of a list is shown. Pages are found by where they begin, not by their number. */
export type Paging = {
  readonly size: PageSize
  /** Where this page begins; null for the first. */
  readonly after: string | null
  /** Where the pages before it begin, the first of all as null. A shared address has none. */
  readonly trail: readonly (string | null)[]
}

export function readPaging(query: URLSearchParams, trail: unknown): Paging {
  const size = PAGE_SIZES.find((one) => String(one) === query.get('count')) ?? USUAL_SIZE
  const after = query.get('after')
  return { size, after, trail: after === null ? [] : readTrail(trail) }
}

function readTrail(trail: unknown): readonly (string | null)[] {
  if (!Array.isArray(trail)) return []
  return trail.filter((one): one is string | null => one === null || typeof one === 'string')
}

export const nextPage = (paging: Paging, next: string): Paging => ({
  ...paging,
  after: next,
  trail: [...paging.trail, paging.after],
})

/** Without a trail, as from a shared address, the page before is the first. */
export const previousPage = (paging: Paging): Paging => ({
  ...paging,
  after: paging.trail.at(-1) ?? null,
  trail: paging.trail.slice(0, -1),
})

/** Another size begins at the first page: the places of pages depend on it. */
export const withSize = (size: PageSize): Paging => ({ size, after: null, trail: [] })

export function writePaging(query: URLSearchParams, { size, after }: Paging): URLSearchParams {
  const written = new URLSearchParams(query)
  written.delete('count')
  written.delete('after')
  if (size !== USUAL_SIZE) written.set('count', String(size))
  if (after !== null) written.set('after', after)
  return written
}
