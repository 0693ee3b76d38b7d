import { createHash } from 'node:crypto'
import { siteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSite, NOON } from '../examples.ts'
import { makeMaster } from './master.ts'
import {
  drawAgain,
  findPicture,
  listPictureChanges,
  replacePicture,
  savePicture,
} from './picture.ts'
import { listReplacedPictures } from '@oriel/domain/site'
import type { PictureId } from '@oriel/core/id'

const by = { staff: 'test', now: NOON }
const [ONE, TWO] = [siteId(1), siteId(2)]
const HALL = { kind: 'type', id: 'slot' } as const

const plain = (width: number, height: number, background = '#c02040'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Pixels of chance: nothing makes them smaller. */
function noise(side: number): Sharp {
  const data = crypto.getRandomValues(Buffer.alloc(65_536))
  const pixels = Buffer.alloc(side * side * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (data[at % 65_521] ?? 0) ^ (at >> 9)
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await makeSite(database)
  await makeSite(database, { id: TWO })
})
afterAll(() => database.drop())

const save = async (picture: Uint8Array) => savePicture(database, picture, by)
const stored = async (id: PictureId) => {
  expectDone(await replacePicture(database, ONE, HALL, id, by))
  const found = await findPicture(database.rows, ONE, id)
  if (!found) throw new Error('the picture was not kept')
  return found
}

describe('a picture is kept', () => {
  test.each([
    ['PNG', () => plain(640, 480).png()],
    ['JPEG', () => plain(640, 480).jpeg()],
    ['WebP', () => plain(640, 480).webp()],
    ['AVIF', () => plain(640, 480).avif({ effort: 0 })],
  ])('from %s, in our own encoding and named by its content', async (_, make) => {
    const id = expectDone(await save(await make().toBuffer()))
    const found = await stored(id)
    expect(createHash('sha256').update(found.bytes).digest('hex')).toBe(id)
    expect(found).toMatchObject({ type: 'image/webp', width: 640, height: 480 })
    expect((await sharp(found.bytes).metadata()).format).toBe('webp')
  })

  test('twice, it is one', async () => {
    const file = await plain(100, 100, '#204060').png().toBuffer()
    const first = expectDone(await save(file))
    expect(expectDone(await save(file))).toBe(first)
    const rows = database.rows.selectFrom('pictures').select('id').where('id', '=', first)
    expect(await rows.execute()).toHaveLength(1)
  })

  test('turned upright, without what the file said beside its pixels', async () => {
    const exif = { IFD0: { Copyright: 'a secret name' } }
    const file = plain(200, 100).jpeg().withExif(exif).withMetadata({ orientation: 6 })
    const found = await stored(expectDone(await save(await file.toBuffer())))
    expect(found).toMatchObject({ width: 100, height: 200 })
    expect(found.bytes.includes('a secret name')).toBe(false)
    expect((await sharp(found.bytes).metadata()).exif).toBeUndefined()
  })

  test('no larger than any place shows it, with what shines through', async () => {
    const background = { r: 9, g: 9, b: 9, alpha: 0.2 }
    const file = sharp({ create: { width: 3000, height: 1000, channels: 4, background } })
    const found = await stored(expectDone(await save(await file.png().toBuffer())))
    expect(found).toMatchObject({ width: 2400, height: 800 })
    expect((await sharp(found.bytes).stats()).isOpaque).toBe(false)
  })
})

describe('a picture is refused', () => {
  const refused = async (file: Uint8Array, reason: string) =>
    expect(await save(file)).toEqual({ ok: false, reason })

  test('as SVG, GIF, a text or nothing', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'
    await refused(Buffer.from(svg), 'picture_type_not_allowed')
    await refused(await plain(64, 64).gif().toBuffer(), 'picture_type_not_allowed')
    await refused(Buffer.from('<!doctype html>'), 'picture_type_not_allowed')
    await refused(Buffer.alloc(0), 'picture_type_not_allowed')
  })

  test('when it moves', async () => {
    const frames = [plain(64, 64, '#ff0000'), plain(64, 64, '#0000ff')]
    const files = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
    const moving = await sharp(files, { join: { animated: true } })
      .webp()
      .toBuffer()
    await refused(moving, 'picture_animated')
  })

  test('with more pixels than a picture has, however few bytes they take', async () => {
    const file = await plain(8000, 6000).png({ compressionLevel: 9 }).toBuffer()
    expect(file.length).toBeLessThan(500_000)
    await refused(file, 'picture_too_large')
  })

  test('too small, or heavier than allowed before or after', async () => {
    await refused(await plain(400, 20).png().toBuffer(), 'picture_too_small')
    const heavy = Buffer.concat([await plain(64, 64).png().toBuffer(), Buffer.alloc(8_400_000)])
    await refused(heavy, 'picture_too_heavy')
    const busy = await noise(300).png().toBuffer()
    expect(await makeMaster(busy, 40_000)).toEqual({ ok: false, reason: 'picture_too_heavy' })
    // The first quality is too heavy for this limit, the second is not.
    expect(await makeMaster(busy, 80_000)).toMatchObject({ ok: true })
    expect(await makeMaster(busy)).toMatchObject({ ok: true })
  })

  test('cut off or spoilt', async () => {
    const file = await noise(300).png().toBuffer()
    await refused(file.subarray(0, file.length / 2), 'picture_broken')
    const spoilt = Buffer.from(file)
    spoilt.fill(0, 200, 4000)
    await refused(spoilt, 'picture_broken')
    await refused(Buffer.from('\x89PNG\r\n\x1a\nand then nothing', 'latin1'), 'picture_broken')
  })
})

describe('a place', () => {
  test('shows the picture on its own site only, until it is drawn again', async () => {
    const id = expectDone(await save(await plain(99, 99, '#102030').png().toBuffer()))
    expectDone(await replacePicture(database, ONE, HALL, id, by))
    expect(await listReplacedPictures(database.rows, ONE)).toEqual(new Map([['type:slot', id]]))
    expect(await listReplacedPictures(database.rows, TWO)).toEqual(new Map())
    expect(await findPicture(database.rows, TWO, id)).toBeNull()
    expectDone(await drawAgain(database, ONE, HALL, { ...by, staff: 'other' }))
    expect(await listReplacedPictures(database.rows, ONE)).toEqual(new Map())
    expect(await findPicture(database.rows, ONE, id)).toBeNull()
    const twice = await drawAgain(database, ONE, HALL, by)
    expect(twice).toEqual({ ok: false, reason: 'picture_not_replaced' })
    const changes = await listPictureChanges(database.rows, ONE, HALL)
    expect(changes.slice(0, 2)).toEqual([
      { picture: null, staff: 'other', now: NOON },
      { picture: id, staff: 'test', now: NOON },
    ])
  })

  test('takes no picture that is not kept, and no place that is none', async () => {
    const id = 'f'.repeat(64) as PictureId
    const unknown = await replacePicture(database, ONE, HALL, id, by)
    expect(unknown).toEqual({ ok: false, reason: 'picture_unknown' })
    for (const subject of [
      { kind: 'game', id: '../1' },
      { kind: 'game', id: '12' },
      { kind: 'banner', id: '12' },
      { kind: 'type', id: 'constructor' },
      { kind: 'provider', id: 'GPNO-light' },
    ] as const) {
      const nowhere = await replacePicture(database, ONE, subject, id, by)
      expect(nowhere).toEqual({ ok: false, reason: 'picture_subject_unknown' })
    }
  })

  test('what was kept and who did it cannot be changed, nor a picture carry another’s name', async () => {
    const { rows } = database
    await expect(sql`UPDATE pictures SET staff = 'x'`.execute(rows)).rejects.toThrow('permission')
    await expect(sql`DELETE FROM pictures`.execute(rows)).rejects.toThrow('permission')
    const forget = sql`DELETE FROM site_picture_changes`.execute(rows)
    await expect(forget).rejects.toThrow('permission')
    const forged = rows.insertInto('pictures').values({
      id: 'f'.repeat(64),
      bytes: Buffer.from('x'),
      type: 'image/webp',
      width: 64,
      height: 64,
      staff: 'x',
      at: NOON,
    })
    await expect(forged.execute()).rejects.toThrow('pictures_check')
  })
})
