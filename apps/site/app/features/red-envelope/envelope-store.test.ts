import { createClient } from '@oriel/contract/client'
import { afterEach, expect, test } from 'vitest'
import {
  askEnvelope,
  closeEnvelope,
  isFloatShown,
  openEnvelope,
  readEnvelope,
  stopEnvelope,
  tellEnvelope,
} from './envelope-store.ts'

afterEach(stopEnvelope)

const OFFER = {
  id: '00000000-0000-7000-8000-000000000001',
  end_at: '2026-11-15T21:46:00-04:00',
  seed_hash: 'ab',
  least: '1.0000',
  most: '9.0000',
  may_pop_up: 1,
}
const answer = (envelope: object | null) => ({
  code: 100,
  message: '',
  data: { envelope, now: '2026-11-15T21:04:00-04:00' },
})
/** A door that answers this, as late as it is told to. */
const door = (said: object, isTime: Promise<void> = Promise.resolve()) =>
  createClient({
    origin: 'https://oriel.example',
    lang: () => 'en_US',
    token: () => 'token',
    fetch: async () => {
      await isTime
      return Response.json(said)
    },
  })

test('[S2.077] an envelope floats until its window is open, and again when it is closed', async () => {
  expect(readEnvelope()).toMatchObject({ isRead: false, isOpen: false })
  await askEnvelope(door(answer(OFFER)))
  expect(isFloatShown(readEnvelope())).toBe(true)
  openEnvelope()
  expect([readEnvelope().isOpen, isFloatShown(readEnvelope())]).toEqual([true, false])
  closeEnvelope()
  expect(isFloatShown(readEnvelope())).toBe(true)
})

test('it does not float for who wants no gifts to show themselves, and can be opened', async () => {
  await askEnvelope(door(answer({ ...OFFER, may_pop_up: 0 })))
  expect(readEnvelope().state.name).toBe('active')
  expect(isFloatShown(readEnvelope())).toBe(false)
  openEnvelope()
  tellEnvelope({ name: 'claim' })
  expect(readEnvelope()).toMatchObject({ isOpen: true, state: { name: 'claiming' } })
})

test('a window whose envelope is gone does not open by itself with the next one', async () => {
  await askEnvelope(door(answer(OFFER)))
  openEnvelope()
  await askEnvelope(door(answer(null)))
  await askEnvelope(door(answer(OFFER)))
  expect(readEnvelope()).toMatchObject({ isOpen: false, state: { name: 'active' } })
})

test('without an envelope, or without an answer, it is known that nothing shows', async () => {
  for (const said of [answer(null), { code: 500, message: 'closed', data: null }]) {
    stopEnvelope()
    await askEnvelope(door(said))
    expect(readEnvelope()).toEqual({ state: { name: 'none' }, isRead: true, isOpen: false })
  }
})

test('an answer to who has signed out since changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = askEnvelope(door(answer(OFFER), promise))
  stopEnvelope()
  resolve()
  await asked
  expect(readEnvelope()).toMatchObject({ state: { name: 'none' }, isRead: false })
})
