import { AsyncLocalStorage } from 'node:async_hooks'
import { randomHex } from '@oriel/core/random-hex'
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api'

/**
 * Every request has a trace, whether or not anybody collects spans: its id stands in log lines, in
 * error answers, on outbox rows and bus messages. Spans are recorded only when telemetry is on.
 */
type Current = {
  readonly traceId: string
  readonly spanId: string
  /** Whether this trace is recorded: those we call record it too, or not at all. */
  readonly sampled: boolean
  /** Where child spans hang, when spans are recorded. */
  readonly around: Context | null
}

/** A trace that nobody records: most end without an error or an event, and nobody asks its ids. */
class Unrecorded implements Current {
  readonly sampled = false
  readonly around = null
  #traceId: string | null
  #spanId: string | null = null

  constructor(traceId: string | null) {
    this.#traceId = traceId
  }

  get traceId(): string {
    return (this.#traceId ??= randomHex(32))
  }

  get spanId(): string {
    return (this.#spanId ??= randomHex(16))
  }
}

const storage = new AsyncLocalStorage<Current>()
/** The last two digits are flags, of which only the lowest, "sampled", is of interest here. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

let tracer: Tracer | null = null
/** Told by telemetry: where spans go, or null when nobody collects them. */
export const recordSpansWith = (recorder: Tracer | null): void => {
  tracer = recorder
}

export type TraceOptions = {
  name: string
  /** The caller's traceparent, if there is one worth believing. */
  parent: string | null
  kind?: 'server' | 'consumer' | 'internal'
  attributes?: Record<string, string | number>
}

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const

/** Runs the work inside a trace: the parent's if it has one, a new one otherwise. */
export function inTrace<Result>(
  options: TraceOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = readTraceparent(options.parent)
  if (!tracer) return storage.run(new Unrecorded(parent?.traceId ?? null), work)
  const outer = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
  const kind = KINDS[options.kind ?? 'internal']
  const span = tracer.startSpan(options.name, { kind, attributes: options.attributes ?? {} }, outer)
  const { traceId, spanId, traceFlags } = span.spanContext()
  const sampled = isSampled(traceFlags)
  const current = { traceId, spanId, sampled, around: trace.setSpan(outer, span) }
  return storage.run(current, () => endAfter(span, work))
}

async function endAfter<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** Notes something that has just ended, such as a query, as a child of the current span. */
export function noteSpan(name: string, startMs: number, attributes: Record<string, string>): void {
  const around = storage.getStore()?.around
  if (!tracer || !around) return
  tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: startMs, attributes }, around).end()
}

export const currentTraceId = (): string | null => storage.getStore()?.traceId ?? null

export function currentTraceparent(): string | null {
  const current = storage.getStore()
  if (!current) return null
  return `00-${current.traceId}-${current.spanId}-0${current.sampled ? 1 : 0}`
}

function readTraceparent(text: string | null): SpanContext | null {
  const found = text === null ? null : TRACEPARENT.exec(text)
  if (!found) return null
  const [, traceId = '', spanId = '', flags = ''] = found
  const traceFlags = isSampled(Number.parseInt(flags, 16)) ? TraceFlags.SAMPLED : TraceFlags.NONE
  const parent = { traceId, spanId, traceFlags, isRemote: true }
  return isSpanContextValid(parent) ? parent : null
}

const isSampled = (flags: number): boolean => (flags & TraceFlags.SAMPLED) !== 0
