import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { recordSpansWith } from './trace.ts'

export type Telemetry = { stop(): Promise<void> }

/** Sends spans to an OTLP collector when one is named; otherwise costs nothing. */
export function startTelemetry(service: string, collectorUrl: string): Telemetry {
  if (collectorUrl === '') return { stop: async () => {} }
  const exporter = new OTLPTraceExporter({ url: `${collectorUrl}/v1/traces` })
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
