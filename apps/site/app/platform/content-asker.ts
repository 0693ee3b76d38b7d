import type { Visit } from './visit.ts'

/** Spec 3: what is shown on a desktop is 1, on a phone 2. The server filters; pages only say so. */
export const contentAsker = ({ currency, mode }: Pick<Visit, 'currency' | 'mode'>) =>
  ({ currency, display_device: mode === 'desktop' ? 1 : 2 }) as const

/** Spec 9: games count devices from another beginning, 0 for a desktop and 1 for a phone. */
export const deviceOf = (mode: Visit['mode']): 0 | 1 => (mode === 'desktop' ? 0 : 1)
