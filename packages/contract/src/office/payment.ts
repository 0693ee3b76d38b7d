import * as z from 'zod/mini'
import { officeCall } from '../office-call.ts'
import { commandCalls } from '../office-command.ts'
import { Amount, CurrencyCode, Flag } from '../wire.ts'

export const paymentMethodsCall = officeCall('settlement.read', {
  path: '/office/payment-methods/list',
  summary: 'The ways to pay in and to be paid out of this site, the closed ones too.',
  input: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        direction: z.enum(['in', 'out']),
        currency: CurrencyCode,
        code: z.string(),
        kind: z.string(),
        link_id: z.string(),
        is_open: Flag,
        min: Amount,
        max: Amount,
        fee_fixed: Amount,
        fee_ppm: z.int(),
        fee_least: Amount,
        fee_most: z.nullable(Amount),
        expires_s: z.int(),
        promised_s: z.int(),
        sort: z.int(),
      }),
    ),
    /** Of the links that ways may lead to. */
    links: z.array(z.string()),
  }),
  errors: {},
})

const Written = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))

export const editPaymentMethod = commandCalls('payment.method_edit', {
  path: '/office/payment-methods/edit',
  summary: 'A new version of a way to pay; orders that are made keep the one they were made with.',
  input: {
    direction: z.enum(['in', 'out']),
    currency: CurrencyCode,
    code: z.string().check(z.regex(/^[a-z0-9-]{2,30}$/)),
    is_open: z.boolean(),
    link_id: z.string().check(z.regex(/^PS[A-Z0-9_]{1,10}$/)),
    min: Written,
    max: Written,
    fee_fixed: Written,
    fee_ppm: z.int().check(z.minimum(0), z.maximum(500_000)),
    fee_least: Written,
    fee_most: z.nullable(Written),
    expires_s: z.int().check(z.minimum(60), z.maximum(86_400)),
    promised_s: z.int().check(z.minimum(1), z.maximum(604_800)),
    sort: z.int().check(z.minimum(0), z.maximum(1_000)),
  },
  errors: { '110': 'link_unknown', '111': 'range_invalid', '112': 'fee_invalid' },
})
