import { saveBlob } from '@oriel/web/save-file'
import { qrRows } from '../../parts/qr-picture.tsx'

/** Large enough for a bank's app to read out of a photo album. */
const MODULE_PX = 12
const [LIGHT, DARK] = ['#ffffff', '#0b0e16']

/** The code as a picture file. Drawn here: nobody else gets to see it. */
export async function saveQr(text: string, name: string): Promise<void> {
  const rows = qrRows(text)
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (!rows || !pen) return
  canvas.width = rows.length * MODULE_PX
  canvas.height = canvas.width
  pen.fillStyle = LIGHT
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = DARK
  rows.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * MODULE_PX, y * MODULE_PX, MODULE_PX, MODULE_PX)
    })
  })
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  if (picture) saveBlob(`${name}.png`, picture)
}
