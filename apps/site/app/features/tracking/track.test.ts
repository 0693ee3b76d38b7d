import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NOON = new Date('2026-03-01T12:00:00.000Z')
const KEPT = 'Path=/; Max-Age=7776000; SameSite=Lax; Secure'

beforeEach(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The module in a browser that holds these cookies, with what it writes and sends. */
async function open(cookies: string, search = '') {
  const written: string[] = []
  const sent: [string, unknown][] = []
  vi.stubGlobal('window', { location: { search } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get cookie() {
      return cookies
    },
    set cookie(text: string) {
      written.push(text)
    },
  })
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)])
    return Response.json({ code: 100, message: '', data: { told: true } })
  })
  // The address is read when the module loads.
  vi.resetModules()
  return { ...(await import('./track.ts')), written, sent }
}

test('[S3.084, S3.085, S9.076] after a yes both cookies are written, with the click', async () => {
  const { keepTracking, written } = await open('consent=granted', '?fbclid=Abc_1')
  keepTracking()
  expect(written).toEqual([
    expect.stringMatching(/^_fbp=fb\.1\.1772366400000\.[0-9]{10}; /),
    `_fbc=fb.1.1772366400000.Abc_1; ${KEPT}`,
  ])
  expect(written[0]?.endsWith(`; ${KEPT}`)).toBe(true)
})

test('[S7.063] after a yes an event goes to /api/fb_tracking with its five parts', async () => {
  const { track, sent } = await open('consent=granted')
  track('Login', { currency: 'USD' })
  expect(sent).toEqual([
    [
      '/api/fb_tracking',
      {
        eventName: 'Login',
        eventTime: 1_772_366_400,
        eventID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        userData: {},
        customData: { currency: 'USD' },
      },
    ],
  ])
})

test.each(['', 'consent=denied', 'consent=yes'])(
  'with the cookies "%s" nothing is written or sent',
  async (cookies) => {
    const { keepTracking, track, written, sent } = await open(cookies, '?fbclid=Abc_1')
    keepTracking()
    track('PageView')
    expect([written, sent]).toEqual([[], []])
  },
)
