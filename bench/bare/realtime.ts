import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { openBus } from '@oriel/bus/bus'
import { WebSocket, WebSocketServer } from 'ws'
import { answerWith } from '../lib/child.ts'

/** Nothing but ws and NATS: whatever comes on the subject goes to every socket, as it is. */
answerWith(async ({ natsUrl, subject }: { natsUrl: string; subject: string }) => {
  const bus = await openBus({ urls: [natsUrl], name: 'bare' })
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
  await once(server, 'listening')
  bus.connection.subscribe(subject, {
    callback: (_error, message) => {
      const data = message.data
      for (const socket of server.clients) {
        if (socket.readyState === WebSocket.OPEN) socket.send(data, { binary: false })
      }
    },
  })
  await bus.connection.flush()
  return (server.address() as AddressInfo).port
})
