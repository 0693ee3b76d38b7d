import type { IncomingMessage } from 'node:http'
import { COMMON_CODES, type CommonReason } from '@oriel/contract/envelope'
import type { Locale } from '@oriel/core/locale'
import { parsePlainJson } from '@oriel/core/plain-json'
import { serverText } from '@oriel/i18n/server'
import { currentTraceId } from '@oriel/service/trace'

const BODY_MAX_BYTES = 16 * 1024

/** What is sent to a call that the site answers itself; null for more than any of them takes. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let bytes = 0
  // Reading on is not needed to answer, and whoever sends too much must still hear so.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += (part as Buffer).length
    if (bytes > BODY_MAX_BYTES) return null
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString()
}

/** Null for what is no JSON; no call of ours takes null. */
export function readJson(text: string): unknown {
  try {
    return parsePlainJson(text)
  } catch {
    return null
  }
}

/**
 * Why a request is not even looked at. Pages of other sites may send forms and texts to any address
 * with their visitors' cookies; JSON they may not send without asking us first.
 */
export function refusalOf({ method, headers }: IncomingMessage): CommonReason | null {
  if (headers['sec-fetch-site'] === 'cross-site') return 'forbidden'
  if (method !== 'POST') return null
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase()
  return type === 'application/json' ? null : 'invalid_input'
}

export function refuseOwn(reason: CommonReason, locale: Locale): { status: number; body: string } {
  const code = COMMON_CODES[reason]
  const message = serverText(locale).t(`reason.${reason}`)
  const body = { code, message, data: null, trace_id: currentTraceId() }
  return { status: code, body: JSON.stringify(body) }
}
