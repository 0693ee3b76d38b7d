/**
 * S8.001, S8.002: an answer is code/message/data, or header(status, desc)/body in older services.
 * Codes are compared as text, because "099" is one of them.
 */
export type Envelope = { code: string; message: string; data: unknown; traceId: string | null }

const SUCCESS_CODES: ReadonlySet<string> = new Set(['100', '1000'])
export const isSuccess = (code: string): boolean => SUCCESS_CODES.has(code)

type Loose = Record<string, unknown>
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Reads either shape; null when it is neither. */
export function readEnvelope(body: unknown): Envelope | null {
  if (!isObject(body)) return null
  const traceId = textOf(body['trace_id']) || null
  if (textOf(body['code']) !== '') {
    return {
      code: textOf(body['code']),
      message: textOf(body['message']),
      data: body['data'],
      traceId,
    }
  }
  const header = body['header']
  if (!isObject(header) || textOf(header['status']) === '') return null
  return {
    code: textOf(header['status']),
    message: textOf(header['desc']),
    data: body['body'],
    traceId,
  }
}

/** Codes that no call lists, because every call may answer them. */
export const COMMON_CODES = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  invalid_input: 422,
  proof_needed: 428,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
} as const

export type CommonReason = keyof typeof COMMON_CODES
