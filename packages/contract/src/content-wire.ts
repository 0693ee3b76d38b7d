import * as z from 'zod/mini'
import { CurrencyCode, SiteNumber } from './wire.ts'

/**
 * The server compares site and currency with its own values and does not trust them
 * (docs/decisions/009-settled-points.md).
 */
export const ContentAsker = {
  site_id: z.optional(SiteNumber),
  /** What guests look at prices in; a member's own currency counts before it. */
  currency: z.optional(CurrencyCode),
  /** S3.025: 1 desktop, 2 mobile; 0 asks for content that is on both. */
  display_device: z._default(z.literal([0, 1, 2]), 0),
}

/** Addresses carry the number: /faq/12. */
export const ContentNumber = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** Names of an emblem, a palette and a backdrop, from which a picture is drawn. */
export const ArtWire = z.object({
  emblem: z.string(),
  palette: z.string(),
  backdrop: z.string(),
})

/** Where a list goes on: the `next` of the page before. */
export const ContentPage = {
  after: z.optional(z.string().check(z.maxLength(60))),
  count: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
}

const Told = z.optional(z.union([z.string().check(z.maxLength(40)), z.int()]))

/**
 * S7.014 to S7.016: accepted and ignored. The language of the request counts, and the models have
 * one version.
 */
export const ModelAsker = { ...ContentAsker, language: Told, model_version: Told }
