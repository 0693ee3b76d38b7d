import { ART_VERSION, RASTER_VERSION } from '@oriel/art/version'
import { pictureShapes, type PictureShape } from '@oriel/core/picture'
import type { PictureAddress } from './address.ts'
import type { Finding, Findings } from './findings.ts'
import { themeColours, themeOf, type MarkColours } from './mark.ts'
import type { Keep, Plan, PlanSource } from './plan.ts'
import { drawRecipe, recipeOf } from './recipe.ts'
import type { Order } from './studio.ts'

const WIDTHS: ReadonlySet<number> = new Set(
  Object.values(pictureShapes).flatMap(({ widths }) => [...widths]),
)

export async function planPicture(
  source: PlanSource,
  asked: PictureAddress,
  host: string,
): Promise<Plan | null> {
  const { kind, id, version, size } = asked
  if (size.width !== null && !WIDTHS.has(size.width)) return null
  const finding = await source.findings.find(host, kind, id, version)
  if (!finding) return null
  const shape = asked.isWide ? 'wide' : finding.shape
  const widths: readonly number[] = pictureShapes[shape].widths
  if (size.width !== null && !widths.includes(size.width)) return null
  const keep = isForGood(asked, finding) ? 'for-good' : 'a-while'
  if (finding.picture) return planOwn(source, asked, host, shape, finding.picture.id, keep)
  const recipe = recipeOf(asked, finding, await coloursFor(source, asked, host))
  if (size.width === null) return { svg: drawRecipe(recipe, 'flat'), keep }
  const { format } = size
  const pixels = sizeOf(shape, size.width)
  const order: Order = {
    recipe: [ART_VERSION, RASTER_VERSION, recipe, pixels, format],
    make: async () => {
      const ground = isBare(shape) ? 'none' : 'own'
      const svg = drawRecipe(recipe, 'full')
      return source.easel.make({ does: 'draw', svg, size: pixels, format, ground })
    },
  }
  return { order, type: `image/${format}`, keep }
}

/** While a new way of drawing is rolled out, the api may already count with it and we do not. */
const isForGood = ({ version }: PictureAddress, finding: Finding): boolean =>
  version === finding.version && (finding.picture !== null || finding.art_version === ART_VERSION)

/** A picture of the operator's own in the form of the place; there is no flat one of it. */
function planOwn(
  { findings, easel }: PlanSource,
  { kind, id, version, isWide, size }: PictureAddress,
  host: string,
  shape: PictureShape,
  picture: string,
  keep: Keep,
): Plan {
  if (size.width === null) {
    const form = `${version === null ? '' : `.${version}`}${isWide ? '-wide' : ''}`
    const [smallest] = pictureShapes[shape].widths
    return { instead: `/art/${kind}/${id}${form}-${smallest}.webp`, keep }
  }
  const { format } = size
  const pixels = sizeOf(shape, size.width)
  const does = isBare(shape) ? 'fit' : 'crop'
  const order: Order = {
    recipe: ['own', RASTER_VERSION, picture, pixels, format],
    make: async () => {
      const bytes = await ownBytes(findings, host, { kind, id })
      return easel.make({ does, bytes, size: pixels, format })
    },
  }
  return { order, type: `image/${format}`, keep }
}

export async function ownBytes(
  findings: Findings,
  host: string,
  { kind, id }: Pick<PictureAddress, 'kind' | 'id'>,
): Promise<Buffer> {
  const bytes = await findings.readOwn(host, kind, id)
  if (!bytes) throw new Error(`the picture of ${kind} ${id} has just been taken away`)
  return bytes
}

/** On no ground of its own. */
const isBare = (shape: PictureShape): boolean => shape === 'mark' || shape === 'icon'

const sizeOf = (shape: PictureShape, width: number) => ({
  width,
  height: Math.round((width * pictureShapes[shape].height) / pictureShapes[shape].width),
})

async function coloursFor(
  { findSite }: PlanSource,
  { kind }: PictureAddress,
  host: string,
): Promise<MarkColours | null> {
  if (kind !== 'logo') return null
  const site = await findSite(host)
  return site && themeColours(themeOf(site))
}
