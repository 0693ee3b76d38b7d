import { useFrameData } from '../../../platform/root-data.ts'
import type { HallCard } from './halls.ts'

export type WithHalls = { readonly halls: readonly HallCard[] | null }

/** The halls of the site in its order. Null when they could not be read. */
export const useHalls = (): readonly HallCard[] | null => (useFrameData() as WithHalls).halls
