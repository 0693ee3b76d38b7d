import type { CaptchaKind, CaptchaWork } from '@oriel/core/captcha'
import { beforeEach, describe, expect, test } from 'vitest'
import { proofOf, type CaptchaAnswer } from './captcha-state.ts'
import { createCaptcha, type CaptchaStore } from './captcha-store.ts'

const PICTURE = { kind: 'picture', token: 'token-1', picture: '<svg/>', placeholder: '5' } as const
const WORK: CaptchaWork = { algorithm: 'SHA-256', salt: 's', challenge: 'c', maxNumber: 9 }
const LIFE_MS = 120_000
const WAIT_MS = 1_000

type Question = {
  kind: CaptchaKind
  signal: AbortSignal
  account: string
  answer: (answer: CaptchaAnswer) => void
}
let now: number
let timers: { at: number; run: () => void }[]
let questions: Question[]
let solving: {
  signal: AbortSignal
  share: (share: number) => void
  end: (n: number | null) => void
}
let store: CaptchaStore
const statuses: string[] = []

beforeEach(() => {
  now = 0
  timers = []
  questions = []
  statuses.length = 0
  store = createCaptcha({
    ask(kind, signal, account) {
      const { promise, resolve } = Promise.withResolvers<CaptchaAnswer>()
      questions.push({ kind, signal, account, answer: resolve })
      return promise
    },
    solve(_work, signal, share) {
      const { promise, resolve } = Promise.withResolvers<number | null>()
      solving = { signal, share, end: resolve }
      return promise
    },
    after(ms, run) {
      const timer = { at: now + ms, run }
      timers.push(timer)
      return () => void (timers = timers.filter((one) => one !== timer))
    },
  })
  store.subscribe(() => statuses.push(store.read().status))
  store.open()
})

const pass = (ms: number): void => {
  now += ms
  const due = timers.filter(({ at }) => at <= now)
  timers = timers.filter(({ at }) => at > now)
  for (const { run } of due) run()
}
/** Everything that was promised is heard before the test goes on. */
const settle = () => new Promise((end) => setImmediate(end))
const answer = async (said: CaptchaAnswer) => {
  questions.at(-1)?.answer(said)
  await settle()
}
const status = () => store.read().status

describe('[S4.069] a fetch is blocked', () => {
  test('while one is running', async () => {
    expect(questions).toHaveLength(1)
    store.refresh()
    store.touch()
    expect(questions).toHaveLength(1)
    await answer(PICTURE)
    store.refresh()
    expect(questions).toHaveLength(2)
  })

  test('while one is running, and a press for work is remembered until it has come', async () => {
    store.startWork()
    expect(questions).toHaveLength(1)
    await answer(PICTURE)
    expect([questions.length, status()]).toEqual([2, 'loading'])
    store.stopWork()
    await answer(PICTURE)
    expect([questions.length, status()]).toEqual([3, 'picture'])
  })

  test('while a wait is active, also for work and for who stops it', async () => {
    await answer({ kind: 'too-often' })
    store.refresh()
    store.startWork()
    store.stopWork()
    store.touch()
    expect([questions.length, status()]).toEqual([1, 'waiting'])
    pass(WAIT_MS)
    store.refresh()
    expect(questions).toHaveLength(2)
  })
})

test('S5: an account that was named is named from then on', async () => {
  await answer(PICTURE)
  store.refresh('anna')
  await answer(PICTURE)
  store.startWork()
  await answer({ kind: 'failed' })
  store.refresh('ben')
  expect(questions.map(({ account }) => account)).toEqual(['', 'anna', 'anna', 'ben'])
})

describe('[S4.070] code 101', () => {
  test('starts a wait of one second, after which nothing is asked unbidden', async () => {
    await answer({ kind: 'too-often' })
    pass(WAIT_MS - 1)
    expect(status()).toBe('waiting')
    pass(1)
    expect(status()).toBe('waited')
    pass(LIFE_MS)
    await settle()
    expect([questions.length, status()]).toEqual([1, 'waited'])
  })
})

describe('a picture', () => {
  test('is asked for when the field appears, and typed off', async () => {
    expect(questions[0]?.kind).toBe('picture')
    await answer(PICTURE)
    store.write('7k2fa ')
    expect(store.read()).toEqual({ ...PICTURE, status: 'picture', answer: '7k2fa ' })
    expect(proofOf(store.read())).toEqual({ token: 'token-1', answer: '7k2fa' })
  })

  test('another one clears the field, and the old one is not sent again', async () => {
    await answer(PICTURE)
    store.write('7K2FA')
    store.refresh()
    expect(proofOf(store.read())).toEqual({ token: '', answer: '' })
    await answer({ ...PICTURE, token: 'token-2' })
    expect(proofOf(store.read())).toEqual({ token: 'token-2', answer: '' })
  })

  test('that does not come can be asked for again', async () => {
    await answer({ kind: 'failed' })
    expect(status()).toBe('failed')
    store.refresh()
    await answer(PICTURE)
    expect(status()).toBe('picture')
  })

  test('expires 120 seconds after it was asked for; touching the field brings another', async () => {
    pass(5_000)
    await answer(PICTURE)
    store.touch()
    expect(questions).toHaveLength(1)
    pass(LIFE_MS - 5_001)
    expect(status()).toBe('picture')
    pass(1)
    expect([status(), proofOf(store.read())]).toEqual(['expired', { token: '', answer: '' }])
    store.touch()
    expect(questions).toHaveLength(2)
  })

  test('the life of one does not end the next', async () => {
    await answer(PICTURE)
    pass(LIFE_MS - 1)
    store.refresh()
    await answer({ ...PICTURE, token: 'token-2' })
    pass(1)
    expect(status()).toBe('picture')
  })
})

describe('work', () => {
  beforeEach(async () => {
    await answer(PICTURE)
    store.startWork()
    expect(questions.at(-1)?.kind).toBe('work')
    await answer({ kind: 'work', token: 'work-1', work: WORK })
  })

  test('shows how far it is, and then needs no typing', async () => {
    solving.share(0.4)
    expect(store.read()).toEqual({ status: 'working', token: 'work-1', share: 0.4 })
    expect(proofOf(store.read()).answer).toBe('')
    solving.end(7)
    await settle()
    expect(proofOf(store.read())).toEqual({ token: 'work-1', answer: '7' })
  })

  test('ends when it is stopped, is heard no more, and a picture comes', async () => {
    store.stopWork()
    expect(solving.signal.aborted).toBe(true)
    await answer(PICTURE)
    solving.share(0.9)
    solving.end(7)
    await settle()
    expect(status()).toBe('picture')
  })

  test('can be stopped while it is asked for', async () => {
    store.refresh()
    const asked = questions.at(-1)
    expect([asked?.kind, status()]).toEqual(['work', 'loading'])
    store.stopWork()
    expect([asked?.signal.aborted, questions.at(-1)?.kind]).toEqual([true, 'picture'])
    asked?.answer({ kind: 'work', token: 'late', work: WORK })
    await settle()
    expect(store.read()).toEqual({ status: 'loading', kind: 'picture' })
  })

  test('after a form was refused it is done again by itself', async () => {
    solving.end(7)
    await settle()
    store.refresh()
    expect(questions.at(-1)?.kind).toBe('work')
  })

  test('without a solution it failed', async () => {
    solving.end(null)
    await settle()
    expect(store.read()).toEqual({ status: 'failed', kind: 'work' })
  })

  test('is ended by its time too', async () => {
    pass(LIFE_MS)
    expect([status(), solving.signal.aborted]).toEqual(['expired', true])
  })
})

test('a field that goes takes everything with it', async () => {
  store.close()
  expect(questions[0]?.signal.aborted).toBe(true)
  await answer(PICTURE)
  pass(LIFE_MS)
  expect([status(), timers]).toEqual(['idle', []])
  // React mounts twice in development.
  store.open()
  expect(questions).toHaveLength(2)
  expect(statuses.at(-1)).toBe('loading')
})
