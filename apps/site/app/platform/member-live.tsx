import { LiveProvider } from '@oriel/web/live'
import { useMemo, type ReactNode } from 'react'
import { useSession } from './use-session.ts'
import { useMaybeVisit } from './use-visit.ts'

/** The socket of a visit. A sign-in or sign-out opens another: each belongs to one token. */
export function MemberLive({ children }: { children: ReactNode }) {
  const visit = useMaybeVisit()
  const token = useSession()?.token ?? null
  const load = useMemo(
    () =>
      visit &&
      (async () => {
        const { openMemberLive } = await import('./open-member-live.ts')
        return () => openMemberLive(visit, token)
      }),
    [visit, token],
  )
  return (
    <LiveProvider load={load} lowData={visit?.lowData ?? false}>
      {children}
    </LiveProvider>
  )
}
