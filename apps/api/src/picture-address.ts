import { ART_VERSION } from '@oriel/art/version'
import { hash32 } from '@oriel/core/partition'
import {
  PICTURE_VERSION_DIGITS,
  pictureBase,
  pictureSubject,
  type PictureKind,
} from '@oriel/core/picture'
import type { ServedSite } from '@oriel/domain/site'

/** A site, as far as its pictures go: those that its operator has put in place of drawn ones. */
export type PictureSite = Pick<ServedSite, 'pictures'>

/** How something is drawn, as far as it was chosen. */
export type Look = {
  readonly emblem: string | null
  readonly palette: string | null
  readonly backdrop: string | null
  readonly tilt: number
  readonly name: string | null
}

/**
 * Where a picture stands, without width and ending. The address changes with the picture: with its
 * look (`art`, as it is stored), with the way we draw, and with what an operator puts in its place.
 */
export const pictureAddress = (
  site: PictureSite,
  kind: PictureKind,
  id: string | number,
  art: unknown,
): string => pictureBase(kind, id, pictureVersion(site, kind, String(id), readLook(art)))

export function pictureVersion(
  site: PictureSite,
  kind: PictureKind,
  id: string,
  { emblem, palette, backdrop, tilt, name }: Look,
): string {
  const own = site.pictures.get(pictureSubject(kind, id))
  const drawn = [ART_VERSION, emblem, palette, backdrop, tilt, name]
  return hash32(JSON.stringify([kind, id, ...(own === undefined ? drawn : [own])]))
    .toString(16)
    .padStart(PICTURE_VERSION_DIGITS, '0')
}

/** Art is data that operators write, so whatever is not what it should be counts as not chosen. */
export function readLook(art: unknown): Look {
  const said: Readonly<Record<string, unknown>> =
    typeof art === 'object' && art !== null ? { ...art } : {}
  const word = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  return {
    emblem: word(said['emblem']),
    palette: word(said['palette']),
    backdrop: word(said['backdrop']),
    tilt: Number.isSafeInteger(said['tilt']) ? Number(said['tilt']) : 0,
    name: word(said['name']),
  }
}
