import type { DataOf } from '@oriel/contract/endpoint'
import { memberCall } from '@oriel/contract/office/member'
import { useQueryClient } from '@tanstack/react-query'
import { useRead } from '../../platform/query.ts'

export type ShownMember = DataOf<typeof memberCall>

/** The head of a member's page. Each time it is read, the trail says so. */
export const useMember = (id: string) => useRead(memberCall, { member_id: id })

/** After a command everything of the member is read again. */
export function useRefreshMember(): () => void {
  const client = useQueryClient()
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[1]).startsWith('/office/member'),
    })
}
