import type { ExportKind } from './kind.ts'
import { roundsExport } from './rounds.ts'

/** Every file that can be asked for, by its kind. */
export const exportKinds: ReadonlyMap<string, ExportKind> = new Map(
  [roundsExport].map((one) => [one.kind, one]),
)
