import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { openBus } from '@oriel/bus/bus'
import { WebSocket, WebSocketServer } from 'ws'
import { answerWith } from '../lib/child.ts'

/** A bare node: one subscription, and every socket is sent the same bytes. */
answerWith(async ({ natsUrl, subject }: { natsUrl: string; subject: string }) => {
  const bus = await openBus({ urls: [natsUrl], name: 'bare' })
  const server = new WebSocketServer({ port: 0, perMessageDeflate: false, backlog: 4096 })
  await once(server, 'listening')
  bus.connection.subscribe(subject, {
    callback: (_error, message) => {
      // Made once for all of them, as a careful writer would.
      const text = Buffer.from(message.data)
      for (const socket of server.clients) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text, { binary: false })
      }
    },
  })
  await bus.connection.flush()
  return (server.address() as AddressInfo).port
})
