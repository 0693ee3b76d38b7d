import * as z from 'zod/mini'
import { event } from '../event.ts'
import { transferStates } from '../member/wallet.ts'
import { Amount, CurrencyCode } from '../wire.ts'

export const memberCash = event({
  name: 'member-cash',
  audience: 'member',
  summary: 'What a member may play with, now. Pages show it and read the wallet again.',
  data: z.object({ currency: CurrencyCode, cash: Amount, version: z.int() }),
})

export const allTransferBack = event({
  name: 'all-transfer-back',
  audience: 'member',
  summary:
    'A transfer stands somewhere else now: how a one-key back goes on, provider by provider.',
  data: z.object({
    id: z.string(),
    gp_id: z.string(),
    direction: z.enum(['in', 'out']),
    state: z.enum(transferStates),
    reason: z.string(),
  }),
})
