export { BANNER_USE, bannerLink, type BannerWire } from './banners.ts'
export { Hero, type BannerSlide } from './hero.tsx'
