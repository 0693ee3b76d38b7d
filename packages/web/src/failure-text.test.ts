import type { MessageId } from '@oriel/i18n/message-id'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

const text = { t: (id: MessageId) => `<${id}>` }

test('[S8.022] the server’s own message is shown; without one the page has its own', () => {
  const said = { reason: 'currency_not_offered', message: 'Not offered here.' }
  expect(failureText(said, text)).toBe('Not offered here.')
  expect(failureText({ reason: 'other_code', message: '' }, text)).toBe('<error.unexpected>')
})

test('where nothing came from a server, the page says so in its own language', () => {
  const of = (reason: string) => failureText({ reason, message: 'network error' }, text)
  expect(of('network_error')).toBe('<error.network_error>')
  expect(of('bad_answer')).toBe('<error.network_error>')
  expect(of('request_timeout')).toBe('<error.request_timeout>')
})
