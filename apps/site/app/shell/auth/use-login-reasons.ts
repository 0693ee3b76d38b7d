import type { Client } from '@oriel/contract/client'
import { modelLoginCall } from '@oriel/contract/member/model'
import { useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { contentAsker } from '../../platform/content-asker.ts'
import { useVisit } from '../../platform/use-visit.ts'
import type { Visit } from '../../platform/visit.ts'

/** There is one arrangement of the pages so far. */
const MODEL_VERSION = 1
/** As many as the window has a place and an icon for. */
const REASONS_MAX = 3

type Asker = Pick<Visit, 'site' | 'locale' | 'currency' | 'mode'>

/** S7.016: what the operator has written for the login window; nothing where it cannot be read. */
export async function readLoginReasons(
  ask: Client,
  { site, locale, ...visit }: Asker,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const own = { site_id: site.id, language: locale, model_version: MODEL_VERSION }
  const answer = await ask(modelLoginCall, { ...contentAsker(visit), ...own }, signal)
  return answer.ok ? answer.value.list.slice(0, REASONS_MAX).map(({ title }) => title) : []
}

/** Empty until they have been read. A phone has no place for them and does not ask. */
export function useLoginReasons(isShown: boolean): readonly string[] {
  const visit = useVisit()
  const [reasons, setReasons] = useState<readonly string[]>([])
  const isWanted = isShown && visit.mode === 'desktop'
  useEffect(() => {
    if (!isWanted) return
    const own = new AbortController()
    void readLoginReasons(call, visit, own.signal).then((read) => {
      if (!own.signal.aborted) setReasons(read)
    })
    return () => own.abort()
  }, [isWanted, visit])
  return isWanted ? reasons : []
}
