import { addressOf } from '@oriel/contract/endpoint'
import { readEnvelope } from '@oriel/contract/envelope'
import { checkSportAddressCall } from '@oriel/contract/member/sport'
import { checkIframeCall } from '@oriel/contract/site/sport'
import type { Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { currentTraceId } from '@oriel/service/trace'
import * as z from 'zod/mini'
import type { Api, Passing } from '@oriel/web/server/api'
import { readFrameAddress } from './frame-rules.ts'
import { readJson, refuseOwn } from '@oriel/web/server/own-body'
import type { SeePage } from './see-page.ts'

type Own = { status: number; body: string }
type Asked = {
  readonly body: string
  readonly locale: Locale
  /** As the browser sees us: the page that will frame the other one. */
  readonly origin: string
  readonly passing: Omit<Passing, 'body'>
}
type Doors = {
  readonly api: Pick<Api, 'pass'>
  /** Where games are played. */
  readonly origins: readonly string[]
  readonly seePage: SeePage
}

/**
 * The site's own call /check_iframe. Two must agree before a byte leaves: the operator, who lists
 * where games are played, and the api, which knows what it has given to this session. Whatever is
 * wrong is told alike, so that nobody learns by it what else can be reached from here.
 */
export async function answerCheckIframe(doors: Doors, asked: Asked): Promise<Own> {
  const { locale, passing } = asked
  const input = z.safeDecode(checkIframeCall.input, readJson(asked.body) as never)
  if (!input.success) return refuseOwn('invalid_input', locale)
  const { url: text } = input.data
  // The session is asked first, also for addresses that are refused in any case: who has none
  // hears so, and tries are counted.
  const passed = await doors.api
    .pass(addressOf(checkSportAddressCall), { ...passing, body: { url: text } })
    .catch(() => null)
  const said = passed && readEnvelope(readJson(passed.body))
  if (!said) return refuseOwn('unavailable', locale)
  if (said.code !== String(checkSportAddressCall.successCode)) {
    return { status: passed.status, body: passed.body }
  }
  const url = readFrameAddress(text, doors.origins)
  const isThere = url !== null && (await doors.seePage(url, asked.origin))
  if (!isThere) return refused(locale)
  return { status: 200, body: JSON.stringify({ code: 100, message: '', data: { ok: 1 } }) }
}

const refused = (locale: Locale): Own => {
  const message = serverText(locale).t('reason.sport_address_refused')
  const body = { code: 101, message, data: null, trace_id: currentTraceId() }
  return { status: 200, body: JSON.stringify(body) }
}
