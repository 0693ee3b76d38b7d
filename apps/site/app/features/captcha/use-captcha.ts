import type { CaptchaType } from '@oriel/core/captcha'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '../../platform/call.ts'
import { askCaptcha } from './ask-captcha.ts'
import { IDLE, proofOf, type CaptchaProof, type CaptchaState } from './captcha-state.ts'
import { createCaptcha, type CaptchaStore, type CaptchaWorld } from './captcha-store.ts'
import { solveWork } from './solve-work.ts'

export type Captcha = Pick<
  CaptchaStore,
  'refresh' | 'write' | 'touch' | 'startWork' | 'stopWork'
> & {
  readonly state: CaptchaState
  /** What the form sends with its own fields. Call `refresh` after every answer to it. */
  readonly proof: CaptchaProof
}

const browserWorld = (type: CaptchaType): CaptchaWorld => ({
  ask: (kind, signal, account) => askCaptcha(call, type, kind, signal, account),
  solve: solveWork,
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
})

/** The captcha of a form, there as long as the form is. */
export function useCaptcha(type: CaptchaType): Captcha {
  const store = useMemo(() => createCaptcha(browserWorld(type)), [type])
  const state = useSyncExternalStore(store.subscribe, store.read, () => IDLE)
  useEffect(() => {
    store.open()
    return () => store.close()
  }, [store])
  const { refresh, write, touch, startWork, stopWork } = store
  return { state, proof: proofOf(state), refresh, write, touch, startWork, stopWork }
}
