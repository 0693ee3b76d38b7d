import type { registerCall } from '@oriel/contract/member/registration'
import { failuresWire } from '@oriel/contract/registration-effect'
import { fromWire } from '@oriel/contract/registration-wire'
import { done, refuse } from '@oriel/core/outcome'
import { failuresOf, register } from '@oriel/domain/registration'
import type { Handler } from '../../bind.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'
import { signedInWire } from '../session/wire.ts'

/** Makes a member of a visitor. Browser and domain check the form with the same functions. */
export const submitForm =
  (house: House): Handler<typeof registerCall> =>
  async (input, caller) => {
    const outcome = await register(
      house,
      {
        site: caller.site,
        currency: input.member_currency,
        language: caller.locale,
        // The wire has no box of its own: `agreements` lists what it was ticked for.
        form: fromWire(input, true),
        agreed: input.agreements.map(({ id: number, version }) => ({ number, version })),
        captchaToken: input.captcha_token,
        agent: String(input.member_agent),
        recommendCode: input.recommend_code,
        host: caller.host,
      },
      fromOf(caller, input),
      house.now(),
    )
    if (outcome.ok) return done(signedInWire(caller, outcome.value))
    return refuse(outcome.reason, { failures: failuresWire(failuresOf(outcome)) })
  }
