import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRequestListener } from '@react-router/node'
import type { ServerBuild } from 'react-router'
import { answerWith } from '../lib/child.ts'

/** Nothing but React Router's own listener on Node's own server. */
answerWith(async ({ build }: { build: string }) => {
  const server = http.createServer(
    createRequestListener({ build: (await import(build)) as ServerBuild, mode: 'production' }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
})
