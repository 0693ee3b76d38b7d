import type { Rows } from '@oriel/db/database'
import { answered, unknown } from '@oriel/domain/provider'
import { flagsOf } from '@oriel/domain/site'
import type { Screening } from '@oriel/domain/withdrawal'
import { ask, nothingKnown, readJson, type Fetch } from '@oriel/providers/asking'
import { createFence } from '@oriel/providers/fence'
import * as z from 'zod/mini'
import { PAYMENT_LIMITS, type PaymentLimits } from './limits.ts'

const Said = z.object({ result: z.enum(['clear', 'hit']) })
const DEFINITE = 200
const ANSWER_MAX_BYTES = 4_096

type Options = {
  readonly rows: Rows
  /** Empty: there is none. */
  readonly url: string
  readonly now: () => Date
  readonly fetch?: Fetch
  readonly limits?: Partial<PaymentLimits>
}

/**
 * Asks a service that compares people with lists of sanctions. Where none is set up, a site of play
 * money goes on without; of any other nobody is paid until one answers.
 */
export function createScreening({ rows, url, now, ...options }: Options): Screening {
  const limits = { ...PAYMENT_LIMITS, ...options.limits }
  const fence = createFence(limits, now)
  const wire = { fetch: options.fetch ?? globalThis.fetch }
  return {
    async check({ siteId, name, birthday }) {
      if (url === '') {
        const { realMoney } = await flagsOf(rows, siteId)
        return realMoney === null ? answered('clear') : unknown('unreachable')
      }
      return fence.run({ places: 'screening', isBreakable: false }, limits.statusMs, async () => {
        const init = {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name, birthday }),
        }
        const heard = await ask(wire, `${url}/check`, init, limits.statusMs, ANSWER_MAX_BYTES)
        if (heard.kind === 'unknown') return heard
        const said = z.safeParse(Said, heard.status === DEFINITE ? readJson(heard.text) : null)
        return said.success ? answered(said.data.result) : nothingKnown('bad_answer')
      })
    },
  }
}
