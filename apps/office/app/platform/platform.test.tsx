import { describe, expect, test, vi } from 'vitest'
import type { Client } from '@oriel/contract/client'
import { staffMeCall } from '@oriel/contract/office/staff'
import { permissions, type May, type Permission } from '@oriel/core/permission'
import { markup } from '../../testing/markup.tsx'
import { ME, SITE } from '../gallery/sample.ts'
import { callAbout } from './call.ts'
import { withChoice } from './choices.ts'
import { readMe } from './me.ts'
import { provenCall } from './proven-call.ts'
import { createQueryClient } from './query.ts'
import { refreshQueue } from './live.ts'
import { holdsOne, useMay } from './rights.ts'
import { SiteContext, useSite } from './use-site.ts'
import { saveLatest } from './save-latest.ts'
import { readBack, signInAddress } from './session-over.ts'
import { pathAtSite, siteOfPath } from './site-choice.ts'

describe('the way back after signing in', () => {
  test.each([
    ['/oriel/members?open=7', '/oriel/members?open=7'],
    ['//evil.example', '/'],
    ['//evil.example/oriel/members', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/sign-in?back=/sign-in', '/'],
    ['', '/'],
  ])('%s leads to %s', (back, path) => {
    expect(readBack(new URLSearchParams({ back }))).toBe(path)
  })

  test('the address of the sign-in page says why and where one was', () => {
    expect(signInAddress('over', '/oriel/members?a=1')).toBe(
      '/sign-in?why=over&back=%2Foriel%2Fmembers%3Fa%3D1',
    )
    expect(signInAddress('over', '/sign-in?why=over')).toBe('/sign-in?why=over')
    expect(signInAddress(null, '/')).toBe('/sign-in')
  })
})

describe('the site of the address', () => {
  test.each([
    ['/oriel', SITE],
    ['/oriel/members', SITE],
    ['/', 'none'],
    ['/me', 'none'],
    ['/elsewhere/members', 'unknown'],
  ] as const)('%s', (path, site) => {
    expect(siteOfPath(ME.sites, path)).toBe(site)
  })

  test('another site shows the same list, and nothing of one row', () => {
    expect(pathAtSite('/oriel/members/123', 'lagoon')).toBe('/lagoon/members')
    expect(pathAtSite('/oriel', 'lagoon')).toBe('/lagoon')
    expect(pathAtSite('/me', 'lagoon')).toBe('/lagoon')
  })
})

test('a screen is seen by who holds one of its permissions', () => {
  const may = new Map<Permission, May>([['switch.on', 'check']])
  const site = { ...SITE, may }
  expect(holdsOne(site, ['switch.off', 'switch.on'])).toBe(true)
  expect(holdsOne(site, ['switch.off'])).toBe(false)
  expect(holdsOne(site, [])).toBe(true)
  expect(holdsOne(null, permissions)).toBe(false)
})

const failure = { ok: false, code: '', message: '', traceId: null, told: null } as const
const clientOf = (...reasons: (string | null)[]) => {
  const asked = vi.fn(async (..._args: unknown[]) => {
    const reason = reasons.shift()
    return reason ? { ...failure, reason } : { ok: true, value: {} }
  })
  return { asked, client: asked as unknown as Client }
}

test('a call about a site names it; one about oneself does not', async () => {
  const { asked, client } = clientOf()
  await callAbout(client, SITE.id)(staffMeCall, {}, undefined, { a: 'b' })
  await callAbout(client, null)(staffMeCall, {})
  expect(asked.mock.calls.map((call) => call[3])).toEqual([
    { a: 'b', 'office-site': '1' },
    undefined,
  ])
})

describe('a call that needs a fresh second factor', () => {
  test('asks for it and is made once more', async () => {
    const { asked, client } = clientOf('proof_needed', null)
    const answer = await provenCall(client, async () => true)(staffMeCall, {})
    expect([answer.ok, asked.mock.calls.length]).toEqual([true, 2])
  })

  test('is refused as it was when nobody shows it', async () => {
    const { asked, client } = clientOf('proof_needed', null)
    const answer = await provenCall(client, async () => false)(staffMeCall, {})
    expect([answer, asked.mock.calls.length]).toEqual([{ ...failure, reason: 'proof_needed' }, 1])
  })

  test('other refusals ask for nothing', async () => {
    const ask = vi.fn(async () => true)
    const { client } = clientOf('forbidden')
    await provenCall(client, ask)(staffMeCall, {})
    expect(ask).not.toHaveBeenCalled()
  })
})

test('of choices that come quickly the last one is saved last, and none twice', async () => {
  const saved: string[] = []
  const turns: (() => void)[] = []
  const save = saveLatest<string>(async (value) => {
    saved.push(value)
    await new Promise<void>((done) => turns.push(done))
  })
  save('a')
  save('b')
  save('c')
  await vi.waitFor(() => expect(turns).toHaveLength(1))
  turns[0]?.()
  await vi.waitFor(() => expect(turns).toHaveLength(2))
  turns[1]?.()
  expect(saved).toEqual(['a', 'c'])
})

test('a choice is set and taken back', () => {
  expect(withChoice({ a: 1 }, 'b', 2)).toEqual({ a: 1, b: 2 })
  expect(withChoice({ a: 1, b: 2 }, 'b', undefined)).toEqual({ a: 1 })
})

describe('what I may do at the site of the address', () => {
  function Right() {
    const { begin, check } = useMay('switch.on')
    return `${useSite().name} ${begin} ${check}`
  }
  const rightOf = (may: May | null) => {
    const held = new Map<Permission, May>(may ? [['switch.on', may]] : [])
    return markup(
      <SiteContext value={{ ...SITE, may: held }}>
        <Right />
      </SiteContext>,
    )
  }

  test.each([
    ['run', 'Oriel Asia true true'],
    ['make', 'Oriel Asia true false'],
    ['check', 'Oriel Asia false true'],
    ['both', 'Oriel Asia true true'],
    [null, 'Oriel Asia false false'],
  ] as const)('%s', (may, said) => {
    expect(rightOf(may)).toBe(said)
  })

  test('a page that needs a site is drawn nowhere else', () => {
    expect(() => markup(<Right />)).toThrow('outside of a site')
  })
})

test('a queue that changed has its own reads repeated, and no others', async () => {
  const client = createQueryClient()
  const read = async (queue: string) => {
    const queryFn = vi.fn(async () => queue)
    await client.fetchQuery({ queryKey: [queue, 1n], queryFn, meta: { queue } })
    return () => client.getQueryState([queue, 1n])?.isInvalidated
  }
  const [cases, transfers] = await Promise.all([read('cases'), read('transfers')])
  await refreshQueue(client, 'cases')
  expect([cases(), transfers()]).toEqual([true, false])
})

test('a right that this version of the page does not know is passed over', () => {
  const answer = staffMeCall.data.parse({
    account: 'rosa.lind',
    name: 'Rosa Lind',
    has_passkey: 1,
    proven_at: '2026-11-18T10:00:00Z',
    ends_at: '2026-11-18T18:00:00Z',
    now: '2026-11-18T10:00:00Z',
    choices: {},
    sites: [
      {
        site_id: 1,
        code: 'oriel',
        name: 'Oriel',
        is_real: 0,
        time_zone: 'UTC',
        role: 'manager',
        may: [
          { permission: 'member.read', may: 'run' },
          { permission: 'moon.land', may: 'run' },
        ],
      },
    ],
  })
  const [site] = readMe(answer, 0).sites
  expect([...(site?.may.keys() ?? [])]).toEqual(['member.read'])
})
