import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLog } from '@oriel/core/log'
import { Registry } from 'prom-client'
import sharp from 'sharp'
import { patient } from '@oriel/core/testing/patience'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '@oriel/web/server/api'
import { SiteUnavailable, type KnownSite } from '../site-info.ts'
import type { Art } from './art.ts'
import { openEasel } from './easel.ts'
import { openArt, type Limits } from './open.ts'
import { finding, HOST, startStandIn, VERSION, type StandIn } from './testing/stand-in.ts'

const FOR_GOOD = 'public, max-age=31536000, immutable'
const A_WHILE = 'public, max-age=300, stale-while-revalidate=86400'
const FLAT_BYTES = 1_300
const SHARE_BYTES = 120_000

/** A busy machine takes its time. */
const SOON = { timeout: patient(10_000) }

let standIn: StandIn
let folder: string
let server: http.Server
let origin: string
let door: Art
let metrics: Registry
const easel = openEasel({ atOnce: 1 })
const lines: string[] = []
const destination = { write: (line: string) => void lines.push(line) }
const log = createLog({ service: 'site', level: 'info', destination })

const site = {
  info: { code: 'oriel', name: 'Oriel', languages: ['en_US', 'ta_IN', 'my_MM', 'ja_JP'] },
  templates: [{ name: 'desktop', theme: 'obsidian', layout: 'rail', sections: [] }],
} as unknown as KnownSite

/** A site process as it starts, as far as pictures go. */
function open(limits?: Limits): void {
  const api = createApi([standIn.origin])
  metrics = new Registry()
  door = openArt({
    folder,
    folderMegabytes: 16,
    ahead: [],
    metrics,
    easel,
    ...(limits ? { limits } : {}),
    api,
    log,
    findSite: async (host) => {
      if (standIn.isAway) throw new SiteUnavailable('away')
      return host === HOST ? site : null
    },
    hostOf: (request) => request.headers.host?.split(':')[0] ?? '',
  })
}

beforeAll(async () => {
  standIn = await startStandIn()
  folder = mkdtempSync(path.join(tmpdir(), 'oriel-art-'))
  server = http.createServer((request, response) => void door.answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  standIn.isAway = false
  standIn.asked.length = 0
  standIn.pictures.clear()
  standIn.pictures.set('game:12', finding())
  open()
})
afterAll(async () => {
  server.close()
  easel.close()
  await standIn.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 9 })
})

type Got = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** As a browser sends it; `fetch` would not let a test name the host. */
async function get(
  pathname: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Got> {
  const request = http.request(origin + pathname, { method, headers: { host: HOST, ...headers } })
  request.end()
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }
}
const drawn = async (): Promise<number> => {
  const { values } = (await metrics.getSingleMetric('oriel_pictures_total')?.get()) ?? {
    values: [],
  }
  return values.find(({ labels }) => labels['whence'] === 'drawn')?.value ?? 0
}

describe('a picture', () => {
  test.each(['avif', 'webp'] as const)('comes as %s in the width asked for', async (format) => {
    const { status, headers, body } = await get(`/art/game/12.${VERSION}-160.${format}`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': `image/${format}`,
      'content-length': String(body.length),
      'cache-control': FOR_GOOD,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    })
    expect(await sharp(body).metadata()).toMatchObject({ width: 160, height: 213 })
  })

  test('of the window one comes in by needs nobody to be asked', async () => {
    standIn.isAway = true
    const { status, headers, body } = await get('/art/welcome/login-tall-380.avif')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': A_WHILE,
      'cross-origin-resource-policy': 'same-site',
    })
    expect(await sharp(body).metadata()).toMatchObject({ width: 380, height: 780 })
    const flat = await get('/art/welcome/login-low-flat.svg')
    expect(flat.headers['content-type']).toBe('image/svg+xml')
    expect(flat.body.length).toBeLessThan(FLAT_BYTES)
  })

  test('is the same at an address without version, or with another, but not for good', async () => {
    const right = await get(`/art/game/12.${VERSION}-160.webp`)
    for (const address of ['12', '12.00000000']) {
      const { headers, body } = await get(`/art/game/${address}-160.webp`)
      expect(headers['cache-control']).toBe(A_WHILE)
      expect(body.equals(right.body)).toBe(true)
    }
  })

  test('is not kept for good while the api draws otherwise than we do', async () => {
    standIn.pictures.set('game:12', finding({ art_version: 'ffffffff' }))
    const { headers } = await get(`/art/game/12.${VERSION}-160.webp`)
    expect(headers['cache-control']).toBe(A_WHILE)
  })

  test('is not sent, nor drawn, to who has it or asks for the head', async () => {
    const address = `/art/game/12.${VERSION}-240.webp`
    const head = await get(address, {}, 'HEAD')
    const etag = head.headers.etag ?? ''
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(etag).toMatch(/^"[0-9a-f]{20}"$/)
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body } = await get(address, { 'if-none-match': tag })
      expect([status, body.length]).toEqual([304, 0])
    }
    expect(await drawn()).toBe(0)
    expect((await get(address, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('costs one question and one drawing, however many come at once', async () => {
    standIn.pictures.set('game:13', finding())
    const address = `/art/game/13.${VERSION}-160.webp`
    const all = await Promise.all(Array.from({ length: 25 }, () => get(address)))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(standIn.asked).toEqual(['game:13'])
    expect(await drawn()).toBe(1)
  })

  test('outlives the process', async () => {
    standIn.pictures.set('game:14', finding())
    const address = `/art/game/14.${VERSION}-160.webp`
    const before = await get(address)
    await expect.poll(() => keptOnDisk(before.body.length), SOON).toBe(true)
    open()
    expect((await get(address)).body.equals(before.body)).toBe(true)
    expect(await drawn()).toBe(0)
  })
  const keptOnDisk = (bytes: number): boolean =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).some(
      (one) => one.isFile() && statSync(path.join(one.parentPath, one.name)).size === bytes,
    )

  test.each([
    ['type', 'slot', 'category', 320, 333],
    ['type', 'slot-active', 'category', 160, 167],
    ['banner', '3', 'banner', 480, 224],
    ['banner', '4', 'banner_mobile', 480, 254],
    ['promotion', '5', 'promotion', 320, 149],
    ['bulletin', '6', 'promotion', 320, 149],
    ['sponsor', '7', 'promotion', 320, 149],
    ['ad', '8', 'card', 320, 222],
    ['provider', 'GPOR-dark', 'mark', 160, 48],
    ['logo', 'desktop', 'mark', 160, 48],
    ['logo', 'icon', 'icon', 64, 64],
  ] as const)('of %s %s has the form of %s', async (kind, id, shape, width, height) => {
    const art = { ...finding().art, name: 'Oriel' }
    standIn.pictures.set(`${kind}:${id}`, finding({ shape, art }))
    const { status, body } = await get(`/art/${kind}/${id}.${VERSION}-${width}.webp`)
    expect(status).toBe(200)
    expect(await sharp(body).metadata()).toMatchObject({ width, height })
    const isBare = shape === 'mark' || shape === 'icon'
    expect((await sharp(body).stats()).isOpaque).toBe(!isBare)
  })

  test('of a game stands wide where a table is shown', async () => {
    const { body } = await get(`/art/game/12.${VERSION}-wide-320.webp`)
    expect(await sharp(body).metadata()).toMatchObject({ width: 320, height: 176 })
    expect((await get(`/art/game/12.${VERSION}-wide-160.webp`)).status).toBe(404)
  })

  test('whose look the drawings do not know is drawn all the same', async () => {
    const art = { emblem: '__proto__', palette: 'ultraviolet', backdrop: '', tilt: 0, name: null }
    standIn.pictures.set('game:15', finding({ art }))
    expect((await get(`/art/game/15.${VERSION}-160.webp`)).status).toBe(200)
  })
})

describe('low data', () => {
  test('is a drawing of about a kilobyte that may do nothing', async () => {
    const { headers, body } = await get(`/art/game/12.${VERSION}-flat.svg`)
    expect(body.length).toBeLessThan(FLAT_BYTES)
    expect(String(body)).toMatch(/^<svg .*<\/svg>$/s)
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': FOR_GOOD,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(await drawn()).toBe(0)
  })
})

describe('a picture of the operator’s own', () => {
  const own = async (width: number, height: number) => {
    const background = { r: 200, g: 30, b: 60, alpha: 1 }
    const bytes = await sharp({ create: { width, height, channels: 4, background } })
      .webp()
      .toBuffer()
    return { id: 'e'.repeat(64), bytes: bytes.toString('base64') }
  }

  test('stands at the same addresses, cropped to the form of the place', async () => {
    standIn.pictures.set('game:12', finding({ picture: await own(900, 300) }))
    const { headers, body } = await get(`/art/game/12.${VERSION}-160.avif`)
    expect(headers['cache-control']).toBe(FOR_GOOD)
    expect(await sharp(body).metadata()).toMatchObject({ width: 160, height: 213 })
    const { dominant } = await sharp(body).stats()
    expect(dominant.r).toBeGreaterThan(150)
  })

  test('has no flat drawing, so its smallest file stands in', async () => {
    standIn.pictures.set('game:12', finding({ picture: await own(90, 90) }))
    const { status, headers } = await get(`/art/game/12.${VERSION}-flat.svg`)
    expect([status, headers.location]).toEqual([302, `/art/game/12.${VERSION}-160.webp`])
    const wide = await get('/art/game/12-wide-flat.svg')
    expect(wide.headers.location).toBe('/art/game/12-wide-320.webp')
  })

  test('a logo stands whole on no ground', async () => {
    const picture = await own(100, 100)
    standIn.pictures.set('logo:mobile', finding({ shape: 'mark', picture }))
    const { body } = await get(`/art/logo/mobile.${VERSION}-160.webp`)
    expect(await sharp(body).metadata()).toMatchObject({ width: 160, height: 48 })
    expect((await sharp(body).stats()).isOpaque).toBe(false)
  })
})

describe('nothing is drawn', () => {
  test.each([
    '/art/game/12-161.avif',
    '/art/game/12-1200.avif',
    '/art/game/12-240.gif',
    '/art/banner/999-480.avif',
    '/art/game/..%2f..%2fetc%2fpasswd-240.avif',
    '/art/../../../../etc/passwd',
    '/art/game/%00-240.avif',
    '/art/',
  ])('at %s', async (pathname) => {
    const { status, headers, body } = await get(pathname)
    expect([status, body.length]).toEqual([404, 0])
    expect(headers['cache-control']).toBe('public, max-age=60')
    expect(await drawn()).toBe(0)
  })

  test('for another host, another method, or while the api is away', async () => {
    const address = '/art/game/12-160.avif'
    expect((await get(address, { host: 'stranger.test' })).status).toBe(404)
    expect((await get(address, {}, 'POST')).status).toBe(405)
    standIn.isAway = true
    const away = await get(address)
    expect([away.status, away.headers['cache-control']]).toEqual([503, 'no-store'])
    expect((await get('/art/icon-192.png')).status).toBe(503)
    expect(lines.filter((line) => line.includes('a picture failed'))).toEqual([])
    standIn.isAway = false
    expect((await get(address)).status).toBe(200)
  })

  test('twice for an id that was unknown a moment ago', async () => {
    for (let index = 0; index < 5; index += 1) await get('/art/game/404-160.avif')
    expect(standIn.asked).toEqual(['game:404'])
  })

  test('when too many wait already', async () => {
    open({ atOnce: 1, waitingMax: 1 })
    const ids = [21, 22, 23, 24, 25]
    for (const id of ids) standIn.pictures.set(`game:${id}`, finding())
    const all = await Promise.all(ids.map((id) => get(`/art/game/${id}.${VERSION}-320.webp`)))
    const turnedAway = all.filter(({ status }) => status === 503)
    expect(turnedAway.length).toBeGreaterThan(0)
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    for (const { headers } of turnedAway) {
      expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
    }
  })
})

describe('share pictures', () => {
  test.each([
    ['home', 'en_US'],
    ['discount', 'ta_IN'],
    ['hall-slot', 'my_MM'],
    ['faq', 'ja_JP'],
  ])('%s in %s is what networks show, and light', async (page, locale) => {
    const { status, headers, body } = await get(`/art/share/${page}.${locale}-1200.jpg`)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': A_WHILE,
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(headers.vary).toBeUndefined()
    expect(body.length).toBeLessThan(SHARE_BYTES)
    expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  })

  test('without a language in the address, it is the visitor’s', async () => {
    const named = await get('/art/share/home.ja_JP-1200.jpg', {}, 'HEAD')
    const found = await get('/art/share/home-1200.jpg', { 'accept-language': 'ja' }, 'HEAD')
    expect(found.headers).toMatchObject({
      etag: named.headers.etag,
      vary: 'cookie, accept-language',
    })
    const english = await get('/art/share/home-1200.jpg', {}, 'HEAD')
    expect(english.headers.etag).not.toBe(named.headers.etag)
  })

  test('there is none in a language that the site does not speak', async () => {
    expect((await get('/art/share/home.vi_VN-1200.jpg')).status).toBe(404)
  })
})

describe('icons', () => {
  test.each([
    ['/art/icon-192.png', 192, false],
    ['/art/icon-512.png', 512, false],
    ['/art/icon-maskable-512.png', 512, true],
  ])('%s', async (pathname, side, fillsItsSquare) => {
    const { status, headers, body } = await get(pathname)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(body).metadata()).toMatchObject({ width: side, height: side, format: 'png' })
    expect((await sharp(body).stats()).isOpaque).toBe(fillsItsSquare)
  })

  test('are made of the operator’s own mark where there is one', async () => {
    const plain = await get('/art/icon-192.png')
    const create = { width: 64, height: 64, channels: 3, background: '#00ff00' } as const
    const bytes = await sharp({ create }).webp().toBuffer()
    const picture = { id: 'd'.repeat(64), bytes: bytes.toString('base64') }
    standIn.pictures.set('logo:icon', finding({ shape: 'icon', picture }))
    open()
    const own = await get('/art/icon-192.png')
    expect(own.headers.etag).not.toBe(plain.headers.etag)
    const { data } = await sharp(own.body).raw().toBuffer({ resolveWithObject: true })
    const middle = (96 * 192 + 96) * 4
    expect(data[middle + 1]).toBeGreaterThan(240)
  })
})
