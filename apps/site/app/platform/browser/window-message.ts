import * as z from 'zod/mini'

/**
 * S3.063: the fields of a cross-window message. A message never carries a token: it carries a
 * one-time code, and the state of the page that asked.
 */
const WindowMessage = z.object({
  msg: z.enum(['authLogin', 'authLoginClose', 'quickGame']),
  state: z.string(),
  data: z.optional(z.object({ enc: z.optional(z.string()), type: z.optional(z.string()) })),
  resCode: z.optional(z.string()),
  resMessage: z.optional(z.string()),
})
export type WindowMessage = z.output<typeof WindowMessage>

/** S3.075: for a popup that has lost its opener; both windows read the same storage. */
const STORAGE_KEY = 'window-msg'

export function sendMessage(message: WindowMessage, page: Window = window): void {
  const opener = page.opener as Window | null
  if (opener) return opener.postMessage(message, page.location.origin)
  page.localStorage.setItem(STORAGE_KEY, JSON.stringify(message))
  page.localStorage.removeItem(STORAGE_KEY)
}

type Expected = { readonly source: () => Window | null; readonly state: () => string | null }

/** The message, if it came from our own origin, from the very window we opened, for our wish. */
export function readMessage(
  event: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  origin: string,
  { source, state }: Expected,
): WindowMessage | null {
  if (event.origin !== origin || event.source === null || event.source !== source()) return null
  return readExpected(event.data, state())
}

function readExpected(data: unknown, state: string | null): WindowMessage | null {
  const message = z.safeParse(WindowMessage, data)
  if (!message.success || state === null || message.data.state !== state) return null
  return message.data
}

export function listenToWindows(
  expected: Expected,
  hear: (message: WindowMessage) => void,
): () => void {
  const onMessage = (event: MessageEvent) => {
    const message = readMessage(event, window.location.origin, expected)
    if (message) hear(message)
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== STORAGE_KEY || newValue === null) return
    const message = readExpected(parse(newValue), expected.state())
    if (message) hear(message)
  }
  window.addEventListener('message', onMessage)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener('message', onMessage)
    window.removeEventListener('storage', onStorage)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
