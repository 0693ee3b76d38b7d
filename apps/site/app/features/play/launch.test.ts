import { createClient } from '@oriel/contract/client'
import { LEAVE_FLAG_CLEAR_MS, PLAY_RETRY_MS, SOCKET_WAIT_MS } from '@oriel/contract/limits'
import { describe, expect, test } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import { askForGame, awaitAddress, leaveGame, type LaunchPorts } from './launch.ts'
import type { PlayGame } from './play-rules.ts'

const LAUNCH = '019a8a5c-0000-7000-8000-000000000001'
const comet: PlayGame = {
  gpId: 'GPOR',
  gtId: 10,
  code: 'x_comet',
  house: '',
  name: 'Comet',
  provider: 'Oriel Studio',
  picture: '/art/game/1',
}
const ok = (data: object) => ({ code: 100, message: '', data })
const play = (state: string, url: string | null, reason = '') =>
  ok({
    play: {
      launch_id: LAUNCH,
      gp_id: 'GPOR',
      game_type: 'crash',
      game_code: 'x_comet',
      game_id: 1,
      state,
      game_url: url,
      reason,
    },
  })

/** A door that answers in this order, and a page whose clock only counts. */
function pageOf(answers: (object | null)[], isConnected = true) {
  const asked: { path: string; body: unknown }[] = []
  const waits: number[] = []
  const never = new Promise<void>(() => {})
  const ports: LaunchPorts = {
    call: createClient({
      origin: 'https://oriel.example',
      lang: () => 'en_US',
      token: () => 't1',
      fetch: async (...request) => {
        const sent = new Request(...request)
        asked.push({ path: new URL(sent.url).pathname, body: await sent.json() })
        const answer = answers.shift()
        if (answer === null) throw new TypeError('no connection')
        return Response.json(answer)
      },
    }),
    presence: () => (isConnected ? Promise.resolve() : never),
    wait: async (ms) => void waits.push(ms),
    isWanted: () => true,
  }
  return { ports, asked, waits }
}

describe('asking for a game', () => {
  test('[S7.033] the call names provider, type, code and device', async () => {
    const { ports, asked } = pageOf([ok({ launch_id: LAUNCH, game_url: null })])
    await askForGame(ports, comet, exampleVisit({ mode: 'mobile' }, { mobileDevice: 2 }))
    expect(asked).toEqual([
      {
        path: '/api/member/game/play1',
        body: { gpId: 'GPOR', game_type: 10, game_code: 'x_comet', house: '', device: 2 },
      },
    ])
  })

  test.each([
    ['desktop', 1, 0],
    ['desktop', 2, 0],
    ['mobile', 1, 1],
    ['mobile', 2, 2],
  ] as const)(
    '[S9.071] a %s of a site whose phones are %i is device %i',
    async (mode, mobileDevice, device) => {
      const { ports, asked } = pageOf([ok({ launch_id: LAUNCH, game_url: null })])
      await askForGame(ports, comet, exampleVisit({ mode }, { mobileDevice }))
      expect(asked).toMatchObject([{ body: { device } }])
    },
  )

  test('[S4.042] [S9.006] without a socket it waits 2000 ms and asks all the same', async () => {
    const { ports, asked, waits } = pageOf([ok({ launch_id: LAUNCH, game_url: null })], false)
    const answer = await askForGame(ports, comet, exampleVisit())
    expect(answer).toMatchObject({ ok: true })
    expect([waits, asked.length]).toEqual([[SOCKET_WAIT_MS], 1])
    expect(SOCKET_WAIT_MS).toBe(2_000)
  })

  test('[S4.041] [S9.005] while another is being left it asks again every 500 ms', async () => {
    const leaving = { code: 104, message: 'leaving', data: null }
    const { ports, waits } = pageOf([leaving, leaving, ok({ launch_id: LAUNCH, game_url: null })])
    expect(await askForGame(ports, comet, exampleVisit())).toMatchObject({ ok: true })
    expect(waits.slice(-2)).toEqual([PLAY_RETRY_MS, PLAY_RETRY_MS])
    expect(PLAY_RETRY_MS).toBe(500)
  })

  test('what the server refuses is not asked again', async () => {
    const { ports, asked } = pageOf([{ code: 103, message: 'elsewhere', data: null }])
    expect(await askForGame(ports, comet, exampleVisit())).toMatchObject({
      reason: 'play_elsewhere',
    })
    expect(asked).toHaveLength(1)
  })
})

describe('waiting for the address', () => {
  test('[S4.041] it is read every 500 ms, through a broken line too', async () => {
    const { ports, waits } = pageOf([
      play('starting', null),
      null,
      play('playing', 'https://studio.example/g/1'),
    ])
    expect(await awaitAddress(ports, LAUNCH)).toEqual({
      kind: 'address',
      url: 'https://studio.example/g/1',
    })
    expect(waits).toEqual([PLAY_RETRY_MS, PLAY_RETRY_MS])
  })

  test('a launch that ended says why; one that nobody knows is over', async () => {
    const down = pageOf([play('ended', null, 'provider_down')])
    expect(await awaitAddress(down.ports, LAUNCH)).toEqual({
      kind: 'ended',
      reason: 'provider_down',
    })
    const gone = pageOf([ok({ play: null })])
    expect(await awaitAddress(gone.ports, LAUNCH)).toEqual({ kind: 'ended', reason: '' })
  })

  test('it ends: after a minute, and when nobody wants it any more', async () => {
    const { ports } = pageOf(Array.from({ length: 200 }, () => play('starting', null)))
    expect(await awaitAddress(ports, LAUNCH)).toEqual({ kind: 'late' })
    const unwanted = { ...ports, isWanted: () => false }
    expect(await awaitAddress(unwanted, LAUNCH)).toEqual({ kind: 'unwanted' })
  })
})

describe('leaving', () => {
  test('[S7.034] leave1 is called, and the end is awaited', async () => {
    const { ports, asked } = pageOf([
      ok({ launch_id: LAUNCH, state: 'leaving' }),
      play('leaving', null),
      play('ended', null, 'left'),
    ])
    let left = 0
    expect(await leaveGame(ports, LAUNCH, () => (left += 1))).toBe(true)
    expect(left).toBe(1)
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/member/game/leave1',
      '/api/member/game/state',
      '/api/member/game/state',
    ])
  })

  test('nobody waits longer than the flag stands, which is 30 s', async () => {
    const leaving = ok({ launch_id: LAUNCH, state: 'leaving' })
    const { ports, waits } = pageOf([
      leaving,
      ...Array.from({ length: 200 }, () => play('leaving', null)),
    ])
    await leaveGame(ports, LAUNCH, () => {})
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(LEAVE_FLAG_CLEAR_MS)
    expect(LEAVE_FLAG_CLEAR_MS).toBe(30_000)
  })

  test('a leave that was not taken says so', async () => {
    const { ports } = pageOf([null])
    expect(await leaveGame(ports, null, () => {})).toBe(false)
  })
})
