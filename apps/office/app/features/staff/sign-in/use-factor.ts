import type { RequestOptionsWire } from '@oriel/contract/member/passkey'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useCallback, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { signWithPasskey } from '../../../platform/webauthn.ts'
import { deviceWords, type Factor } from './factor.ts'

/** Null when it was taken, else a sentence that says why not. */
export type SendFactor = (factor: Factor) => Promise<string | null>

type Trouble = { readonly text: string; readonly tries: number }

export type FactorUse = {
  readonly isSending: boolean
  readonly trouble: Trouble | null
  readonly usePasskey: () => void
  readonly sendCode: (code: string) => void
}

type Options = z.output<typeof RequestOptionsWire>

/** Shows a second factor and says how that went. What the device still asks is called off. */
export function useFactor(options: Options, send: SendFactor): FactorUse {
  const { t } = useText()
  const [isSending, sendOnce] = useSending()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const tell = useCallback(
    (text: string | null) =>
      setTrouble((before) => (text === null ? null : { text, tries: (before?.tries ?? 0) + 1 })),
    [],
  )
  return {
    isSending,
    trouble,
    usePasskey: () =>
      void sendOnce(async () => {
        tell(null)
        running.current = new AbortController()
        const { signal } = running.current
        const signed = await signWithPasskey(options, signal)
        if (signal.aborted) return
        tell(signed.ok ? await send({ credential: signed.value }) : t(deviceWords[signed.reason]))
      }),
    sendCode: (code) =>
      void sendOnce(async () => {
        running.current?.abort()
        tell(await send({ code }))
      }),
  }
}
