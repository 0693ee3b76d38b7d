import { BALANCE_GET_BACK_WAIT_S, ONE_KEY_BACK_WAIT_S } from '@oriel/contract/limits'
import { allBackCall, balanceGetBackCall } from '@oriel/contract/member/wallet'
import { allTransferBack } from '@oriel/contract/realtime/wallet'
import { useToast } from '@oriel/ui/feedback/toast'
import { useEffect, useState } from 'react'
import { call } from '../../platform/call.ts'
import { setRecallRunning } from '../play/play.ts'
import { useText } from '@oriel/web/text'
import { useLive } from '@oriel/web/live'
import { useSending } from '@oriel/web/use-sending'
import { backFailure } from './back-words.ts'
import { withStep, type BackStep, type OpenTransfer } from './wallet-state.ts'

const CALLS = { all: allBackCall, last: balanceGetBackCall } as const
const WAIT_S = { all: ONE_KEY_BACK_WAIT_S, last: BALANCE_GET_BACK_WAIT_S } as const

export type BackNote = { readonly tone: 'success' | 'danger' | 'info'; readonly text: string }

export type Back = {
  readonly isBusy: boolean
  readonly steps: readonly BackStep[]
  readonly note: BackNote | null
  /** By this page's own clock; null until it was pressed. */
  readonly wait: { readonly from: number; readonly until: number } | null
  readonly press: () => void
}

const TONES: Readonly<Record<string, BackNote['tone']>> = { '101': 'info', '104': 'info' }

/** Brings money home, and follows it provider by provider while the answer is awaited. */
export function useBack(which: 'all' | 'last', onDone: () => void): Back {
  const text = useText()
  const live = useLive()
  const toast = useToast()
  const [isBusy, send] = useSending()
  const [steps, setSteps] = useState<readonly BackStep[]>([])
  const [note, setNote] = useState<BackNote | null>(null)
  const [wait, setWait] = useState<Back['wait']>(null)
  useEffect(() => {
    if (!live || !isBusy) return undefined
    return live.on(allTransferBack, (told) => {
      if (told.direction === 'out') setSteps((before) => withStep(before, told))
    })
  }, [live, isBusy])
  const press = (): void =>
    void send(async () => {
      setSteps([])
      setNote(null)
      const from = Date.now()
      setWait({ from, until: from + WAIT_S[which] * 1_000 })
      // S4.032: no game starts while a transfer back is in progress.
      setRecallRunning(true)
      const answer = await call(CALLS[which], {}).finally(() => setRecallRunning(false))
      const told = answer.ok ? answer.value : (answer.told as { list: OpenTransfer[] } | null)
      setSteps((before) => (told?.list ?? []).reduce<BackStep[]>(withStep, [...before]))
      const next: BackNote = answer.ok
        ? { tone: 'success', text: text.t('wallet.back_done') }
        : { tone: TONES[answer.code] ?? 'danger', text: backFailure(answer, text) }
      setNote(next)
      // S4.067: success shows a toast and refreshes the cash.
      if (answer.ok) toast.show(next)
      onDone()
    })
  return { isBusy, steps, note, wait, press }
}
