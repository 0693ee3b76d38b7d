import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit } from '@oriel/dev-world/testing/plant-edits'

/** Another text in a function of the database. */
type Change = { readonly of: string; readonly part: RegExp; readonly instead: string }

/** Where a bug lies: in what processes read, and in the database. */
export type Places = {
  readonly edits?: readonly Edit[]
  readonly changes?: readonly Change[]
  readonly statements?: readonly string[]
}

export const PLANT_SETTING = 'CHAOS_PLANT'

const root = path.resolve(import.meta.dirname, '../..')

/** Throws where the product has no place for an edit. */
export function checkPlaces(name: string, edits: readonly Edit[]): void {
  for (const { file, part } of edits) {
    const text = readFileSync(path.join(root, file), 'utf8')
    if (!text.includes(part)) throw new Error(`${file} has no place for the bug ${name}`)
  }
}

/** The text of one function of the database, from its name to the next one. */
export function functionText(name: string): string {
  const schema = readFileSync(path.join(root, 'packages/db/schema.sql'), 'utf8')
  const [, text = ''] = schema.split(`FUNCTION public.${name}(`)
  return text.split('CREATE OR REPLACE FUNCTION', 1)[0] ?? ''
}
