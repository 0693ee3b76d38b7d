import * as z from 'zod/mini'
import { event } from '../event.ts'

export const profileUpdated = event({
  name: 'profile-updated',
  audience: 'member',
  summary: 'Something about the member changed: layout and profile are read again.',
  data: z.object({ version: z.int() }),
})
