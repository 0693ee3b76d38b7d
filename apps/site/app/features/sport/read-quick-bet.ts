import type { Client } from '@oriel/contract/client'
import { sportQuickBetCall } from '@oriel/contract/member/sport'
import { checkIframeCall } from '@oriel/contract/site/sport'
import type { Currency } from '@oriel/core/currency'
import { deviceOf } from '../../platform/content-asker.ts'
import type { Visit } from '../../platform/visit.ts'

type Read =
  | { readonly ok: true; readonly value: { readonly url: string | null } }
  | { readonly ok: false; readonly reason: string; readonly message: string }

/**
 * S4.086: fetches the address, checks the page, and only then shows it. Null if the site offers no
 * quick bet, which is not a failure.
 */
export async function readQuickBet(
  call: Client,
  { mode }: Pick<Visit, 'mode'>,
  { currency, domain }: { readonly currency: Currency; readonly domain: string },
  signal: AbortSignal,
): Promise<Read> {
  const given = await call(
    sportQuickBetCall,
    { currency, domain, support_device: deviceOf(mode) },
    signal,
  )
  if (!given.ok && given.reason === 'sport_unknown') return { ok: true, value: { url: null } }
  if (!given.ok) return given
  const { url } = given.value.detail
  const checked = await call(checkIframeCall, { url }, signal)
  return checked.ok ? { ok: true, value: { url } } : checked
}
