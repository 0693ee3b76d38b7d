import * as z from 'zod/mini'

/** What a page in a frame says of itself. */
const SizeMessage = z.object({ type: z.literal('oriel:size'), height: z.number() })

export const FRAME_MIN_PX = 160
export const FRAME_MAX_PX = 1_200

type Heard = Pick<MessageEvent, 'origin' | 'source' | 'data'>

/**
 * S4.087: accepts messages only from the frame's origin and from the frame's own window. A frame
 * without an origin sends "null", which never matches.
 */
export function readFrameSize(heard: Heard, address: string, frame: Window | null): number | null {
  const { origin } = new URL(address)
  if (origin === 'null' || heard.origin !== origin) return null
  if (frame === null || heard.source !== frame) return null
  const message = z.safeParse(SizeMessage, heard.data)
  if (!message.success || !Number.isFinite(message.data.height)) return null
  return Math.min(Math.max(Math.ceil(message.data.height), FRAME_MIN_PX), FRAME_MAX_PX)
}
