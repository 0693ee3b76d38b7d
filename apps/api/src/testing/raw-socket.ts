import { once } from 'node:events'
import net from 'node:net'

export type Heard = { readonly status: number; readonly text: string }

/** What no HTTP client would send: the very bytes, in pieces, until the other side hangs up. */
export async function sendRaw(port: number, ...pieces: readonly string[]): Promise<Heard> {
  const socket = net.connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part))
  // A server that has hung up already is one of the answers.
  socket.on('error', () => {})
  const gone = once(socket, 'close')
  for (const piece of pieces) {
    if (!socket.destroyed) await new Promise((sent) => socket.write(piece, 'latin1', sent))
  }
  await gone
  const text = Buffer.concat(parts).toString()
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text }
}

/** The head of a request in HTTP/1.1, with the headers that are given and no others. */
export const headOf = (line: string, headers: Readonly<Record<string, string>>): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '\r\n',
  ].join('\r\n')
