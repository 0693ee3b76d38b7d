import type { DataOf } from '@oriel/contract/endpoint'
import { serviceAgreementCall } from '@oriel/contract/member/agreement'
import type { Currency } from '@oriel/core/currency'
import { useCallback } from 'react'
import { call } from '../../platform/call.ts'
import { contentAsker } from '../../platform/content-asker.ts'
import { useRead } from '@oriel/web/use-read'
import { useVisit } from '../../platform/use-visit.ts'

export type Agreement = DataOf<typeof serviceAgreementCall>['list'][number]

/** What the box is ticked for, with the versions that are in force; null until they are known. */
export function useAgreements(currency: Currency): {
  readonly agreements: readonly Agreement[] | null
  readonly readAgain: () => void
} {
  const { mode } = useVisit()
  const read = useCallback(
    (signal: AbortSignal) => call(serviceAgreementCall, contentAsker({ currency, mode }), signal),
    [currency, mode],
  )
  const [agreements, readAgain] = useRead(read)
  return { agreements: agreements.data?.list ?? null, readAgain }
}
