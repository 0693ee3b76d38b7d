import type { AnyEndpoint, InputOf } from '@oriel/contract/endpoint'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { usePages, type AskPage, type Pages } from '@oriel/web/use-pages'
import { useCallback, useState } from 'react'
import { call } from '../../platform/call.ts'

const PER_PAGE = 20

type ListCall<Item> = AnyEndpoint & {
  readonly data: { readonly _zod: { readonly output: { list: Item[]; next: string | null } } }
}

/** A list of friends or rewards, a page at a time, and why it is not shown where it is closed. */
export function useRecommendPages<Item>(
  endpoint: ListCall<Item>,
): Pages<Item> & { readonly reason: string | null } {
  const text = useText()
  const [reason, setReason] = useState<string | null>(null)
  const ask = useCallback<AskPage<Item>>(
    async (after) => {
      const asked = { count: PER_PAGE, ...(after === null ? {} : { after }) }
      const answer = await call(endpoint, asked as InputOf<ListCall<Item>>)
      if (!answer.ok) {
        setReason('reason' in answer ? answer.reason : null)
        return { ok: false, message: failureText(answer, text) }
      }
      const { list, next } = answer.value
      return { ok: true, value: { items: list, next } }
    },
    [endpoint, text],
  )
  return { ...usePages(ask), reason }
}
