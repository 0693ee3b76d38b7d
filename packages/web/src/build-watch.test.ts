import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findNewer, FIRST_LOOK_MS, isNewer, watchBuilds, type Build } from './build-watch.ts'

const POLL_MS = 5 * 60_000
const own: Build = { id: 'aaaa', timestamp: 1_000 }
const next: Build = { id: 'bbbb', timestamp: 2_000 }

/** A page that can be hidden, and a server that says which build it has. */
function world(latest: Build = own) {
  const asked: string[] = []
  const page = Object.assign(new EventTarget(), { hidden: false })
  const state = { latest, described: true }
  const read = async (address: string): Promise<unknown> => {
    asked.push(address)
    if (address.startsWith('/builds/latest.json')) return state.latest
    return state.described ? { ...state.latest, prerendered: [] } : null
  }
  const news: Build[] = []
  const stop = watchBuilds({
    own,
    pollMs: POLL_MS,
    page,
    read,
    onNewer: (build) => void news.push(build),
  })
  const turn = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { asked, state, news, stop, hide: () => turn(true), show: () => turn(false) }
}

beforeEach(() => void vi.useFakeTimers({ now: 50_000 }))
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('watchBuilds', () => {
  test('[S9.011] the first look comes about one second after idle, within 20 %', async () => {
    const { asked } = world()
    await pass(799)
    expect(asked).toEqual([])
    await pass(401)
    expect(asked).toHaveLength(1)
  })

  test('[S4.108] a timer polls every so often for as long as nothing is new', async () => {
    const { asked, news } = world()
    await pass(FIRST_LOOK_MS)
    for (let round = 2; round <= 5; round += 1) {
      await pass(POLL_MS - 1)
      expect(asked).toHaveLength(round - 1)
      await pass(1)
      expect(asked).toHaveLength(round)
    }
    expect(news).toEqual([])
  })

  test('[S4.108] a newer build is told once, and the polling ends', async () => {
    const { asked, state, news } = world()
    await pass(FIRST_LOOK_MS)
    state.latest = next
    await pass(POLL_MS)
    expect(news).toEqual([next])
    const before = asked.length
    await pass(POLL_MS * 3)
    expect(asked).toHaveLength(before)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('nobody looks while the page is hidden; who returns looks at once', async () => {
    const { asked, hide, show } = world()
    await pass(FIRST_LOOK_MS)
    hide()
    await pass(POLL_MS * 10)
    expect(asked).toHaveLength(1)
    show()
    await pass(0)
    expect(asked).toHaveLength(2)
    await pass(POLL_MS)
    expect(asked).toHaveLength(3)
  })

  test('who leaves the page does not look in leaving', async () => {
    const { asked, hide } = world()
    await pass(FIRST_LOOK_MS + POLL_MS / 2)
    hide()
    await pass(0)
    expect(asked).toHaveLength(1)
  })

  test('to and fro in one moment costs no extra look, and the poll keeps its time', async () => {
    const { asked, hide, show } = world()
    await pass(FIRST_LOOK_MS)
    for (let turn = 0; turn < 20; turn += 1) {
      hide()
      await pass(500)
      show()
      await pass(500)
    }
    expect(asked).toHaveLength(1)
    await pass(POLL_MS - 20_000)
    expect(asked).toHaveLength(2)
  })

  test('a page that is left while a look is under way is told nothing', async () => {
    const { news, stop, state } = world()
    state.latest = next
    vi.advanceTimersByTime(FIRST_LOOK_MS)
    stop()
    await pass(POLL_MS)
    expect(news).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a release that has not reached every server is not told before it has', async () => {
    const { news, state } = world(next)
    state.described = false
    await pass(FIRST_LOOK_MS)
    expect(news).toEqual([])
    state.described = true
    await pass(POLL_MS)
    expect(news).toEqual([next])
  })
})

describe('findNewer', () => {
  const from = (latest: unknown, meta: unknown) => async (address: string) =>
    address.startsWith('/builds/latest') ? latest : meta

  test('[S7.006, S7.007] asks latest.json with a timestamp, reads its id, asks its meta', async () => {
    const asked: string[] = []
    await findNewer(own, async (address) => {
      asked.push(address)
      return next
    })
    expect(asked).toEqual(['/builds/latest.json?50000', '/builds/meta/bbbb.json'])
  })

  test.each([
    ['nothing', null],
    ['a page instead of JSON', '<html>'],
    ['no id', { timestamp: 9_000 }],
    ['an id that would leave the folder', { id: '../../x', timestamp: 9_000 }],
    ['a time that is none', { id: 'cccc', timestamp: 'soon' }],
  ])('%s is no news', async (_name, latest) => {
    expect(await findNewer(own, from(latest, latest))).toBeNull()
  })

  test('the meta of another build is no confirmation', async () => {
    expect(await findNewer(own, from(next, own))).toBeNull()
    expect(await findNewer(own, from(next, next))).toEqual(next)
  })
})

test('an older server of the same release is not newer', () => {
  expect(isNewer(next, own)).toBe(false)
  expect(isNewer(own, own)).toBe(false)
  expect(isNewer(own, { id: 'cccc', timestamp: own.timestamp })).toBe(true)
})
