import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf } from '@oriel/contract/endpoint'
import { serviceAgreementCall } from '@oriel/contract/member/agreement'
import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { registerCall } from '@oriel/contract/member/registration'
import { LOGIN_HEADER, loginCall } from '@oriel/contract/member/session'
import { toWire } from '@oriel/contract/registration-wire'
import { CASE_ASKS, CASE_FORMS } from '@oriel/forms/testing/field-cases'
import type { Database } from '@oriel/db/database'
import { CAST_PASSWORD, ORIEL } from '@oriel/dev-world/cast'
import { knownCaptcha, loginPass, makeMembers } from '@oriel/dev-world/testing/sign-ins'
import { saveRegisterAsks } from '@oriel/domain/registration'
import type { Keys } from '@oriel/keys/keys'
import { ask, type Said } from './asking.ts'

/** What became of one request, by the word of who asked. */
export type Sent = {
  readonly kind: 'login' | 'registration' | 'read'
  readonly account: string
  /** The same for all that were sent with the same header and captcha; also the device's name. */
  readonly label: string
  readonly begunAt: number
  readonly endedAt: number
  /** Null when no answer came: it may have happened. */
  readonly code: string | null
  readonly failure: string
  readonly secrets: { readonly token: string; readonly binding: string } | null
}

export type LoginLoad = {
  readonly port: number
  readonly database: Database
  readonly keys: Keys
  readonly perSecond: Readonly<Record<Sent['kind'], number>>
  readonly seconds: number
}

/** Each signs in every few seconds, so that a later sign-in ends an earlier one. */
const MEMBERS = 40
/** So many sign-ins are sent twice at once, header and captcha and all. */
const TWICE_EVERY = 10
/** Every so many new members come by a friend's code. */
export const isRecommended = (number: number): boolean => number % 2 === 0
const RECOMMEND_CODE = 'SPH4X7'
const SUCCESS = '100'

const signers = Array.from({ length: MEMBERS }, (_, number) => `signer${1000 + number}`)
export const newAccount = (number: number): string => `newcomer${1000 + number}`

let addresses = 0
/** All of 127.0.0.0/8 is this machine; everybody comes from another address of it. */
const somewhere = (): string => {
  addresses += 1
  return `127.${1 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Signs in, registers and reads at a pace, whatever breaks meanwhile; fills `sent`. */
export async function runLoginLoad(load: LoginLoad, sent: Sent[]): Promise<void> {
  const { database, keys, port, perSecond, seconds } = load
  await makeMembers(database, keys, signers)
  // The first site's own form for dollars asks for little; half a member shows best in a full one.
  await saveRegisterAsks(database, ORIEL, 'USD', CASE_ASKS.USD)
  const agreed = await readAgreements(port)
  const agent = new http.Agent({ keepAlive: true })
  await Promise.all([
    paced(perSecond.login, seconds, (number) => signIn(load, number, sent)),
    paced(perSecond.registration, seconds, (number) => becomeMember(load, number, agreed, sent)),
    paced(perSecond.read, seconds, async () => {
      const question = { path: addressOf(announcementMarqueeCall), body: {} }
      await note(sent, { kind: 'read', account: '', label: '' }, () => ask(port, question, agent))
    }),
  ])
  agent.destroy()
}

async function readAgreements(port: number): Promise<{ id: number; version: number }[]> {
  const said = await ask(port, { path: addressOf(serviceAgreementCall), body: {} })
  const { code, failure, data } = said
  if (code !== SUCCESS) throw new Error(`the agreement was not given: ${code ?? failure}`)
  const { list } = data as { list: { id: number; version: number }[] }
  return list.map(({ id, version }) => ({ id, version }))
}

/**
 * A number of acts at a pace, at most one second's worth of them under way: a slow machine gets
 * them more slowly, and not more at once than it can answer.
 */
async function paced(
  perSecond: number,
  seconds: number,
  act: (number: number) => Promise<void>,
): Promise<void> {
  const begun = performance.now()
  const underWay = new Set<Promise<void>>()
  for (let number = 0; number < perSecond * seconds; number += 1) {
    await sleep(Math.max(0, begun + (number * 1000) / perSecond - performance.now()))
    while (underWay.size >= perSecond) await Promise.race(underWay)
    const one = act(number).finally(() => underWay.delete(one))
    underWay.add(one)
  }
  await Promise.all(underWay)
}

async function note(
  sent: Sent[],
  what: Pick<Sent, 'kind' | 'account' | 'label'>,
  act: () => Promise<Said>,
): Promise<Sent> {
  const begunAt = performance.now()
  const said = await act()
  const { code, failure } = said
  const secrets = code === SUCCESS && what.kind !== 'read' ? secretsOf(said) : null
  const one = { ...what, begunAt, endedAt: performance.now(), code, failure, secrets }
  sent.push(one)
  return one
}

const secretsOf = ({ data, cookies }: Said): Sent['secrets'] => ({
  token: (data as { token: string }).token,
  binding: cookies.get('__Host-sb') ?? '',
})

/** A pass is good once: some are sent twice at once, and any that had no answer once more. */
async function signIn(load: LoginLoad, number: number, sent: Sent[]): Promise<void> {
  const { port, database, keys } = load
  const account = signers[number % MEMBERS] ?? ''
  const label = `login ${number}`
  const from = somewhere()
  const { header, captcha_token, answer } = await loginPass(database, keys, from, new Date())
  const body = { account, password: CAST_PASSWORD, captcha_token, answer, browser: label }
  const headers = { [LOGIN_HEADER]: header }
  const send = () =>
    note(sent, { kind: 'login', account, label }, () =>
      ask(port, { path: addressOf(loginCall), body, headers, from }),
    )
  const first = await Promise.all(number % TWICE_EVERY === 0 ? [send(), send()] : [send()])
  if (first.some(({ code }) => code === null)) await send()
}

/** Who gets no answer fills in the form once more, as a person would. */
async function becomeMember(
  load: LoginLoad,
  number: number,
  agreements: unknown,
  sent: Sent[],
): Promise<void> {
  const { port, database, keys } = load
  const account = newAccount(number)
  const form = {
    ...toWire(CASE_FORMS.USD),
    member_account: account,
    member_email: `${account}@mail.example`,
    member_currency: 'USD',
    recommend_code: isRecommended(number) ? RECOMMEND_CODE : '',
    agreements,
  }
  const send = async (label: string) => {
    const from = somewhere()
    const captcha = await knownCaptcha(database, keys, { type: 'register', ip: from }, new Date())
    const body = { ...form, ...captcha, browser: label }
    return note(sent, { kind: 'registration', account, label }, () =>
      ask(port, { path: addressOf(registerCall), body, from }),
    )
  }
  const { code } = await send(`registration ${number}`)
  if (code === null) await send(`registration ${number} again`)
}
