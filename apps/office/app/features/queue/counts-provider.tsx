import { queueCountsCall } from '@oriel/contract/office/queue'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { refreshQueue } from '../../platform/live.ts'
import { useLastInput } from '../../platform/last-input.ts'
import { useRead } from '../../platform/query.ts'
import { QueueCounts } from '../../platform/queue-counts.ts'
import { useMaybeSite } from '../../platform/use-site.ts'

/** How often open pages ask whether a queue has changed. */
const ASKED_EVERY_MS = 15_000
/** A page that nobody touches reads no lists: reading would keep the session of an empty chair. */
const AWAY_AFTER_MS = 5 * 60_000

/** Counts every queue for the rail, and has the lists of those read again that have changed. */
export function CountsProvider({ children }: { readonly children: ReactNode }) {
  const site = useMaybeSite()
  const client = useQueryClient()
  const lastInput = useLastInput()
  const { data } = useRead(
    queueCountsCall,
    {},
    { isEnabled: site !== null, everyMs: ASKED_EVERY_MS },
  )
  const known = useRef(new Map<string, string>())
  useEffect(() => {
    if (Date.now() - lastInput() > AWAY_AFTER_MS) return
    for (const { queue, mark } of data?.list ?? []) {
      const before = known.current.get(`${site?.code} ${queue}`)
      known.current.set(`${site?.code} ${queue}`, mark)
      if (before !== undefined && before !== mark) void refreshQueue(client, queue)
    }
  }, [client, data, lastInput, site])
  const counts = useMemo(
    () =>
      Object.fromEntries(
        (data?.list ?? []).map(({ queue, open, late }) => [queue, { open, late }]),
      ),
    [data],
  )
  return <QueueCounts value={counts}>{children}</QueueCounts>
}
