import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NONCE_MARK, pageBytes } from './page-bytes.ts'

const texts = fc.array(fc.string({ unit: 'binary', maxLength: 2_000 }), {
  minLength: 1,
  maxLength: 20,
})
const nonces = fc.base64String({ minLength: 4, maxLength: 44 })

test('any page comes out as it went in, plain and pressed, with the nonce in its places', async () => {
  await fc.assert(
    fc.asyncProperty(texts, nonces, nonces, async (parts, first, second) => {
      const page = pageBytes(parts.join(NONCE_MARK))
      for (const nonce of [first, second]) {
        const whole = Buffer.from(parts.join(nonce))
        expect(page.plain(nonce)).toEqual(whole)
        expect(gunzipSync(await page.pressed(nonce))).toEqual(whole)
      }
    }),
  )
})

test('pressing is worth it', async () => {
  const page = pageBytes(`<p nonce="${NONCE_MARK}">${'a row of a table '.repeat(5_000)}`)
  expect((await page.pressed('n')).length).toBeLessThan(page.plain('n').length / 50)
})
