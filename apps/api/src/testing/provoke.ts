import { addressOf, type AnyEndpoint, type ReasonOf } from '@oriel/contract/endpoint'
import { serverText } from '@oriel/i18n/server'
import { describe, expect, test } from 'vitest'
import type { Said } from './open-door.ts'

/**
 * Calls that one right body cannot open: signing in takes a captcha, a header and a person. Each of
 * these words has a test of its own that proves its answers and provokes each of its reasons with
 * `everyReason`; all other calls are proven in answers.test.ts.
 */
const WITH_STORY = [
  /^\/api\/(login|logout|get_login_header|member\/session|member\/hand_over)/,
  /^\/api\/(register|member_info|arks\/web\/(register-settings$|check-agent-domain|model\/reg))/,
  /^\/api\/(arks\/web\/(vx|recovery)|member\/(profile|export|passkey|totp|round))/,
  /^\/api\/(member\/(bank-card|game|notices|payment|removal|turnover|wallet|recommend|apply_for_agent)|demo\/play)/,
  /^\/api\/arks\/web\/(activity\/(roulette|red_envelope)|member\/letter)/,
  /^\/api\/(games\/favourites|arks\/web\/(member-games\/(last|favorite)|game-providers\/sport))/,
]

export const needsStory = (call: AnyEndpoint): boolean =>
  WITH_STORY.some((one) => one.test(addressOf(call)))

/** Provokes each reason a call lists, through HTTP, and nothing that it does not list. */
export function everyReason<Call extends AnyEndpoint>(
  call: Call,
  provoked: Readonly<Record<ReasonOf<Call>, () => Promise<Said>>>,
  statements: Readonly<Record<string, string>> = {},
): void {
  describe(`${addressOf(call)} refuses`, () => {
    test('for exactly the reasons it lists', () => {
      expect(Object.keys(provoked).toSorted()).toEqual(Object.values(call.errors).toSorted())
    })
    const codes = Object.entries(call.errors) as [string, ReasonOf<Call>][]
    test.each(codes.map(([code, reason]) => ({ code, reason, named: statements[reason] ?? '' })))(
      '$named $reason, as code $code',
      async ({ code, reason }) => {
        const { status, body } = await provoked[reason]()
        expect({ status, code: String(body.code) }).toEqual({ status: 200, code })
        // Not every site speaks English.
        const messages = (['en_US', 'vi_VN'] as const).map((locale) =>
          serverText(locale).t(`reason.${reason}` as 'reason.not_found'),
        )
        expect(body.message).toBeOneOf(messages)
      },
    )
  })
}
