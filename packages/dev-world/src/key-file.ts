import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { newRing } from '@oriel/keys/ring'

const OWNER_ONLY = 0o600

/** The world's keys, made once: what they have sealed must open after a restart. */
export function keyFile(folder: string): string {
  const file = path.join(folder, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, newRing(), { mode: OWNER_ONLY })
  }
  return file
}
