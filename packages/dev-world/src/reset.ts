import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'

const data = path.resolve(import.meta.dirname, '../../../.data')

/** Forgets the development world. The next `pnpm dev` makes it anew. */
if (existsSync(path.join(data, 'world.json'))) {
  process.stderr.write('a world is running: stop `pnpm dev` first\n')
  process.exit(1)
}
rmSync(data, { recursive: true, force: true })
process.stdout.write('forgotten: the next pnpm dev starts from nothing\n')
