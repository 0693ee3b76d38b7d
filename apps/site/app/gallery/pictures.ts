/** Addresses of the pictures that the gallery shows, without width and ending. */
export type GalleryPictures = {
  readonly games: readonly string[]
  readonly tables: readonly string[]
  readonly halls: readonly string[]
  readonly banners: readonly string[]
  readonly promotions: readonly string[]
}

const numbered = (kind: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `/art/${kind}/${at + 1}`)

/** For a site without games: whatever stands under the first numbers. */
export const somePictures: GalleryPictures = {
  games: numbered('game', 7),
  tables: numbered('game', 2).map((address) => `${address}-wide`),
  halls: ['slot', 'live', 'sport', 'lottery', 'card', 'crash'].map((code) => `/art/type/${code}`),
  banners: numbered('banner', 3),
  promotions: numbered('promotion', 2),
}
