import type { Names } from './names.ts'
import type { Registry } from './registries.ts'

/** The repository as the plan sees it. */
export type Ground = {
  readonly paths: readonly string[]
  readonly read: (path: string) => string
}

/** How a feature begins that is for somebody: what is written, and what is left to a person. */
export type Kind = {
  /** Lists that name every feature of the kind. */
  readonly registries: readonly Registry[]
  readonly newFiles: (names: Names, paths: readonly string[]) => readonly [string, string][]
  /** Its own texts, and those of its refusals among the others. */
  readonly texts: (names: Names, read: Ground['read']) => readonly [string, string][]
  /** What has to be translated: file and id. */
  readonly waitingTexts: (names: Names) => readonly string[]
  /** What a person does next, after check and tests. */
  readonly nextSteps: (names: Names) => readonly string[]
}
