import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { compileEncoder } from '@oriel/contract/encoder'
import { addressOf, type DataOf } from '@oriel/contract/endpoint'
import { findPictureCall } from '@oriel/contract/member/picture'
import { ART_VERSION } from '@oriel/art/version'
import { pictureSubject } from '@oriel/core/picture'

export type Finding = DataOf<typeof findPictureCall>

export const HOST = 'oriel.test'
export const VERSION = 'abcd1234'

export const finding = (changes: Partial<Finding> = {}): Finding => ({
  shape: 'tile',
  art: { emblem: 'lotus', palette: 'jade', backdrop: 'clouds', tilt: 0, name: null },
  picture: null,
  version: VERSION,
  art_version: ART_VERSION,
  ...changes,
})

export type StandIn = {
  readonly origin: string
  /** By subject, as `game:12`; all others are unknown. */
  readonly pictures: Map<string, Finding>
  /** Subjects the api was asked for, in their order. */
  readonly asked: string[]
  /** The api does not answer any more, or does again. */
  isAway: boolean
  close(): Promise<void>
}

/** Speaks the wire of the one call that pictures need, with the contract's own encoder. */
export async function startStandIn(): Promise<StandIn> {
  const pictures = new Map<string, Finding>()
  const asked: string[] = []
  const answer = ({ kind, id }: Record<string, string>): string => {
    const subject = pictureSubject(kind as 'game', id ?? '')
    asked.push(subject)
    const found = pictures.get(subject)
    return found ? encode(found) : JSON.stringify({ code: 101, message: '', data: null })
  }
  const server = http.createServer((request, response) => {
    void readJson(request).then((body) => {
      const isHere = request.headers['x-forwarded-host'] === HOST
      if (standIn.isAway) return void response.destroy()
      if (isHere && request.url === addressOf(findPictureCall))
        return void response.end(answer(body))
      response.writeHead(404).end(JSON.stringify({ code: 404, message: '', data: null }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const standIn: StandIn = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pictures,
    asked,
    isAway: false,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}

const encode = compileEncoder(findPictureCall.data, (data) => ({
  code: findPictureCall.successCode,
  message: '',
  data,
}))

async function readJson(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const part of request) text += String(part)
  return JSON.parse(text) as Record<string, string>
}
