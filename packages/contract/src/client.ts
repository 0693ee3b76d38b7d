import type { Locale } from '@oriel/core/locale'
import * as z from 'zod/mini'
import {
  addressOf,
  type AnyEndpoint,
  type DataOf,
  type InputOf,
  type ReasonOf,
} from './endpoint.ts'
import {
  COMMON_CODES,
  isSuccess,
  readEnvelope,
  type CommonReason,
  type Envelope,
} from './envelope.ts'
import { REQUEST_TIMEOUT_MS } from './limits.ts'

export type TransportReason =
  | CommonReason
  | 'request_timeout'
  | 'network_error'
  | 'bad_answer'
  | 'other_code'

export type Failure<Reason extends string> = {
  readonly ok: false
  readonly reason: Reason | TransportReason
  readonly code: string
  readonly message: string
  readonly traceId: string | null
  /** What the refusal said besides, decoded; null where it says nothing. */
  readonly told: unknown
}

export type CallAnswer<Call extends AnyEndpoint> =
  | { readonly ok: true; readonly value: DataOf<Call> }
  | Failure<ReasonOf<Call>>

export type ClientOptions = {
  /** Empty in browsers; an origin for servers and tests. */
  origin: string
  lang: () => Locale
  token: () => string | null
  /** Extra headers, such as the visitor's host when a server calls on their behalf. */
  headers?: () => Record<string, string>
  fetch?: typeof fetch
  timeoutMs?: number
  /**
   * S8.005: 401 logs out. Gets the token of the refused request: a new session may have begun
   * since.
   */
  onUnauthorized?: (token: string | null) => void
}

export type Client = <Call extends AnyEndpoint>(
  call: Call,
  input: InputOf<Call>,
  signal?: AbortSignal,
  /** Of this call alone, such as the one a sign-in is sent with. */
  headers?: Readonly<Record<string, string>>,
) => Promise<CallAnswer<Call>>

/** The one way browsers, server rendering and tests speak to a door. */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch
  return async (call, input, signal, headers) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS)
    const token = options.token()
    const request: RequestInit = {
      method: call.method,
      headers: {
        'content-type': 'application/json',
        lang: options.lang(),
        authorization: token ?? '',
        ...options.headers?.(),
        ...headers,
      },
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    }
    if (call.method === 'POST') request.body = JSON.stringify(z.encode(call.input, input))
    let envelope: Envelope | null
    let status: number
    try {
      const response = await send(options.origin + addressOf(call), request)
      status = response.status
      envelope = readEnvelope(await readJson(response))
    } catch {
      return timeout.aborted
        ? failure('request_timeout', '', 'request timeout')
        : failure('network_error', '', 'network error')
    }
    // Older services say 401 in the envelope only.
    if (status === 401 || envelope?.code === '401') options.onUnauthorized?.(token)
    return envelope ? readAnswer(call, envelope) : failure('bad_answer', '', 'network error')
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readAnswer<Call extends AnyEndpoint>(call: Call, envelope: Envelope): CallAnswer<Call> {
  const { code, message, traceId } = envelope
  if (isSuccess(code)) {
    const data = z.safeDecode(call.data, envelope.data)
    if (data.success) return { ok: true, value: data.data as DataOf<Call> }
    return failure('bad_answer', code, 'network error', traceId)
  }
  // The code is the server's text, so a name every object has, such as "constructor", is no reason.
  const own = Object.hasOwn(call.errors, code) ? (call.errors[code] as ReasonOf<Call>) : null
  const told = own === null ? null : readTold(call, own, envelope.data)
  return { ...failure(own ?? commonReason(code) ?? 'other_code', code, message, traceId), told }
}

function readTold(call: AnyEndpoint, reason: string, data: unknown): unknown {
  const shape = Object.hasOwn(call.told, reason) ? call.told[reason] : undefined
  const told = shape && z.safeDecode(shape, data)
  return told?.success ? told.data : null
}

function commonReason(code: string): CommonReason | null {
  const reasons = Object.keys(COMMON_CODES) as CommonReason[]
  return reasons.find((reason) => String(COMMON_CODES[reason]) === code) ?? null
}

function failure<Reason extends string>(
  reason: Reason | TransportReason,
  code: string,
  message: string,
  traceId: string | null = null,
): Failure<Reason> {
  return { ok: false, reason, code, message, traceId, told: null }
}
