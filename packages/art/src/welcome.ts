import { type WelcomePage, type WelcomeShape, welcomeShapes } from '@oriel/core/picture'
import type { Look } from './look.ts'
import { drawPicture, type Layout, type Picture } from './picture.ts'

/** Coming back, opening a treasure, and being looked at closely. */
const LOOKS = {
  login: { emblem: 'lotus', palette: 'jade', backdrop: 'clouds' },
  register: { emblem: 'chest', palette: 'teal', backdrop: 'waves' },
  verify: { emblem: 'eye', palette: 'indigo', backdrop: 'hex' },
} as const satisfies Record<WelcomePage, Look>

/** Chosen by eye: with these no star stands on the mark or behind the words. */
const SEEDS: Readonly<Record<WelcomePage, string>> = {
  login: 'login 14',
  register: 'register 36',
  verify: 'verify 6',
}

/** Words stand below the subject where it is tall, and left of it where it is low. */
const LAYOUTS = {
  tall: { hero: [190, 270], scale: 1.16, sparkles: 20, foot: 'none', glow: 1.3 },
  low: { hero: [560, 128], scale: 0.82, sparkles: 10, quiet: 0.45, foot: 'none', glow: 1.2 },
} as const satisfies Record<WelcomeShape, Omit<Layout, 'width' | 'height'>>

export type Welcome = Pick<Picture, 'detail' | 'scope'> & {
  readonly page: WelcomePage
  readonly shape: WelcomeShape
}

/** The picture of the window in which one logs in, registers or shows who one is. */
export function drawWelcome({ page, shape, ...picture }: Welcome): string {
  const { width, height } = welcomeShapes[shape]
  const layout = { width, height, ...LAYOUTS[shape] }
  return drawPicture(['welcome', shape], { ...picture, ...LOOKS[page], id: SEEDS[page] }, layout)
}
