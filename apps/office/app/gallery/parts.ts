/** What the gallery shows, each at an address of its own: `/gallery?part=list`. */
export const GALLERY_PARTS = [
  'list',
  'tables',
  'review',
  'proposal',
  'writing',
  'states',
  'windows',
  'small',
] as const
export type GalleryPart = (typeof GALLERY_PARTS)[number]
