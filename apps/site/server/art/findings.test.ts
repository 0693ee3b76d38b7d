import type { Client } from '@oriel/contract/client'
import { describe, expect, test } from 'vitest'
import { ApiAway, createFindings } from './findings.ts'
import { finding, HOST, VERSION } from './testing/stand-in.ts'

const UNKNOWN = { ok: false, reason: 'picture_unknown', code: '101', message: '', traceId: null }
const AWAY = { ok: false, reason: 'network_error', code: '', message: '', traceId: null }

/** An api that knows game 1, and counts. */
function open() {
  const state = { asked: 0, answer: { ok: true, value: finding() } as object, now: 0 }
  const client = (async (_call: unknown, { id }: { id: string }) => {
    state.asked += 1
    return id === '1' ? state.answer : UNKNOWN
  }) as unknown as Client
  const api = { clientFor: () => client, plainClientFor: () => client }
  return { state, findings: createFindings(api, () => state.now) }
}

describe('the api is asked', () => {
  test('once for a picture whose address carries its version, however long ago', async () => {
    const { state, findings } = open()
    for (const now of [0, 500, 10_000, 100_000_000]) {
      state.now = now
      expect((await findings.find(HOST, 'game', '1', VERSION))?.version).toBe(VERSION)
    }
    expect(state.asked).toBe(1)
  })

  test('once by many at the same time', async () => {
    const { state, findings } = open()
    await Promise.all(Array.from({ length: 50 }, () => findings.find(HOST, 'game', '1', VERSION)))
    expect(state.asked).toBe(1)
  })

  test('once a second for an address without version, or with another', async () => {
    const { state, findings } = open()
    for (const now of [0, 300, 900, 1_100, 1_500, 2_200]) {
      state.now = now
      await findings.find(HOST, 'game', '1', now % 200 === 100 ? null : 'ffffffff')
    }
    expect(state.asked).toBe(3)
  })

  test('again after a new version was seen in an address', async () => {
    const { state, findings } = open()
    await findings.find(HOST, 'game', '1', VERSION)
    state.answer = { ok: true, value: finding({ version: '22222222' }) }
    state.now = 5_000
    expect((await findings.find(HOST, 'game', '1', '22222222'))?.version).toBe('22222222')
    expect(state.asked).toBe(2)
  })

  test('once a minute for what it does not know', async () => {
    const { state, findings } = open()
    for (const now of [0, 1_000, 59_000, 61_000]) {
      state.now = now
      expect(await findings.find(HOST, 'game', '2', VERSION)).toBeNull()
    }
    expect(state.asked).toBe(2)
  })

  test('anew when it was away', async () => {
    const { state, findings } = open()
    const { answer } = state
    state.answer = AWAY
    await expect(findings.find(HOST, 'game', '1', VERSION)).rejects.toThrow(ApiAway)
    state.answer = answer
    expect(await findings.find(HOST, 'game', '1', VERSION)).toMatchObject({ version: VERSION })
  })

  test('what strangers ask for does not grow without bound', async () => {
    const { findings } = open()
    const BOUND = 10_000
    for (let id = 1; id <= 3 * BOUND; id += 1) {
      await findings.find(`host-${id}`, 'game', String(id), null)
    }
    expect(findings.size()).toBe(BOUND)
  })
})
