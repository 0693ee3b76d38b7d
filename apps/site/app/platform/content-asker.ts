import { DEVICE_INDEX } from '@oriel/core/platform'
import type { Visit } from './visit.ts'

/** S3.025: display_device is 1 on desktop and 2 on mobile. The server filters by it. */
export const contentAsker = ({ currency, mode }: Pick<Visit, 'currency' | 'mode'>) =>
  ({ currency, display_device: mode === 'desktop' ? 1 : 2 }) as const

/** S9.070: for games the device index is 0 on desktop and 1 on mobile. */
export const deviceOf = (mode: Visit['mode']): 0 | 1 => DEVICE_INDEX[mode]
