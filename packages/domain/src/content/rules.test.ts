import { EVIL_TARGETS, LISTED_ORIGIN } from '@oriel/core/testing/evil-targets'
import { expect, test } from 'vitest'
import { checkTarget } from './rules.ts'

const allowed = [LISTED_ORIGIN]

test.each([null, '/', '/main/about?x#y', `${LISTED_ORIGIN}/page`])('%j may be led to', (target) => {
  expect(checkTarget(target, allowed)).toBeNull()
})

test.each(EVIL_TARGETS)('[A46] no banner, offer or sponsor leads to %j', (target) => {
  expect(checkTarget(target, allowed)).toBe('content_target_not_allowed')
})
