import { createHmac, timingSafeEqual } from 'node:crypto'
import { parsePlainJson } from '@oriel/core/plain-json'
import {
  HOOK_WINDOW_MS,
  type HookEvent,
  type HookHeaders,
  type HookReading,
} from '@oriel/domain/payment'
import * as z from 'zod/mini'

type Part = string | Uint8Array

export function hmac(hash: 'sha256' | 'sha512', secret: string, ...parts: readonly Part[]): Buffer {
  const made = createHmac(hash, secret)
  for (const part of parts) made.update(part)
  return made.digest()
}

/** Whether one of the digests is as claimed. All are compared, each in constant time. */
export function isOneOf(claimed: readonly string[], right: readonly Buffer[]): boolean {
  const found = claimed.flatMap((text) => {
    const digest = Buffer.from(text, 'hex')
    return right.map((one) => digest.length === one.length && timingSafeEqual(digest, one))
  })
  return found.includes(true)
}

/** Null for a header that is missing or sent twice: each reader would believe another one. */
export function headerOf(headers: HookHeaders, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

export const isTimely = (signedMs: number, now: Date): boolean =>
  Math.abs(now.getTime() - signedMs) <= HOOK_WINDOW_MS

/** Reads what was proven. A key said twice is malformed, whatever was signed. */
export function readEvent<Schema extends z.ZodMiniType>(
  raw: Uint8Array,
  schema: Schema,
  toEvent: (body: z.output<Schema>) => HookEvent,
  answer: string,
): HookReading {
  const body = z.safeParse(schema, readBody(raw))
  return body.success ? { kind: 'proven', event: toEvent(body.data), answer } : 'malformed'
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function readBody(raw: Uint8Array): unknown {
  try {
    return parsePlainJson(UTF8.decode(raw))
  } catch {
    return undefined
  }
}
