import { finishOpenidCall, startOpenidCall } from '@oriel/contract/member/openid'
import { done, refuse } from '@oriel/core/outcome'
import { findCandidate } from '@oriel/domain/member'
import { findIdentity, linkIdentity, type Identity } from '@oriel/domain/openid'
import { issueHandOver } from '@oriel/domain/session'
import { newSecret } from '@oriel/keys/secret'
import * as z from 'zod/mini'
import { bind, type Binding } from '../../bind.ts'
import type { Caller } from '../../caller.ts'
import type { House } from '../../house.ts'

const COOKIE = '__Host-oidc'
const COOKIE_S = 600
/** Where the other house sends the popup back to; it knows this address word for word. */
const CALLBACK = '/authCallback'

/** What this browser asked for, kept sealed in its own cookie: nobody else's answer fits. */
const Asked = z.object({
  state: z.string(),
  told: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  wish: z.enum(['sign-in', 'link']),
})
type Asked = z.output<typeof Asked>

export const openidBindings = (house: House): Binding[] => [
  bind(startOpenidCall, async ({ state: told, wish }, caller) => {
    const { openid } = house
    if (!openid) return refuse('openid_not_offered')
    const asked: Asked = {
      state: newSecret(),
      nonce: newSecret(),
      verifier: newSecret(),
      told,
      wish,
    }
    const url = await openid.authorizeUrl({ ...asked, redirect: redirectOf(caller) }, house.now())
    if (url === null) return refuse('openid_failed')
    caller.keep(COOKIE, sealAsked(house, caller, asked), COOKIE_S)
    return done({ url })
  }),

  bind(finishOpenidCall, async (answer, caller) => {
    const { openid } = house
    const asked = readAsked(house, caller)
    caller.keep(COOKIE, '', 0)
    if (!openid || !asked) return refuse('openid_failed')
    const sent = { ...asked, redirect: redirectOf(caller) }
    const subject = await openid.subjectOf(sent, answer, house.now())
    if (subject === null) return refuse('openid_failed')
    const identity = { siteId: caller.site.id, issuer: openid.issuer, subject }
    return asked.wish === 'link'
      ? link(house, caller, identity, asked)
      : signIn(house, caller, identity, asked)
  }),
]

async function link(house: House, { session }: Caller, identity: Identity, asked: Asked) {
  if (!session) return refuse('openid_failed')
  const { database, keys } = house
  const isLinked = await linkIdentity(database, keys, identity, session.memberId, house.now())
  return isLinked ? done({ enc: '', state: asked.told }) : refuse('openid_taken')
}

async function signIn(house: House, { site }: Caller, identity: Identity, asked: Asked) {
  const { database, keys } = house
  const memberId = await findIdentity(database.rows, keys, identity)
  if (!memberId) return refuse('openid_not_linked')
  const member = await findCandidate(database.rows, site.id, { id: memberId })
  if (member?.state !== 'open') return refuse('account_disabled')
  const owner = { id: null, siteId: site.id, memberId }
  const enc = await issueHandOver(database, keys, owner, 'openid', house.now())
  return done({ enc, state: asked.told })
}

const redirectOf = (caller: Caller): string => `${caller.origin}${CALLBACK}`

const sealAsked = ({ keys }: House, { site }: Caller, asked: Asked): string =>
  keys.seal('hand-over', JSON.stringify(asked), `openid ${site.id}`).toString('base64url')

function readAsked({ keys }: House, caller: Caller): Asked | null {
  const sealed = Buffer.from(caller.cookie(COOKIE) ?? '', 'base64url')
  const text = keys.open('hand-over', sealed, `openid ${caller.site.id}`)
  const asked = text && z.safeParse(Asked, JSON.parse(text.toString()))
  return asked?.success ? asked.data : null
}
