import type { EnvShape, Setting } from '@oriel/core/env'

/** The settings of one process, of the commands or of the tests. */
export type SettingTable = {
  readonly title: string
  readonly path: string
  readonly settings: ReadonlyMap<string, Setting>
}
export type Declared = { readonly table: SettingTable; readonly problems: readonly string[] }

const isSetting = (value: unknown): value is Setting =>
  typeof value === 'object' && value !== null && 'read' in value && 'meaning' in value

const isShape = (value: unknown): value is EnvShape =>
  typeof value === 'object' && value !== null && Object.values(value).some(isSetting)

/**
 * Merges all shapes that a `settings.ts` exports: an app may read some of its settings earlier than
 * others, or in a second program. A name must lead to one declaration, or the page could show only
 * one of two defaults.
 */
export function mergeShapes(title: string, path: string, exported: object): Declared {
  const settings = new Map<string, Setting>()
  const problems: string[] = []
  for (const [name, setting] of Object.values(exported).filter(isShape).flatMap(Object.entries)) {
    const known = settings.get(name)
    if (known !== undefined && known !== setting)
      problems.push(`${path}: ${name} is declared twice`)
    else if (known === undefined && setting.meaning.trim() === '') {
      problems.push(`${path}: ${name} has no meaning`)
    }
    settings.set(name, setting)
  }
  if (settings.size === 0) problems.push(`${path}: exports no settings`)
  return { table: { title, path, settings }, problems }
}
