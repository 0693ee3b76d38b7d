import { isLocale, type Locale } from '@oriel/core/locale'
import {
  isPictureId,
  isPictureKind,
  isSharePage,
  PICTURE_VERSION_DIGITS,
  type PictureFormat,
  type PictureKind,
  type SharePage,
  type WelcomePage,
  welcomePages,
  type WelcomeShape,
  welcomeShapes,
} from '@oriel/core/picture'

/** What a path below /art asks for. */
export type ArtAddress = PictureAddress | ShareAddress | IconAddress | WelcomeAddress

export type PictureAddress = {
  readonly of: 'picture'
  readonly kind: PictureKind
  readonly id: string
  /** Null in addresses that people write by hand. */
  readonly version: string | null
  readonly isWide: boolean
  readonly size: PictureSize
}
type PictureSize =
  | { readonly width: number; readonly format: PictureFormat }
  | { readonly width: null; readonly format: 'svg' }

export type ShareAddress = {
  readonly of: 'share'
  readonly page: SharePage
  readonly locale: Locale | null
}
export type IconAddress = {
  readonly of: 'icon'
  readonly side: number
  readonly isMaskable: boolean
}
export type WelcomeAddress = {
  readonly of: 'welcome'
  readonly page: WelcomePage
  readonly shape: WelcomeShape
  readonly size: PictureSize
}

export const ART_PATH = '/art/'
const ICON_SIDES = [192, 512] as const

const VERSION = `[0-9a-f]{${PICTURE_VERSION_DIGITS}}`
const SIZE = '(?:(?<width>[1-9][0-9]{1,3})\\.(?<format>avif|webp)|flat\\.svg)'
const PICTURE = new RegExp(
  `^/art/(?<kind>[a-z]+)/(?<id>[A-Za-z0-9_-]{1,24}?)(?:\\.(?<version>${VERSION}))?(?<wide>-wide)?-${SIZE}$`,
)
const SHARE = /^\/art\/share\/(?<page>[a-z_-]{1,24})(?:\.(?<locale>[a-z]{2}_[A-Z]{2}))?-1200\.jpg$/
const WELCOME = new RegExp(`^/art/welcome/(?<page>[a-z]{1,12})-(?<shape>tall|low)-${SIZE}$`)
const ICON = /^\/art\/icon-(?<maskable>maskable-)?(?<side>[0-9]{3})\.png$/

/** Null for whatever is not written exactly so: nothing is decoded, nothing is guessed. */
export function readAddress(pathname: string): ArtAddress | null {
  return readPicture(pathname) ?? readShare(pathname) ?? readIcon(pathname) ?? readWelcome(pathname)
}

function readPicture(pathname: string): PictureAddress | null {
  const { kind = '', id = '', version, wide, width, format } = PICTURE.exec(pathname)?.groups ?? {}
  if (!isPictureKind(kind) || !isPictureId(kind, id)) return null
  // Only games have a second form.
  if (wide !== undefined && kind !== 'game') return null
  return {
    of: 'picture',
    kind,
    id,
    version: version ?? null,
    isWide: wide !== undefined,
    size: sizeOf(width, format),
  }
}

const sizeOf = (width: string | undefined, format: string | undefined): PictureSize =>
  width === undefined
    ? { width: null, format: 'svg' }
    : { width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }

/** In the widths it is kept in and no others. */
function readWelcome(pathname: string): WelcomeAddress | null {
  const { page: asked, shape: form, width, format } = WELCOME.exec(pathname)?.groups ?? {}
  const page = welcomePages.find((one) => one === asked)
  if (page === undefined) return null
  const shape = form === 'tall' ? 'tall' : 'low'
  const size = sizeOf(width, format)
  const widths: readonly number[] = welcomeShapes[shape].widths
  if (size.width !== null && !widths.includes(size.width)) return null
  return { of: 'welcome', page, shape, size }
}

function readShare(pathname: string): ShareAddress | null {
  const { page = '', locale } = SHARE.exec(pathname)?.groups ?? {}
  if (!isSharePage(page)) return null
  if (locale === undefined) return { of: 'share', page, locale: null }
  return isLocale(locale) ? { of: 'share', page, locale } : null
}

function readIcon(pathname: string): IconAddress | null {
  const { maskable, side } = ICON.exec(pathname)?.groups ?? {}
  const wanted = ICON_SIDES.find((known) => String(known) === side)
  return wanted === undefined
    ? null
    : { of: 'icon', side: wanted, isMaskable: maskable !== undefined }
}
