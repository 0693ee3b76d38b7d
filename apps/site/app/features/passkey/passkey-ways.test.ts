import { expect, test, vi } from 'vitest'
import { createPasskeyWays } from './passkey-ways.ts'
import {
  CREDENTIAL,
  passkeyWorld,
  refusal,
  refusing,
  SIGNED_IN,
  waiting,
} from './testing/passkey-world.ts'

type World = ReturnType<typeof passkeyWorld>

function waysOf({ world }: World) {
  const onEnter = vi.fn()
  const onTrouble = vi.fn()
  const ways = createPasskeyWays(() => world)
  ways.listen({ onEnter, onTrouble })
  return { onEnter, onTrouble, ...ways }
}
const isOffer = (asked: World['asked'][number] | undefined): boolean =>
  asked !== undefined && 'mediation' in asked

test('the offer steps back for the button', async () => {
  const world = passkeyWorld((options) =>
    isOffer(options) ? waiting(options) : Promise.resolve(CREDENTIAL),
  )
  const { open, press, onEnter, onTrouble } = waysOf(world)
  const offered = open()
  await vi.waitFor(() => expect(world.asked).toHaveLength(1))
  await press()
  await offered
  expect(world.asked[0]?.signal?.aborted).toBe(true)
  expect(onEnter.mock.calls).toEqual([[SIGNED_IN]])
  expect(onTrouble).not.toHaveBeenCalled()
  expect(world.asked).toHaveLength(2)
})

test('who cancels hears nothing, and the offer is there again', async () => {
  const world = passkeyWorld((options) =>
    isOffer(options) ? waiting(options) : refusing('NotAllowedError')(),
  )
  const { press, close, onEnter, onTrouble } = waysOf(world)
  await press()
  await vi.waitFor(() => expect(world.asked.map(isOffer)).toEqual([false, true]))
  expect(onEnter).not.toHaveBeenCalled()
  expect(onTrouble).not.toHaveBeenCalled()
  close()
  expect(world.asked[1]?.signal?.aborted).toBe(true)
})

test('what the server refuses is heard', async () => {
  const world = passkeyWorld(
    (options) => (isOffer(options) ? waiting(options) : Promise.resolve(CREDENTIAL)),
    { '/api/login/passkey': refusal(103) },
  )
  const { press, close, onTrouble } = waysOf(world)
  await press()
  const said = { ok: false, reason: 'account_frozen', message: 'a sentence' }
  expect(onTrouble.mock.calls).toEqual([[said]])
  close()
})

test('a window that has closed hears nothing more', async () => {
  const world = passkeyWorld(waiting)
  const { open, press, close, onEnter, onTrouble } = waysOf(world)
  const running = [open(), press()]
  await vi.waitFor(() => expect(world.asked.length).toBeGreaterThan(0))
  close()
  await Promise.all(running)
  expect(onEnter).not.toHaveBeenCalled()
  expect(onTrouble).not.toHaveBeenCalled()
})

test('who is signed in by now is in, though the window has closed meanwhile', async () => {
  const world = passkeyWorld(async () => {
    ways.close()
    return CREDENTIAL
  })
  const ways = waysOf(world)
  await ways.press()
  expect(ways.onEnter.mock.calls).toEqual([[SIGNED_IN]])
})

test('where keys cannot be offered nothing is asked for', async () => {
  const world = passkeyWorld(waiting)
  world.world.canOffer = async () => false
  await waysOf(world).open()
  expect(world.paths()).toEqual([])
})
