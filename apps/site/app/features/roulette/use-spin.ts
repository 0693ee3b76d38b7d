import type { DataOf } from '@oriel/contract/endpoint'
import { rouletteSpinCall } from '@oriel/contract/member/roulette'
import { useToast } from '@oriel/ui/feedback/toast'
import { useReducedMotion } from '@oriel/ui/layout/use-reduced-motion'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useRef, useState, type RefObject } from 'react'
import { call } from '../../platform/call.ts'
import { sendWithWork, showWork } from '../captcha/captcha.ts'
import { isMotionSkipped, isUnknown, motionTo, showingOf } from './roulette-rules.ts'
import { keepRemaining, startRoulette, type WheelPrize } from './roulette-store.ts'

export type Spun = DataOf<typeof rouletteSpinCall>

type Spinning = {
  /** `ready`, while the wheel turns, while the award shows, or while there is nothing to spin. */
  readonly phase: 'ready' | 'spinning' | 'award' | 'no_draws'
  readonly spun: Spun | null
  readonly message: string
}

export type Spin = Spinning & {
  readonly wheel: RefObject<SVGGElement | null>
  /** Where the wheel stands, in degrees. */
  readonly degrees: number
  readonly spin: () => void
  readonly close: () => void
}

const SEED_BYTES = 8
const FULL = 360

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** One spin after the other: asked for, turned to its prize, and told. */
export function useSpin(prizes: readonly WheelPrize[], isQuick: boolean): Spin {
  const text = useText()
  const toast = useToast()
  const isStill = useReducedMotion()
  const wheel = useRef<SVGGElement>(null)
  const [degrees, setDegrees] = useState(0)
  const [shown, setShown] = useState<Spinning>({ phase: 'ready', spun: null, message: '' })
  const spinId = useRef<string | null>(null)

  async function spin(): Promise<void> {
    setShown((before) => ({ ...before, phase: 'spinning' }))
    // Kept until it is known what became of it: a lost answer is asked for again, not spun again.
    spinId.current ??= crypto.randomUUID()
    const asked = { spin_id: spinId.current, client_seed: newSeed() }
    const answer = await sendWithWork(
      (work) => call(rouletteSpinCall, { ...asked, ...work }),
      () => showWork(call, 'gift'),
    )
    if (!answer.ok) return refused(answer)
    spinId.current = null
    await turn(answer.value)
    keepRemaining(answer.value.remaining_draws)
    setShown({ phase: 'award', spun: answer.value, message: '' })
  }

  function refused(failure: { readonly reason: string; readonly message: string }): void {
    if (!isUnknown(failure.reason)) spinId.current = null
    const message = failureText(failure, text)
    const isConfirm = showingOf(failure.reason) === 'confirm'
    if (isConfirm) keepRemaining(0)
    else toast.show({ tone: 'danger', text: message })
    setShown((before) => ({ ...before, phase: isConfirm ? 'no_draws' : 'ready', message }))
    void startRoulette(call)
  }

  async function turn({ prize_id }: Spun): Promise<void> {
    const place = prizes.findIndex((prize) => prize.prize_id === prize_id)
    if (place < 0) return
    const { to, durationMs: duration, easing } = motionTo(place, prizes.length, Math.random)
    if (!isMotionSkipped({ isQuick, isStill }) && wheel.current) {
      const frames = [degrees % FULL, to].map((at) => ({ transform: `rotate(${at}deg)` }))
      const motion = wheel.current.animate(frames, { duration, easing, fill: 'forwards' })
      // A window that is closed meanwhile ends it: the prize is in the wallet all the same.
      await motion.finished.catch(() => null)
      motion.cancel()
    }
    setDegrees(to)
  }

  return {
    ...shown,
    wheel,
    degrees,
    spin: () => void spin(),
    close() {
      setShown((before) => ({ ...before, phase: 'ready' }))
      void startRoulette(call)
    },
  }
}
