import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** Renders the whole page before a byte is sent: the status is always the true one. */
export const renderHtml = (page: ReactNode, nonce: string | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce === undefined ? {} : { nonce }),
      // Nothing is sent in pieces, so nothing need come later in the page than it stands.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        pipe(collector(resolve))
      },
      onShellError: reject,
    })
  })

function collector(done: (text: string) => void): Writable {
  const parts: Uint8Array[] = []
  return new Writable({
    write(part: Uint8Array, _encoding, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(Buffer.concat(parts).toString())
      next()
    },
  })
}
