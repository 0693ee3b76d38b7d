import { QR_EDGE, qrCode } from '@oriel/core/qr'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrPicture } from './qr-picture.tsx'

const TEXT = 'https://oriel.example/download'

test('the drawing covers exactly the dark modules, and keeps the free edge', () => {
  const html = renderToStaticMarkup(<QrPicture text={TEXT} label="QR code" />)
  const code = qrCode(TEXT) ?? []
  const size = code.length + 2 * QR_EDGE
  expect(html).toContain(`viewBox="0 0 ${size} ${size}"`)
  expect(html).toContain('role="img" aria-label="QR code"')
  const drawn = [...html.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+Z/g)].flatMap(([, x, y, length]) =>
    Array.from({ length: Number(length) }, (_, step) => `${Number(x) + step} ${y}`),
  )
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`${x + QR_EDGE} ${y + QR_EDGE}`] : [])),
  )
  expect(drawn).toEqual(dark)
})

test('a text no code can hold leaves the place empty', () => {
  expect(renderToStaticMarkup(<QrPicture text={'x'.repeat(200)} label="QR code" />)).toBe('')
})
