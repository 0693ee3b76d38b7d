import { gameTypes } from '@oriel/core/game-type'
import type { SiteId } from '@oriel/core/id'
import { isPictureId, type PictureKind, type PictureShape } from '@oriel/core/picture'
import type { Rows } from '@oriel/db/database'
import { findContentDetails, type ContentKind } from '@oriel/domain/content'
import { findGameArt, findProviderName } from '@oriel/domain/games'

/** What a picture is of. */
export type Subject = { readonly kind: PictureKind; readonly id: string }

/** The form of a picture, and what is stored about how it is drawn. */
export type Drawing = { readonly shape: PictureShape; readonly art: unknown }

/**
 * Each kind is found where it lives; null when this site has nothing of that name. With a time,
 * what has not begun by then is not there yet.
 */
export async function findDrawing(
  rows: Rows,
  siteId: SiteId,
  { kind, id }: Subject,
  now: Date | null,
): Promise<Drawing | null> {
  if (!isPictureId(kind, id)) return null
  switch (kind) {
    case 'game': {
      const game = await findGameArt(rows, siteId, Number(id))
      return game && { shape: 'tile', art: game.art }
    }
    case 'type': {
      const [code] = id.split('-')
      const isHall = gameTypes.some((type) => type.code === code)
      return isHall ? { shape: 'category', art: null } : null
    }
    case 'provider': {
      const name = await findProviderName(rows, siteId, id.split('-')[0] ?? '')
      return name === null ? null : { shape: 'mark', art: { name } }
    }
    case 'logo':
      return { shape: id === 'icon' ? 'icon' : 'mark', art: null }
    case 'banner':
    case 'promotion':
    case 'bulletin':
    case 'sponsor':
    case 'ad': {
      const details = await findContentDetails(rows, siteId, CONTENTS[kind], Number(id), now)
      return isObject(details) ? { shape: shapeOf(kind, details), art: details['art'] } : null
    }
  }
}

type ContentPicture = Exclude<PictureKind, 'game' | 'type' | 'provider' | 'logo'>

/** Both kinds of models share their addresses. */
const CONTENTS: Readonly<Record<ContentPicture, readonly ContentKind[]>> = {
  banner: ['banner'],
  promotion: ['promotion'],
  bulletin: ['bulletin'],
  sponsor: ['sponsor'],
  ad: ['ad', 'login-model'],
}

/** S7.027: use_type 2 is a banner for mobile. */
const MOBILE_USE = 2

function shapeOf(kind: ContentPicture, details: Readonly<Record<string, unknown>>): PictureShape {
  if (kind === 'banner') return details['useType'] === MOBILE_USE ? 'banner_mobile' : 'banner'
  return kind === 'ad' ? 'card' : 'promotion'
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
