import * as z from 'zod/mini'
import { event } from '../event.ts'

export const redEnvelopeDisplay = event({
  name: 'red-envelope-display',
  audience: 'currency',
  summary: 'A red envelope has opened. Pages of members ask whether it is for them.',
  data: z.object({ id: z.uuid(), end_at: z.iso.datetime({ offset: true }) }),
})
