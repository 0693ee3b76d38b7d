import { Art, type Content, type ContentDraft } from '@oriel/domain/content'
import { bulletinLocations, type BulletinLocation } from '@oriel/core/content-kinds'
import * as z from 'zod/mini'

export const BulletinDetails = z.object({
  locations: z.array(z.literal(bulletinLocations)),
  /** The number of the offer it speaks of. */
  promotion: z.nullable(z.int()),
  /** Null: it has no picture. */
  art: z.nullable(Art),
})
export type BulletinDetails = z.output<typeof BulletinDetails>
export type Bulletin = Omit<Content, 'details'> & BulletinDetails

export type BulletinRefusal = 'bulletin_without_place'

export const checkBulletin = ({ details }: ContentDraft<BulletinDetails>): BulletinRefusal | null =>
  details.locations.length === 0 ? 'bulletin_without_place' : null

/** When it last became something new to its readers: when it was changed, or when it began. */
export const newSince = ({ updatedAt, startsAt }: Pick<Content, 'updatedAt' | 'startsAt'>): Date =>
  updatedAt > startsAt ? updatedAt : startsAt

export const isAt =
  (location: BulletinLocation) =>
  ({ locations }: Bulletin): boolean =>
    locations.includes(location)

/** Versions by id, as a member has hidden them. */
export type Hidden = ReadonlyMap<string, number>

/** What was hidden stays away until it changes. */
export const isHidden = ({ id, version }: Pick<Content, 'id' | 'version'>, hidden: Hidden) =>
  version <= (hidden.get(id) ?? 0)
