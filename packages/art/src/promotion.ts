import { drawPicture, type Layout, type Picture } from './picture.ts'

export type Promotion = Picture & { readonly shape?: keyof typeof LAYOUTS }

const LAYOUTS = {
  card: {
    width: 560,
    height: 260,
    hero: [440, 136],
    scale: 1.05,
    sparkles: 16,
    quiet: 0.35,
    foot: 'soft',
  },
  small: {
    width: 340,
    height: 236,
    hero: [256, 118],
    scale: 0.88,
    sparkles: 8,
    quiet: 0.5,
    foot: 'soft',
  },
} as const satisfies Record<string, Layout>

export function drawPromotion(promotion: Promotion): string {
  const { shape = 'card' } = promotion
  return drawPicture(['promotion', shape], promotion, LAYOUTS[shape])
}
