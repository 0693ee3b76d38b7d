import * as z from 'zod/mini'
import { event } from '../event.ts'

export const bankCardChanged = event({
  name: 'bank-card-changed',
  audience: 'member',
  summary: 'A bank card of the member changed: the list is read again.',
  data: z.object({}),
})
