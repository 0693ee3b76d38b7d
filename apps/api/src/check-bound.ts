import { checkBound } from './bind.ts'
import { allBindings } from './bindings.ts'
import { memberCalls } from './gate.ts'
import { officeBindings } from './office/bindings.ts'
import { officeCalls } from './office/gate.ts'

/** For `pnpm check`: the doors' own question at start, asked without starting anything. */
try {
  checkBound(memberCalls, allBindings(null as never))
  checkBound(officeCalls, officeBindings(null as never))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
