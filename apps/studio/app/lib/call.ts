import * as z from 'zod/mini'
import type { PlayerReason } from '../../src/player/wire.ts'

export type StudioAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  /** A plain no of the studio. */
  | { readonly ok: false; readonly reason: PlayerReason }
  /** Nobody knows what happened: the same may be asked again. */
  | { readonly ok: false; readonly reason: 'unreachable' }

const TIMEOUT_MS = 8_000
const AnswerWire = z.union([
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({ ok: z.literal(false), reason: z.string() }),
])

/** Asks the studio. Whatever is not a clear answer is "unreachable", however it looks. */
export async function call<Data extends z.ZodMiniType>(
  path: `/player/${string}`,
  token: string,
  input: unknown,
  data: Data,
): Promise<StudioAnswer<z.output<Data>>> {
  try {
    const answer = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    })
    const body = AnswerWire.parse(await answer.json())
    if (!body.ok) return { ok: false, reason: body.reason as PlayerReason }
    return { ok: true, data: z.decode(data, body.data as never) }
  } catch {
    return { ok: false, reason: 'unreachable' }
  }
}
