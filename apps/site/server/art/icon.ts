import { drawMark, framed, placed, type MarkColours } from './mark.ts'
import type { Task } from './task.ts'

export type Icon = {
  readonly side: number
  /** Phones cut such icons to their own form, so it fills its square. */
  readonly isMaskable: boolean
  readonly colours: MarkColours
}

/** Corners as phones round them, and the part of an icon that its mark takes. */
const CORNER = 0.22
const MARK_PART = 0.66
/** What phones cut away is always outside the circle of four fifths. */
const MARK_PART_MASKABLE = 0.52

/** For a phone's home screen: the operator's own mark, or the drawn one, in the site's colours. */
export function iconTask(own: Buffer | null, icon: Icon): Task {
  const { side, colours } = icon
  const place = placeOf(icon)
  if (own) {
    const ground = framed(side, side, groundOf(icon))
    return { does: 'place', ground, bytes: own, place }
  }
  const mark = drawMark({ seed: 'logo:icon', shape: 'icon', name: '', colours })
  const svg = framed(side, side, groundOf(icon) + placed(mark, place))
  const size = { width: side, height: side }
  return { does: 'draw', svg, size, format: 'png', ground: 'none' }
}

function placeOf({ side, isMaskable }: Icon) {
  const size = Math.round(side * (isMaskable ? MARK_PART_MASKABLE : MARK_PART))
  const at = Math.round((side - size) / 2)
  return { x: at, y: at, width: size, height: size }
}

function groundOf({ side, isMaskable, colours }: Icon): string {
  const corner = isMaskable ? 0 : Math.round(side * CORNER)
  return `<rect width="${side}" height="${side}" rx="${corner}" fill="${colours.ground}"/>`
}
