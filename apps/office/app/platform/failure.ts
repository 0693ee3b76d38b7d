import type { Failure } from '@oriel/contract/client'
import type { Text } from '@oriel/i18n/text'
import type { MessageId } from '@oriel/i18n/message-id'

/** A call that did not succeed, as an error that queries can throw. */
export class CallFailure extends Error {
  readonly reason: string
  readonly traceId: string | null
  /** The server's own sentence; empty where no server answered. */
  readonly said: string

  constructor({ reason, message, traceId }: Failure<string>) {
    super(`${reason}: ${message}`)
    this.name = 'CallFailure'
    this.reason = reason
    this.traceId = traceId
    this.said = message
  }
}

/** Whether asking once more can help: nothing came, or the server itself failed. */
const PASSING: ReadonlySet<string> = new Set([
  'network_error',
  'request_timeout',
  'server_error',
  'unavailable',
])
export const isPassing = (error: unknown): boolean =>
  error instanceof CallFailure && PASSING.has(error.reason)

/** What the browser says where no server could: nothing came, or not in time. */
const UNANSWERED: Readonly<Record<string, MessageId>> = {
  network_error: 'office.part.no_answer',
  bad_answer: 'office.part.no_answer',
  request_timeout: 'office.part.no_answer_in_time',
}

type Refusal = { readonly reason: string; readonly message: string }

/** Why a call was not answered as hoped, in the reader's language: the server's own sentence. */
export function sayRefusal({ reason, message }: Refusal, { t }: Pick<Text, 't'>): string {
  const own = UNANSWERED[reason]
  return own ? t(own) : message || t('office.part.unexpected')
}

/** The same for what a query has thrown. */
export const sayFailure = (error: unknown, text: Pick<Text, 't'>): string =>
  error instanceof CallFailure
    ? sayRefusal({ reason: error.reason, message: error.said }, text)
    : text.t('office.part.unexpected')
