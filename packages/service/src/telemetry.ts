import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { recordSpansWith } from './trace.ts'

export type Telemetry = { stop(): Promise<void> }

/** All tries together. A collector that is away must not use up the time a service has to stop. */
const EXPORT_TIMEOUT_MS = 2_000

/** Sends spans to an OTLP collector when one is named; otherwise costs nothing. */
export function startTelemetry(service: string, collectorUrl: string): Telemetry {
  if (collectorUrl === '') return { stop: async () => {} }
  const url = `${collectorUrl}/v1/traces`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_TIMEOUT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  recordSpansWith(provider.getTracer('oriel'))
  return {
    async stop() {
      recordSpansWith(null)
      await provider.shutdown()
    },
  }
}
