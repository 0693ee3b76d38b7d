import { createLog } from '@oriel/core/log'
import type { TrackingEvent } from '@oriel/core/tracking'
import { describe, expect, test } from 'vitest'
import { createTracking } from './tracking.ts'

const log = createLog({ service: 'site', level: 'silent' })
const EVENT = { eventName: 'Login', eventTime: 1_772_366_400, eventID: 'e1' }
const YES = 'consent=granted; _fbp=fb.1.1.2; _fbc=fb.1.1.click'

function open(url = 'https://network.example/events') {
  const sent: { url: string; body: unknown; authorization: string | null }[] = []
  const send = async (address: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization')
    sent.push({ url: address, body: JSON.parse(init.body as string), authorization })
    return new Response()
  }
  const tracking = createTracking({ url, token: 'secret' }, log, send as unknown as typeof fetch)
  const tell = async (
    body: unknown,
    cookies: string | undefined = YES,
    events: readonly TrackingEvent[] = ['Login', 'CompleteRegistration'],
  ) => {
    const { status, body: text } = await tracking.answer({
      body: JSON.stringify(body),
      cookies,
      userAgent: 'Test',
      ip: '203.0.113.7',
      origin: 'https://oriel.example',
      locale: 'en_US',
      events,
    })
    return { status, ...(JSON.parse(text) as { data: { told: boolean } | null }) }
  }
  return { sent, tell }
}

describe('an event', () => {
  test('after a yes the network hears of it, from our server and with hashes', async () => {
    const { sent, tell } = open()
    expect(await tell({ ...EVENT, customData: { currency: 'USD' } })).toMatchObject({
      status: 200,
      code: 100,
      data: { told: true },
    })
    expect(sent).toMatchObject([
      {
        url: 'https://network.example/events',
        authorization: 'Bearer secret',
        body: {
          data: [
            {
              event_name: 'Login',
              event_id: 'e1',
              user_data: { fbp: 'fb.1.1.2', fbc: 'fb.1.1.click', client_user_agent: 'Test' },
              custom_data: { currency: 'USD' },
            },
          ],
        },
      },
    ])
    expect(JSON.stringify(sent)).not.toContain('203.0.113.7')
  })

  test.each([
    ['nothing was said', undefined],
    ['a no', 'consent=denied; _fbp=fb.1.1.2'],
    ['another word', 'consent=yes'],
  ])('where %s, nobody hears of it', async (_, cookies) => {
    const { sent, tell } = open()
    expect(await tell(EVENT, cookies ?? '')).toMatchObject({ data: { told: false } })
    expect(sent).toEqual([])
  })

  test('[S9.082] an event that the site does not tell is not told', async () => {
    const { sent, tell } = open()
    expect(await tell(EVENT, YES, [])).toMatchObject({ data: { told: false } })
    expect(await tell({ ...EVENT, eventName: 'PageView' })).toMatchObject({ data: { told: false } })
    expect(sent).toEqual([])
  })

  test('where no network is configured nothing leaves', async () => {
    const { sent, tell } = open('')
    expect(await tell(EVENT)).toMatchObject({ data: { told: false } })
    expect(sent).toEqual([])
  })

  test.each([
    [{}],
    [{ ...EVENT, eventName: 'Purchase' }],
    [{ ...EVENT, userData: { em: 'anna@example.com' } }],
    [{ ...EVENT, customData: { phone: '1' } }],
    ['text'],
  ])('what is not listed is refused: %j', async (body) => {
    expect(await open().tell(body)).toMatchObject({ status: 422, data: null })
  })
})
