import { readEnv } from '@oriel/core/env'
import { startOperations } from '@oriel/service/operations'
import { createService } from '@oriel/service/service'
import * as z from 'zod/mini'
import { createSandbox } from './door.ts'
import { sandboxEnv, switchEnv } from './settings.ts'

const Providers = z.array(z.object({ name: z.string(), operator: z.string(), secret: z.string() }))

const Cashiers = z.array(
  z.object({
    dialect: z.enum(['bridge', 'harbor', 'quarry']),
    name: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
    operator: z.string(),
    secret: z.string(),
    signer: z.optional(z.string()),
    hook: z.string(),
  }),
)

const KEEP_ALIVE_MS = 75_000

// Whoever can open this page reads every code: it takes a word said on purpose to start it.
if (readEnv(switchEnv).SANDBOX === 'off') {
  process.stderr.write(
    'the sandbox shows every message to everybody and is not for production: ' +
      'set SANDBOX=on where you want it\n',
  )
  process.exit(1)
}

const env = readEnv(sandboxEnv)
const { log, lifecycle } = createService('sandbox')
const operations = await startOperations(env.OPERATIONS_PORT, {})
lifecycle.onStop('operations', () => operations.close())

const sandbox = createSandbox({
  now: () => new Date(),
  faultsAllowed: env.SANDBOX_FAULTS === 'on',
  issuer: env.SANDBOX_URL,
  dataFolder: env.SANDBOX_DATA,
  lobbies: env.SANDBOX_LOBBIES,
  providers: Providers.parse(JSON.parse(env.SANDBOX_PROVIDERS)),
  cashiers: Cashiers.parse(JSON.parse(env.SANDBOX_CASHIERS)),
  client: {
    id: env.SANDBOX_CLIENT_ID,
    secret: env.SANDBOX_CLIENT_SECRET,
    redirects: env.SANDBOX_REDIRECTS,
  },
})
// Longer than the edge keeps one: a connection must not close while a request is on its way.
sandbox.server.keepAliveTimeout = KEEP_ALIVE_MS
await sandbox.listen({ port: env.SANDBOX_PORT, host: '127.0.0.1' })
lifecycle.onStop('door', () => sandbox.close())
operations.open()
lifecycle.onStop('balancer', () => operations.drain())
lifecycle.listen()
log.info({ port: env.SANDBOX_PORT, operations: operations.port }, 'sandbox is open')
