import { ART_VERSION } from '@oriel/art/version'
import { findPictureCall as findCall } from '@oriel/contract/member/picture'
import { done, refuse } from '@oriel/core/outcome'
import { pictureSubject } from '@oriel/core/picture'
import { findDrawing, findPicture } from '@oriel/domain/picture'
import type { ServedSite } from '@oriel/domain/site'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { pictureVersion, readLook } from '../../picture-address.ts'

export const pictureBindings = (house: House): Binding[] => [
  bind(findCall, async ({ kind, id, with_bytes }, { site }) => {
    const drawing = await findDrawing(house.database.rows, site.id, { kind, id }, house.now())
    if (!drawing) return refuse('picture_unknown')
    const art = readLook(kind === 'logo' ? { name: site.name } : drawing.art)
    const version = pictureVersion(site, kind, id, art)
    const picture = await ownPicture(house, site, pictureSubject(kind, id), with_bytes)
    return done({ shape: drawing.shape, art, picture, version, art_version: ART_VERSION })
  }),
]

async function ownPicture(
  { database: { rows } }: House,
  site: ServedSite,
  subject: string,
  withBytes: boolean,
): Promise<{ id: string; bytes: string | null } | null> {
  const id = site.pictures.get(subject)
  if (id === undefined) return null
  if (!withBytes) return { id, bytes: null }
  const found = await findPicture(rows, site.id, id)
  // It went back to the drawn one a moment ago.
  return found && { id, bytes: found.bytes.toString('base64') }
}
