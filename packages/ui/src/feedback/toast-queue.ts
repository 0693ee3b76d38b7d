/** S9.002: how long a toast is shown. */
export const TOAST_MS = 3_000
/** More than these at once nobody reads; the oldest makes room. */
export const MAX_TOASTS = 3

export type ToastTone = 'success' | 'danger' | 'info' | 'warning'
export type Toast = { readonly id: number; readonly tone: ToastTone; readonly text: string }

export type ToastQueue = {
  /** `ms`: for how long, where three seconds are too short. */
  show: (toast: { tone?: ToastTone; text: string; ms?: number }) => number
  dismiss: (id: number) => void
  /** While somebody reads or reaches for one, none of them goes. */
  hold: (by: Holder) => void
  release: (by: Holder) => void
  subscribe: (onChange: () => void) => () => void
  list: () => readonly Toast[]
}

/** What can hold them: each lets go by itself. */
type Holder = 'pointer' | 'focus'
type Clock = { leftMs: number; since: number; timer: ReturnType<typeof setTimeout> | undefined }

/** What is shown for a moment. It keeps the time of each, so a hold pauses and does not restart. */
export function createToastQueue(now: () => number = () => performance.now()): ToastQueue {
  let toasts: readonly Toast[] = []
  let lastId = 0
  const holders = new Set<Holder>()
  const clocks = new Map<number, Clock>()
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]): void {
    toasts = next
    if (toasts.length === 0) holders.clear()
    for (const tell of listeners) tell()
  }
  function dismiss(id: number): void {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
  }
  function run(id: number, clock: Clock): void {
    clock.since = now()
    clock.timer = setTimeout(() => dismiss(id), clock.leftMs)
  }
  return {
    show({ tone = 'info', text, ms = TOAST_MS }) {
      const id = ++lastId
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone)
      if (same) dismiss(same.id)
      const oldest = toasts.length >= MAX_TOASTS ? toasts[0] : undefined
      if (oldest) dismiss(oldest.id)
      const clock = { leftMs: ms, since: now(), timer: undefined }
      clocks.set(id, clock)
      if (holders.size === 0) run(id, clock)
      change([...toasts, { id, tone, text }])
      return id
    },
    dismiss,
    hold(by) {
      const wasHeld = holders.size > 0
      holders.add(by)
      if (wasHeld) return
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer)
        clock.leftMs = Math.max(0, clock.leftMs - (now() - clock.since))
      }
    },
    release(by) {
      if (!holders.delete(by) || holders.size > 0) return
      for (const [id, clock] of clocks) run(id, clock)
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    list: () => toasts,
  }
}
