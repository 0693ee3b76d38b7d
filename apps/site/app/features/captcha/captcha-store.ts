import { CAPTCHA_WAIT_S } from '@oriel/contract/limits'
import { CAPTCHA_LIFE_MS, type CaptchaKind, type CaptchaWork } from '@oriel/core/captcha'
import { IDLE, isWork, mayAsk, type CaptchaAnswer, type CaptchaState } from './captcha-state.ts'

/** What a captcha needs of the world. */
export type CaptchaWorld = {
  ask(kind: CaptchaKind, signal: AbortSignal, account: string): Promise<CaptchaAnswer>
  /** The number that was looked for; null when there is none or the signal ended it. */
  solve(
    work: CaptchaWork,
    signal: AbortSignal,
    onShare: (share: number) => void,
  ): Promise<number | null>
  /** Runs it later; what comes back calls it off. */
  after(ms: number, run: () => void): () => void
}

export type CaptchaStore = {
  readonly read: () => CaptchaState
  readonly subscribe: (onChange: () => void) => () => void
  /** The field appears: the first picture is asked for. */
  readonly open: () => void
  /** The field goes: whatever is under way ends. */
  readonly close: () => void
  /**
   * Another one of the same kind, with an empty field. Blocked while one is asked for. An account
   * that is named decides how much work it is, from here on.
   */
  readonly refresh: (account?: string) => void
  readonly write: (answer: string) => void
  /** The field is touched: a picture that is too old is replaced. */
  readonly touch: () => void
  /** Lets the device work instead of the reader. */
  readonly startWork: () => void
  /** Ends the work, and shows a picture. */
  readonly stopWork: () => void
}

export function createCaptcha(world: CaptchaWorld): CaptchaStore {
  const listeners = new Set<() => void>()
  let state: CaptchaState = IDLE
  const set = (next: CaptchaState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  let account = ''
  const { ask, end } = createAsking(world, set, () => account)
  // Pressed while a picture is on its way: nothing is asked twice, and the press is not lost.
  let wantsWork = false
  const askIfAllowed = (kind: CaptchaKind): void => {
    if (!mayAsk(state)) return
    wantsWork = false
    void ask(kind).then(() => {
      if (wantsWork && state.status === 'picture') askIfAllowed('work')
    })
  }
  const close = (): void => {
    wantsWork = false
    end()
    set(IDLE)
  }
  return {
    read: () => state,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
    open() {
      if (state.status === 'idle') askIfAllowed('picture')
    },
    close,
    refresh(named) {
      account = named ?? account
      askIfAllowed(isWork(state) ? 'work' : 'picture')
    },
    write(answer) {
      if (state.status === 'picture') set({ ...state, answer })
    },
    touch() {
      if (state.status === 'expired') askIfAllowed('picture')
    },
    startWork() {
      askIfAllowed('work')
      wantsWork = state.status === 'loading'
    },
    stopWork() {
      // What runs is ended and no longer in the way; a wait is not ended by this.
      if (state.status === 'waiting') return
      close()
      askIfAllowed('picture')
    },
  }
}

type Asking = {
  /** Ends what was asked before. */
  readonly ask: (kind: CaptchaKind) => Promise<void>
  readonly end: () => void
}

/** One question at a time, with its work and its clock. What is ended is heard no more. */
function createAsking(
  world: CaptchaWorld,
  set: (state: CaptchaState) => void,
  account: () => string,
): Asking {
  let turn = new AbortController()
  let stopClock = (): void => {}

  const end = (): void => {
    turn.abort()
    stopClock()
  }
  const setIn = (ms: number, later: CaptchaState): void => {
    stopClock()
    stopClock = world.after(ms, () => {
      turn.abort()
      set(later)
    })
  }
  const work = async (token: string, task: CaptchaWork, signal: AbortSignal): Promise<void> => {
    const show = (share: number): void => {
      if (!signal.aborted) set({ status: 'working', token, share })
    }
    show(0)
    const number = await world.solve(task, signal, show)
    if (signal.aborted) return
    if (number !== null) return set({ status: 'solved', token, answer: String(number) })
    end()
    set({ status: 'failed', kind: 'work' })
  }
  const ask = async (kind: CaptchaKind): Promise<void> => {
    end()
    turn = new AbortController()
    const { signal } = turn
    // Counted from the question on, so that it ends here before it ends on the server.
    setIn(CAPTCHA_LIFE_MS, { status: 'expired' })
    set({ status: 'loading', kind })
    const answer = await world.ask(kind, signal, account())
    if (signal.aborted) return
    if (answer.kind === 'picture') return set({ ...answer, status: 'picture', answer: '' })
    if (answer.kind === 'work') return work(answer.token, answer.work, signal)
    end()
    if (answer.kind === 'failed') return set({ status: 'failed', kind })
    setIn(CAPTCHA_WAIT_S * 1_000, { status: 'waited', kind })
    set({ status: 'waiting', kind })
  }
  return { ask, end }
}
