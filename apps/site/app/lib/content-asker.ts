import type { Visit } from './visit.ts'

/** Spec 3: what is shown on a desktop is 1, on a phone 2. The server filters; pages only say so. */
export const contentAsker = ({ currency, mode }: Pick<Visit, 'currency' | 'mode'>) =>
  ({ currency, display_device: mode === 'desktop' ? 1 : 2 }) as const
