import { PICTURE_ID_MAX, pictureKinds, pictureShapeNames } from '@oriel/core/picture'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Flag, SiteNumber } from '../wire.ts'

/** What is known of how it is drawn; the rest follows from what it is a picture of. */
const LookWire = z.object({
  emblem: z.nullable(z.string()),
  palette: z.nullable(z.string()),
  backdrop: z.nullable(z.string()),
  /** Degrees. */
  tilt: z.int(),
  /** What is written on it, for logos. */
  name: z.nullable(z.string()),
})

/** A picture of the operator's own, named by the sha256 of its content. */
const OwnPictureWire = z.object({
  id: z.string(),
  /** WebP in base64, when it was asked for. */
  bytes: z.nullable(z.string()),
})

export const findPictureCall = endpoint({
  path: '/pictures/find',
  auth: 'none',
  summary: 'What stands on a picture of this site, for the server that draws it.',
  input: z.object({
    site_id: z.optional(SiteNumber),
    kind: z.enum(pictureKinds),
    id: z.string().check(z.maxLength(PICTURE_ID_MAX)),
    with_bytes: z._default(Flag, false),
  }),
  data: z.object({
    shape: z.enum(pictureShapeNames as [(typeof pictureShapeNames)[number]]),
    art: LookWire,
    /** Null: it is drawn. */
    picture: z.nullable(OwnPictureWire),
    /** As it stands in the address. */
    version: z.string(),
    /** Which way of drawing the version counts with. */
    art_version: z.string(),
  }),
  errors: { '101': 'picture_unknown' },
})
