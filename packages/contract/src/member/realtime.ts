import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

export const realtimeTicketCall = endpoint({
  path: '/arks/web/realtime/ticket',
  auth: 'member',
  summary: 'A one-time ticket, good for 30 seconds, with which a socket speaks for this member.',
  input: z.object({}),
  data: z.object({ ticket: z.string() }),
  errors: {},
})
