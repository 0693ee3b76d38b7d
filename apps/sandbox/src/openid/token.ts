import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Grants } from './grants.ts'
import { isSame, type Client, type OpenidOptions } from './rules.ts'
import type { Signer } from './signer.ts'

const TOKEN_LIVES_S = 300
const ACCESS_TOKEN_BYTES = 32

/** A code, its verifier and the client's secret against a signed token of who it was. */
export function addToken(
  app: FastifyInstance,
  { issuer, client, now }: OpenidOptions,
  { grants, signer }: { readonly grants: Grants; readonly signer: Signer },
): void {
  app.post('/token', (request, reply) => {
    if (!isClient(request, client)) {
      reply.header('www-authenticate', 'Basic realm="sandbox"')
      return reply.code(401).send({ error: 'invalid_client' })
    }
    const form = formOf(request)
    if (form.get('grant_type') !== 'authorization_code') {
      return reply.code(400).send({ error: 'unsupported_grant_type' })
    }
    const redirectUri = form.get('redirect_uri') ?? ''
    const verifier = form.get('code_verifier') ?? ''
    const grant = grants.take(form.get('code') ?? '', { redirectUri, verifier })
    if (!grant) return reply.code(400).send({ error: 'invalid_grant' })
    const { id: sub, name, email, locale } = grant.person
    const iat = Math.floor(now().getTime() / 1000)
    const times = { iat, auth_time: iat, exp: iat + TOKEN_LIVES_S }
    const who = { sub, name, email, email_verified: true, locale }
    return reply.send({
      access_token: randomBytes(ACCESS_TOKEN_BYTES).toString('base64url'),
      token_type: 'Bearer',
      expires_in: TOKEN_LIVES_S,
      id_token: signer.write({ iss: issuer, aud: client.id, nonce: grant.nonce, ...times, ...who }),
    })
  })
}

export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

/** The client says its secret in the header, where no log of addresses or forms sees it. */
function isClient({ headers }: FastifyRequest, client: Client): boolean {
  const [scheme, encoded = ''] = (headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'basic') return false
  const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':')
  return isSame(`${decodeForm(id)}:${decodeForm(secret)}`, `${client.id}:${client.secret}`)
}

/** RFC 6749, 2.3.1: id and secret are encoded as in a form. Clients differ in what they escape. */
const decodeForm = (text: string): string => new URLSearchParams(`v=${text}`).get('v') ?? ''
