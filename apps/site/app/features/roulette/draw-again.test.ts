import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawAgain, fieldsOf, hashOf, readFields } from './draw-again.ts'

const serverSeed = '5a'.repeat(32)
const FIELDS = { serverSeed, hash: '', clientSeed: 'mine', number: '7', weights: '5, 70,140' }

/** The same by hand: no word is rejected here, so the first four bytes decide. */
function byHand(number: number): { u: number; place: number } {
  const block = createHmac('sha256', serverSeed).update(`mine:${number}:0`).digest()
  const u = block.readUInt32BE(0)
  const left = u % 215
  const place = [5, 75, 215].findIndex((end) => left < end) + 1
  return { u, place }
}

test('a spin drawn again in the browser is the one of its seeds', async () => {
  for (let number = 1; number <= 50; number += 1) {
    const from = readFields({ ...FIELDS, number: String(number) })
    if (!from) throw new Error('the fields were not read')
    const { u, place } = byHand(number)
    const hash = createHash('sha256').update(serverSeed).digest('hex')
    expect(await drawAgain(from)).toEqual({ u, prizeId: place, hash })
  }
})

describe('fields', () => {
  test('travel in the address and are read again', () => {
    expect(fieldsOf(hashOf(FIELDS))).toEqual(FIELDS)
    expect(fieldsOf('')).toEqual(Object.fromEntries(Object.keys(FIELDS).map((name) => [name, ''])))
  })

  test.each([
    { serverSeed: '' },
    { clientSeed: 'two words' },
    { clientSeed: 'a:b' },
    { number: '0' },
    { number: '1.5' },
    { weights: '5' },
    { weights: '5,0' },
    { weights: '5,-1' },
    { weights: '4294967296,1' },
  ])('are not read with %o', (change) => {
    expect(readFields({ ...FIELDS, ...change })).toBeNull()
  })
})
