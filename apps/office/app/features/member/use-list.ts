import type { AnyEndpoint, DataOf, InputOf } from '@oriel/contract/endpoint'
import type { UseQueryResult } from '@tanstack/react-query'
import { useListAddress } from '../../parts/table/use-list-address.ts'
import { useRead } from '../../platform/query.ts'

export type RowOf<Call extends AnyEndpoint> =
  DataOf<Call> extends { readonly list: readonly (infer Row)[] } ? Row : never
export type OfMember = { readonly id: string }

/** A list of a member in pages, the page in the address. */
export function useList<Call extends AnyEndpoint>(call: Call, id: string) {
  const address = useListAddress<RowOf<Call>>([])
  const { after, size } = address.paging
  const asked = { member_id: id, after: after ?? undefined, count: size } as InputOf<Call>
  return { address, read: useRead(call, asked) as UseQueryResult<DataOf<Call>> }
}
