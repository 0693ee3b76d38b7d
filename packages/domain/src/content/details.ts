import * as z from 'zod/mini'
import type { Content } from './content.ts'

/** Names of an emblem, a palette and a backdrop, from which a picture is drawn. */
export const Art = z.object({ emblem: z.string(), palette: z.string(), backdrop: z.string() })

/** A content with what only its kind has. Details are checked when they are read as well. */
export const detailsOf = <Schema extends z.ZodMiniObject>(
  Details: Schema,
  { details, ...content }: Content,
): Omit<Content, 'details'> & z.output<Schema> => ({ ...content, ...z.parse(Details, details) })
