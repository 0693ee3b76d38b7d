import { drawPicture, type Layout, type Picture } from './picture.ts'

export type Banner = Picture & { readonly shape?: keyof typeof LAYOUTS }

/** The subject stands on the right; the page sets its words and buttons on the left. */
const LAYOUTS = {
  wide: {
    width: 1200,
    height: 560,
    hero: [880, 262],
    scale: 1.92,
    sparkles: 26,
    quiet: 0.55,
    foot: 'soft',
    glow: 1.2,
  },
  mobile: {
    width: 780,
    height: 412,
    hero: [570, 196],
    scale: 1.42,
    sparkles: 16,
    quiet: 0.5,
    foot: 'soft',
    glow: 1.2,
  },
} as const satisfies Record<string, Layout>

export function drawBanner(banner: Banner): string {
  const { shape = 'wide' } = banner
  return drawPicture(['banner', shape], banner, LAYOUTS[shape])
}
