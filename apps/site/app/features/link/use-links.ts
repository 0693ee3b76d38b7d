import { useFrameData } from '../../platform/root-data.ts'
import type { SiteLinks } from './links.ts'

export type WithLinks = { readonly links: SiteLinks }

/** The links of the frame. */
export const useLinks = (): SiteLinks => (useFrameData() as WithLinks).links
