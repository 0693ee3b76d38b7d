import type { Places } from './edits.ts'

/** A test by its file, the group it is in, and its title. */
export type NamedTest = {
  readonly file: string
  readonly group: string
  readonly title: string
  /** How the file writes the title. */
  readonly written: string
}

/** A bug, and the test that must not pass with it. */
export type NamedPlant = Places & {
  readonly says: string
  /** The test that has to fail, and what it has to complain of. */
  readonly test: NamedTest
  readonly red: RegExp
}
export type NamedPlants = Readonly<Record<string, NamedPlant>>

export const inFile =
  (file: string) =>
  (group: string, title: string, written = title): NamedTest => ({ file, group, title, written })
