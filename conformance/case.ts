import type { Ground } from './ground.ts'

/** What a case cannot do without. */
export type Need = 'page' | 'open-round' | 'second-key' | 'slow'

/** One thing a provider must do. It has players of its own, and throws when something is wrong. */
export type Case = {
  readonly what: string
  readonly needs?: Need
  run(ground: Ground): Promise<void>
}

/** Cases are numbered from `first` on. A new one is put at the end, so that numbers stay. */
export type Group = {
  readonly name: string
  readonly first: number
  readonly cases: readonly Case[]
}

export type Numbered = Case & { readonly number: number; readonly group: string }

export const numbered = ({ name, first, cases }: Group): Numbered[] =>
  cases.map((one, index) => ({ ...one, number: first + index, group: name }))

type Lack = (ground: Ground) => string | false

const LACKS: Readonly<Record<Need, Lack>> = {
  page: ({ page }) => !page && 'no page to play at',
  'open-round': ({ page }) => !page?.openTitle && 'no title whose rounds stay open',
  'second-key': ({ secondKey }) => !secondKey && 'no second key',
  slow: ({ page, slow }) => (!page || !slow) && 'waits for a minute: --slow',
}

/** Why a case cannot be run here; null when it can. */
export const lackOf = ({ needs }: Case, ground: Ground): string | null =>
  (needs && LACKS[needs](ground)) || null
