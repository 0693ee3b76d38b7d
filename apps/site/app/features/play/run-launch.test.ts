import { serverText } from '@oriel/i18n/server'
import type { Live } from '@oriel/web/open-live'
import { afterEach, expect, test, vi } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import { jade, LAUNCH, ok, standsAt, stubPage } from './testing/stub-page.ts'

const around = { visit: exampleVisit(), text: serverText('en_US'), navigate: () => {} }
/** A socket that has joined already, so that no launch waits for it. */
const joined = {
  onResync: (read: () => void) => {
    read()
    return () => {}
  },
} as unknown as Live

afterEach(() => vi.unstubAllGlobals())

/** A page on which one game can be launched after another, each with these answers. */
async function launcher() {
  let answers: object[] = []
  stubPage(vi, { answer: () => answers.shift() ?? {} })
  // The client keeps the fetch it finds when it is made.
  vi.resetModules()
  const { notePresence } = await import('./play-ports.ts')
  const { changePlay, readPlay, tellPlay } = await import('./play-store.ts')
  const { runLaunch } = await import('./run-launch.ts')
  notePresence(joined)
  return async (...next: object[]) => {
    answers = next
    const request = { game: jade, mode: 'modal', isDemo: false, press: 'p1' } as const
    tellPlay({ type: 'asked', game: jade, mode: request.mode })
    changePlay({ request, notice: null })
    await runLaunch(request, around)
    return readPlay()
  }
}

test('[S4.045] code 957 sets transfer-disabled and is told in the server’s words, until a launch is taken', async () => {
  const launch = await launcher()
  const stopped = await launch({ code: 957, message: 'Transfers are stopped.', data: null })
  expect(stopped.state.isTransferDisabled).toBe(true)
  expect(stopped.notice).toEqual({ tone: 'danger', text: 'Transfers are stopped.' })
  const other = await launch({ code: 106, message: 'Not for this account.', data: null })
  expect(other.state.isTransferDisabled).toBe(true)
  const taken = await launch(ok({ launch_id: LAUNCH, game_url: 'https://studio.example/g/1' }))
  expect(taken.state).toMatchObject({ isTransferDisabled: false, isPlaying: true })
})

test('[S8.020] a launch that ends before it opens says that it could not be started', async () => {
  const launch = await launcher()
  const ended = standsAt('ended', null, 'provider_down')
  const { state, notice } = await launch(ok({ launch_id: LAUNCH, game_url: null }), ended)
  expect(state).toMatchObject({ game: null, isStarting: false, isPlaying: false })
  expect(notice).toEqual({
    tone: 'danger',
    text: 'The game could not be started. Money in transit is returned automatically.',
  })
})
