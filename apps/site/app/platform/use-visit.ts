import { useFrameData, useRootData } from './root-data.ts'
import type { Visit } from './visit.ts'

export type WithVisit = { readonly visit: Visit }

/** Null only on an error page that came before the site was known. */
export const useMaybeVisit = (): Visit | null =>
  (useRootData() as WithVisit | undefined)?.visit ?? null

export const useVisit = (): Visit => (useFrameData() as WithVisit).visit
