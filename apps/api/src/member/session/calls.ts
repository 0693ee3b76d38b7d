import {
  doubleValidationCall,
  handOverCall,
  LOGIN_HEADER,
  loginCall,
  loginHeaderCall,
  logoutCall,
  proveCall,
  sessionListCall,
  skipQuestionCall,
  takeHandOverCall,
  type LoginStepWire,
} from '@oriel/contract/member/session'
import { done, refuse } from '@oriel/core/outcome'
import {
  answerStep,
  endSession,
  issueHandOver,
  issueLoginHeader,
  listSessions,
  proveSession,
  signIn,
  skipStep,
  takeHandOver,
  type PastSession,
  type StepQuestion,
} from '@oriel/domain/session'
import type * as z from 'zod/mini'
import { bind, type Binding } from '../../bind.ts'
import { BINDING_COOKIE } from '../../caller.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'
import { signedInWire } from './wire.ts'

export const sessionBindings = (house: House): Binding[] => [
  bind(loginHeaderCall, async (_input, { site }) =>
    done({ header: issueLoginHeader(house.keys, site.id, house.now()) }),
  ),

  bind(loginCall, async (input, caller) => {
    const attempt = {
      account: input.account,
      password: input.password,
      captcha: { token: input.captcha_token, answer: input.answer },
      header: caller.header(LOGIN_HEADER),
      asksNewDevices: caller.site.flags.asksNewDevices,
    }
    const outcome = await signIn(house, attempt, fromOf(caller, input), house.now())
    if (outcome.ok) return done(signedInWire(caller, outcome.value))
    if (outcome.reason !== 'different_device') return outcome
    return refuse('different_device', stepWire(outcome.told as Asked))
  }),

  bind(doubleValidationCall, async (input, caller) => {
    const given = {
      id: input.member_login_id,
      answer: input.answer,
      captcha: { token: input.captcha_token, answer: input.captcha_answer },
    }
    const outcome = await answerStep(house, given, fromOf(caller, input), house.now())
    return outcome.ok ? done(signedInWire(caller, outcome.value)) : outcome
  }),

  bind(skipQuestionCall, async (input, { site }) => {
    const outcome = await skipStep(house, input.member_login_id, site.id, house.now())
    return outcome.ok ? done(stepWire(outcome.value)) : outcome
  }),

  bind(logoutCall, async (_input, caller) => {
    await endSession(house.database, caller.session.id, house.now())
    caller.keep(BINDING_COOKIE, '', 0)
    return done({})
  }),

  bind(proveCall, async (input, { session, ip }) => {
    const outcome = await proveSession(house, session, { ...input, ip }, house.now())
    return outcome.ok ? done({}) : outcome
  }),

  bind(sessionListCall, async ({ after, count }, { session }) => {
    // One more than asked for tells whether there is another page.
    const page = { after: after ?? null, limit: count + 1 }
    const found = await listSessions(house.database.rows, session.memberId, page)
    const list = found.slice(0, count)
    const next = found.length > count ? (list.at(-1)?.id ?? null) : null
    return done({ list: list.map((one) => pastWire(one, session.id)), next })
  }),

  bind(handOverCall, async (_input, { session }) => {
    const { database, keys } = house
    return done({ enc: await issueHandOver(database, keys, session, 'hand_over', house.now()) })
  }),

  bind(takeHandOverCall, async (input, caller) => {
    const outcome = await takeHandOver(house, input.code, fromOf(caller, input), house.now())
    return outcome.ok ? done(signedInWire(caller, outcome.value)) : outcome
  }),
]

type Asked = { readonly id: string; readonly question: StepQuestion; readonly count: number }

const stepWire = ({ id, question, count }: Asked): z.output<typeof LoginStepWire> => ({
  member_login_id: id,
  question,
  available_questions_count: count,
})

const pastWire = (one: PastSession, current: string) => ({
  id: one.id,
  is_current: one.id === current,
  opened_with: one.openedWith,
  device: one.device,
  ip: one.ip,
  created_at: one.createdAt,
  seen_at: one.seenAt,
  ended_at: one.endedAt,
  ended_because: one.endedBecause,
})
