import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTokenKeys, type TokenKeys } from './token-keys.ts'

export const CLIENT = { clientId: 'oriel', clientSecret: 'a:b' }
const TOKEN_LIVES_S = 300

type Parts = Record<string, unknown>
type Asked = { readonly path: string; readonly body: string; readonly authorization: string }
type Answer = (response: ServerResponse) => void

/** An identity provider over HTTP whose tokens and documents a test can falsify. */
export type Issuer = {
  readonly address: string
  readonly asked: Asked[]
  /** Changes the next token; everything else goes back to what is right. */
  says(claims: Parts, header?: Parts): void
  /** Signs the next token with keys that are not published. */
  forges(): void
  /** Changes the discovery document. */
  publishes(changes: Parts): void
  /** Answers a path as the test wants. */
  answers(path: string, answer: Answer): void
  close(): Promise<void>
}

type Told = {
  readonly claims: Parts
  readonly header: Parts
  readonly document: Parts
  readonly keys: TokenKeys
  readonly answers: Map<string, Answer>
}

export async function startIssuer(now: () => Date, port = 0): Promise<Issuer> {
  const [own, foreign] = [createTokenKeys(), createTokenKeys()]
  const asked: Asked[] = []
  const right = (): Told => ({
    claims: {},
    header: {},
    document: {},
    keys: own,
    answers: new Map(),
  })
  let told = right()
  const server = createServer((request, response) => void answer(request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const writeToken = (): string => {
    const iat = Math.floor(now().getTime() / 1000)
    const times = { iat, exp: iat + TOKEN_LIVES_S }
    const claims = { iss: address, aud: CLIENT.clientId, sub: 'minh', ...times, ...told.claims }
    return told.keys.sign({ alg: 'ES256', ...told.header }, claims)
  }
  const documents: Readonly<Record<string, () => Parts>> = {
    '/.well-known/openid-configuration': () => ({
      issuer: address,
      authorization_endpoint: `${address}/authorize`,
      token_endpoint: `${address}/token`,
      jwks_uri: `${address}/jwks`,
      id_token_signing_alg_values_supported: ['ES256', 'RS256'],
      ...told.document,
    }),
    '/jwks': () => ({ keys: own.published }),
    '/token': () => ({ access_token: 'unused', token_type: 'Bearer', id_token: writeToken() }),
  }
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? ''
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { authorization = '' } = request.headers
    asked.push({ path, body: Buffer.concat(parts).toString(), authorization })
    const given = told.answers.get(path)
    if (given) return given(response)
    const document = documents[path]?.()
    response.writeHead(document ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(document ?? {}))
  }
  return {
    address,
    asked,
    says: (claims, header = {}) => void (told = { ...right(), claims, header }),
    forges: () => void (told = { ...told, keys: foreign }),
    publishes: (document) => void (told = { ...told, document }),
    answers: (path, given) => void told.answers.set(path, given),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
