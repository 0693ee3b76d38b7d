import type { Embed } from './embed.ts'
import { useFrameData } from './root-data.ts'

export type WithEmbed = { readonly embed: Embed }

/** Which parts of the frame this document shows. */
export const useEmbed = (): Embed => (useFrameData() as WithEmbed).embed
