import { gameTypes, type GameTypeCode } from './game-type.ts'
import type { Locale } from './locale.ts'

/** What has a picture of its own: drawn, until an operator puts another in its place. */
export const pictureKinds = [
  'game',
  'type',
  'provider',
  'banner',
  'promotion',
  'bulletin',
  'sponsor',
  'ad',
  'logo',
] as const
export type PictureKind = (typeof pictureKinds)[number]

type Shape = { readonly width: number; readonly height: number; readonly widths: readonly number[] }

/**
 * The form of a picture and the widths in pixels it is served in. There are no others, so that
 * nobody can have endless ones drawn.
 */
export const pictureShapes = {
  tile: { width: 300, height: 400, widths: [160, 240, 320, 480] },
  /** A game as a table that people sit at: its address followed by `-wide`. */
  wide: { width: 400, height: 220, widths: [320, 480, 640] },
  category: { width: 240, height: 250, widths: [160, 320] },
  banner: { width: 1200, height: 560, widths: [480, 780, 1200] },
  banner_mobile: { width: 780, height: 412, widths: [480, 780, 1200] },
  promotion: { width: 560, height: 260, widths: [320, 640] },
  /** A small card with its words on the left. */
  card: { width: 340, height: 236, widths: [160, 320] },
  /** The name of a provider or a site, on no ground of its own. */
  mark: { width: 320, height: 96, widths: [160, 320] },
  icon: { width: 64, height: 64, widths: [64, 192, 512] },
} as const satisfies Record<string, Shape>
export type PictureShape = keyof typeof pictureShapes
export const pictureShapeNames = Object.keys(pictureShapes) as PictureShape[]

/** What stands beside the form one comes in by, and above it on a phone. */
export const welcomePages = ['login', 'register', 'verify'] as const
export type WelcomePage = (typeof welcomePages)[number]
export const welcomeShapes = {
  tall: { width: 380, height: 780, widths: [380, 760] },
  low: { width: 780, height: 240, widths: [480, 780, 1200] },
} as const satisfies Record<string, Shape>
export type WelcomeShape = keyof typeof welcomeShapes

/** Where it stands, without form, width and ending: `-tall-380.avif`, `-low-flat.svg`. */
export const welcomeBase = (page: WelcomePage): string => `/art/welcome/${page}`

/** What follows the address of a picture: `-240.avif`, `-240.webp`, or `-flat.svg` for low data. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** How ids of each kind are written. Whatever looks different has no picture. */
const IDS: Readonly<Record<PictureKind, RegExp>> = {
  game: /^[1-9][0-9]{0,8}$/,
  type: /^[a-z_]{2,20}(-active)?$/,
  provider: /^GP[A-Z0-9_]{1,10}-(light|dark)$/,
  banner: /^[1-9][0-9]{0,8}$/,
  promotion: /^[1-9][0-9]{0,8}$/,
  bulletin: /^[1-9][0-9]{0,8}$/,
  sponsor: /^[1-9][0-9]{0,8}$/,
  ad: /^[1-9][0-9]{0,8}$/,
  logo: /^(desktop|mobile|icon)$/,
}
export const PICTURE_ID_MAX = 24

export const isPictureKind = (text: string): text is PictureKind =>
  (pictureKinds as readonly string[]).includes(text)
export const isPictureId = (kind: PictureKind, id: string): boolean => IDS[kind].test(id)

/** One name for what a picture is of: `game:12`, `provider:GPOR-light`. */
export const pictureSubject = (kind: PictureKind, id: string | number): string => `${kind}:${id}`

export function readPictureSubject(text: string): { kind: PictureKind; id: string } | null {
  const [kind = '', id = '', ...rest] = text.split(':')
  if (rest.length > 0 || !isPictureKind(kind) || !isPictureId(kind, id)) return null
  return { kind, id }
}

/** The version is part of the address, so that what stands there may be kept for ever. */
export const PICTURE_VERSION_DIGITS = 8

/** Where a picture stands, without width and ending. */
export const pictureBase = (kind: PictureKind, id: string | number, version: string): string =>
  `/art/${kind}/${id}.${version}`

/** The pages that have a picture of their own for those who share them; halls by their code. */
export const sharePages = [
  'home',
  'discount',
  'faq',
  'sponsor',
  'app',
  'download',
  'hall',
  'provider',
] as const
export type SharePage = (typeof sharePages)[number] | `hall-${GameTypeCode}`
export const SHARE_SIZE = { width: 1200, height: 630 } as const

export const isSharePage = (text: string): text is SharePage =>
  (sharePages as readonly string[]).includes(text) ||
  gameTypes.some(({ code }) => text === `hall-${code}`)

/** Others keep this address, so it names the language instead of finding it out. */
export const shareAddress = (page: SharePage, locale: Locale): string =>
  `/art/share/${page}.${locale}-${SHARE_SIZE.width}.jpg`
