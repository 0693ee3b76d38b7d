import type { FastifyInstance, FastifyReply } from 'fastify'
import { writeDiscovery } from './discovery.ts'
import { createGrants } from './grants.ts'
import { sendChoice, sendFault } from './page.ts'
import { people } from './people.ts'
import { checkAuthorize, type Checked, type OpenidOptions } from './rules.ts'
import { createSigner, type Algorithm } from './signer.ts'
import { addToken, formOf } from './token.ts'

/** The path of the second issuer, below the sandbox's own address. */
const RSA_PATH = '/rs256'

/** Two issuers with the same people, each with keys and codes of its own: ES256 and RS256. */
export function addOpenid(app: FastifyInstance, options: OpenidOptions): void {
  addIssuer(app, options, 'ES256')
  const second = { ...options, issuer: `${options.issuer}${RSA_PATH}` }
  void app.register(async (below) => addIssuer(below, second, 'RS256'), { prefix: RSA_PATH })
}

/** OpenID Connect with the authorization code, PKCE and a client that has a secret. */
function addIssuer(app: FastifyInstance, options: OpenidOptions, algorithm: Algorithm): void {
  const { issuer, client, now } = options
  const signer = createSigner(algorithm)
  const grants = createGrants(now)

  app.get('/.well-known/openid-configuration', (_request, reply) =>
    reply.send(writeDiscovery(issuer, algorithm)),
  )
  app.get('/jwks', (_request, reply) => reply.send({ keys: [signer.publicKey()] }))
  app.get('/authorize', (request, reply) => {
    const checked = checkAuthorize(new URL(request.url, issuer).searchParams, client)
    if (!checked.ok) return sendRefusal(reply, checked, issuer)
    return sendChoice(reply, checked.request, `${app.prefix}/authorize`)
  })
  app.post('/authorize', (request, reply) => {
    const form = formOf(request)
    const checked = checkAuthorize(form, client)
    if (!checked.ok) return sendRefusal(reply, checked, issuer)
    const person = people.find(({ id }) => id === form.get('person'))
    const { redirectUri, state } = checked.request
    const answer = person
      ? { code: grants.give(checked.request, person) }
      : { error: 'access_denied' }
    return leadBack(reply, redirectUri, { ...answer, state, iss: issuer })
  })
  addToken(app, options, { grants, signer })
}

function sendRefusal(
  reply: FastifyReply,
  checked: Exclude<Checked, { ok: true }>,
  issuer: string,
): FastifyReply {
  if (checked.show === 'page') return sendFault(reply, checked.error)
  const { error, state, redirectUri } = checked
  return leadBack(reply, redirectUri, { error, state, iss: issuer })
}

/** RFC 9207: the answer names who gives it, so that no other provider can slip in its own. */
function leadBack(
  reply: FastifyReply,
  to: string,
  answer: Readonly<Record<string, string>> & { readonly iss: string },
): FastifyReply {
  const url = new URL(to)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return reply.redirect(url.href, 303)
}
