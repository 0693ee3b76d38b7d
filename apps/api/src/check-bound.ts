import { allCalls } from '@oriel/contract/calls'
import { checkBound } from './bind.ts'
import { allBindings } from './bindings.ts'

/** For `pnpm check`: the door's own question at start, asked without starting anything. */
try {
  checkBound(
    allCalls.filter((call) => call.door === 'api'),
    allBindings(null as never),
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
