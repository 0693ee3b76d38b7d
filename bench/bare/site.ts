import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createRequestListener } from '@react-router/node'
import type { ServerBuild } from 'react-router'
import { answerWith } from '../lib/child.ts'

/** The bare router app on the plain Node listener, as its documentation serves it. */
answerWith(async () => {
  const file = path.resolve(import.meta.dirname, '../bare-site/build/server/index.js')
  const build = (await import(file)) as ServerBuild
  const server = http.createServer(createRequestListener({ build, mode: 'production' }))
  server.listen(0)
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
})
