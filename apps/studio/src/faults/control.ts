import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { readJson } from '../player/bind.ts'
import { sendControl } from './control-page.ts'
import { isPossible, type Faults } from './faults.ts'
import { kinds } from './kinds.ts'

const FAULTS_MAX = 50
const TIMES_MAX = 1_000_000
/** A call that comes later than this is stale, and so is never done. */
const WAIT_MAX_MS = 25_000

const FaultWire = z
  .strictObject({
    path: z.string().check(z.regex(/^\/[a-z0-9/-]+\*?$/)),
    kind: z.enum(kinds),
    percent: z._default(z.number().check(z.minimum(0), z.maximum(100)), 100),
    times: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(TIMES_MAX))), null),
    ms: z._default(z.int().check(z.minimum(0), z.maximum(WAIT_MAX_MS)), 1_000),
  })
  .check(z.refine((fault) => isPossible(fault), 'this kind does not happen there'))
const FaultsWire = z.strictObject({ faults: z.array(FaultWire).check(z.maxLength(FAULTS_MAX)) })

/** A page of another site may not order faults for whoever looks at it. */
const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site'])

/** Where faults are ordered: a page for people, and the same for programs. */
export function bindControl(app: FastifyInstance, faults: Faults): void {
  const told = () => ({ seed: faults.seed, faults: faults.list() })
  const refused = (reply: FastifyReply, error: string) => reply.code(400).send({ error })

  app.get('/control', (_request, reply) => sendControl(reply, faults))
  app.get('/control/faults', () => told())
  app.post('/control/faults', async (request, reply) => {
    if (isFromElsewhere(request)) return reply.code(403).send({ error: 'from elsewhere' })
    const wanted = FaultsWire.safeParse(readJson(request.body as Buffer))
    if (!wanted.success) return refused(reply, z.prettifyError(wanted.error))
    faults.set(wanted.data.faults)
    return told()
  })

  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    )
    forms.post('/control', async (request, reply) => {
      if (isFromElsewhere(request)) return reply.code(403).send({ error: 'from elsewhere' })
      const wrong = change(faults, request.body as URLSearchParams)
      return wrong === null ? reply.redirect('/control', 303) : sendControl(reply, faults, wrong)
    })
  })
}

/** Does what a form asks for: one more, one less, or none at all. A text says what is wrong. */
function change(faults: Faults, form: URLSearchParams): string | null {
  if (form.has('clear')) {
    faults.set([])
    return null
  }
  if (form.has('remove')) {
    faults.remove(Number(form.get('remove')))
    return null
  }
  const times = form.get('times') ?? ''
  const added = FaultWire.safeParse({
    path: form.get('path'),
    kind: form.get('kind'),
    percent: Number(form.get('percent')),
    times: times === '' ? null : Number(times),
    ms: Number(form.get('ms')),
  })
  if (!added.success) return z.prettifyError(added.error)
  if (faults.list().length >= FAULTS_MAX) return `There are ${FAULTS_MAX} already.`
  faults.add(added.data)
  return null
}
