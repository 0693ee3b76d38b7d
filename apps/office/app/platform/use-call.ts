import type { Client } from '@oriel/contract/client'
import { use, useMemo } from 'react'
import { call, callAbout } from './call.ts'
import { ProofContext, provenCall } from './proven-call.ts'
import { useMaybeSite } from './use-site.ts'

/** The call of a page: about the site of its address, with the second factor where it is asked. */
export function useCall(): Client {
  const site = useMaybeSite()
  const askProof = use(ProofContext)
  return useMemo(() => provenCall(callAbout(call, site?.id ?? null), askProof), [site, askProof])
}
