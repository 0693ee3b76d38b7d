import { readEnv } from '@oriel/core/env'
import { createLog, type Log } from '@oriel/core/log'
import { Lifecycle } from './lifecycle.ts'
import { commonEnv } from './settings.ts'
import { startTelemetry } from './telemetry.ts'
import { currentTraceId } from './trace.ts'

export type Service = { readonly name: string; readonly log: Log; readonly lifecycle: Lifecycle }

/** Logs with the trace id on every line, telemetry, and an orderly end. */
export function createService(name: string): Service {
  const env = readEnv(commonEnv)
  const log = createLog({
    service: name,
    level: env.LOG_LEVEL,
    context: (): Record<string, string> => {
      const traceId = currentTraceId()
      return traceId ? { trace_id: traceId } : {}
    },
  })
  const lifecycle = new Lifecycle(log)
  const telemetry = startTelemetry(name, env.OTEL_COLLECTOR_URL)
  lifecycle.onStop('telemetry', () => telemetry.stop())
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'a promise nobody waited for failed')
    process.exit(1)
  })
  return { name, log, lifecycle }
}
