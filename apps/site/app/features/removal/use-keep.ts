import { callOffRemovalCall } from '@oriel/contract/member/removal'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useMember } from '../member/member.ts'

type Keep = {
  readonly isBusy: boolean
  readonly failure: string | null
  readonly keep: () => Promise<boolean>
}

/** The account is not deleted after all. Whoever was faster, it is so then as well. */
export function useKeep(): Keep {
  const text = useText()
  const { readAgain } = useMember()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const keep = async (): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    const answer = await call(callOffRemovalCall, {})
    setBusy(false)
    const isKept = answer.ok || answer.reason === 'removal_none'
    if (isKept) readAgain()
    else setFailure(failureText(answer, text))
    return isKept
  }
  return { isBusy, failure, keep }
}
