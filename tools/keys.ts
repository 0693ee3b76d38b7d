import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { newRing, turnRing } from '@oriel/keys/ring'

const HELP = `pnpm keys <command> FILE

  new    make a ring of keys; apps are given its path as KEY_FILE
  turn   put a new key in front: what was sealed before still opens
`
const OWNER_ONLY = 0o600

const [command, file] = process.argv.slice(2)

function run(): void {
  if (command === 'new' && file) {
    // Whoever writes over a ring loses all that it has sealed.
    if (existsSync(file)) throw new Error(`${file} is there already`)
    return writeFileSync(file, newRing(), { mode: OWNER_ONLY })
  }
  if (command === 'turn' && file) {
    return writeFileSync(file, turnRing(readFileSync(file, 'utf8')), { mode: OWNER_ONLY })
  }
  process.stdout.write(HELP)
  process.exitCode = 1
}
run()
