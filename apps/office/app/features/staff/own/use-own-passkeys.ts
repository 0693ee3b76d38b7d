import type { Failure } from '@oriel/contract/client'
import {
  staffAddPasskeyCall,
  staffPasskeyOptionsCall,
  staffPasskeysCall,
  staffRemovePasskeyCall,
} from '@oriel/contract/office/staff'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sayRefusal } from '../../../platform/failure.ts'
import { useCall } from '../../../platform/use-call.ts'
import { makePasskey } from '../../../platform/webauthn.ts'
import { deviceWords } from '../sign-in/factor.ts'

export type OwnPasskeysUse = {
  readonly isSending: boolean
  readonly trouble: { readonly text: string; readonly tries: number } | null
  /** Whether it was kept. */
  readonly add: (label: string) => Promise<boolean>
  readonly remove: (id: string) => void
}

/** Adding and removing passkeys of one's own; the list is read again after each. */
export function useOwnPasskeys(): OwnPasskeysUse {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const [isSending, sendOnce] = useSending()
  const [trouble, setTrouble] = useState<OwnPasskeysUse['trouble']>(null)
  const tell = (said: string): void =>
    setTrouble((before) => ({ text: said, tries: (before?.tries ?? 0) + 1 }))
  const refuse = (failure: Failure<string>): void => tell(sayRefusal(failure, text))
  const readAgain = (): Promise<void> =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey.includes(staffPasskeysCall.path),
    })
  const make = async (label: string): Promise<boolean> => {
    const asked = await call(staffPasskeyOptionsCall, {})
    if (!asked.ok) refuse(asked)
    if (!asked.ok) return false
    const made = await makePasskey(asked.value.options, new AbortController().signal)
    if (!made.ok) tell(text.t(deviceWords[made.reason]))
    if (!made.ok) return false
    const kept = await call(staffAddPasskeyCall, { credential: made.value, label })
    if (!kept.ok) refuse(kept)
    return kept.ok
  }
  return {
    isSending,
    trouble,
    async add(label) {
      let isKept = false
      await sendOnce(async () => {
        setTrouble(null)
        isKept = await make(label)
        await readAgain()
      })
      return isKept
    },
    remove: (id) =>
      void sendOnce(async () => {
        setTrouble(null)
        const answer = await call(staffRemovePasskeyCall, { id })
        if (!answer.ok) refuse(answer)
        await readAgain()
      }),
  }
}
