import { currencies, type Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { parseUnits, writeUnits, type Units } from '@oriel/core/money'
import { done, refuse } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import { command, type State } from '@oriel/domain/command'
import * as z from 'zod/mini'
import { findPaymentLink } from './links.ts'
import { lockMethod, savePaymentMethod, type StandingMethod } from './methods.ts'

const Amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
const Input = z.object({
  direction: z.enum(['in', 'out']),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  code: z.string().check(z.regex(/^[a-z0-9-]{2,30}$/)),
  is_open: z.boolean(),
  link_id: z.string().check(z.regex(/^PS[A-Z0-9_]{1,10}$/)),
  min: Amount,
  max: Amount,
  fee_fixed: Amount,
  fee_ppm: z.int().check(z.minimum(0), z.maximum(500_000)),
  fee_least: Amount,
  fee_most: z.nullable(Amount),
  expires_s: z.int().check(z.minimum(60), z.maximum(86_400)),
  promised_s: z.int().check(z.minimum(1), z.maximum(604_800)),
  sort: z.int().check(z.minimum(0), z.maximum(1_000)),
})
type Input = z.output<typeof Input>

/** A way to pay, as a new version: orders that are made keep the one they were made with. */
export const editMethodCommand = command<Input>({
  permission: 'payment.method_edit',
  subjectKind: 'payment-method',
  input: Input,
  subjectOf: ({ direction, currency, code }) => `${direction}:${currency}:${code}`,
  look,
  async run(work, _tools, { siteId }, input) {
    const before = await lockMethod(work, { ...input, siteId })
    if (!before) return refuse('subject_unknown')
    const link = await findPaymentLink(work, input.link_id)
    if (link?.siteId !== siteId) return refuse('link_unknown')
    const [min, max] = [unitsOf(input.min), unitsOf(input.max)]
    const fee = {
      fixed: unitsOf(input.fee_fixed),
      ppm: input.fee_ppm,
      least: unitsOf(input.fee_least),
      most: input.fee_most === null ? null : unitsOf(input.fee_most),
    }
    if (min === 0n || max < min) return refuse('range_invalid')
    // No member's money is eaten up by what it costs to send.
    if (fee.fixed >= min || fee.least >= min) return refuse('fee_invalid')
    if (fee.most !== null && fee.most < fee.least) return refuse('fee_invalid')
    const { direction, currency, code, sort } = input
    await savePaymentMethod(work, {
      siteId,
      direction,
      currency,
      code,
      kind: before.kind,
      linkId: link.id,
      min,
      max,
      fee,
      expiresS: input.expires_s,
      promisedS: input.promised_s,
      sort,
      isClosed: !input.is_open,
    })
    return done()
  },
})

function unitsOf(text: string): Units {
  const units = parseUnits(text)
  if (units === null) throw new Error('an amount that was not read before')
  return units
}

async function look(work: Work, siteId: SiteId, input: Input): Promise<State | null> {
  const method = await lockMethod(work, { ...input, siteId })
  return method && { version: method.id, fields: fieldsOf(method) }
}

const fieldsOf = ({ currency, fee, ...method }: StandingMethod): State['fields'] => ({
  way: `${method.direction} ${method.code}`,
  is_open: !method.isClosed,
  provider: method.linkId,
  least: `${writeUnits(method.min)} ${currency}`,
  most: `${writeUnits(method.max)} ${currency}`,
  fee_fixed: writeUnits(fee.fixed),
  fee_ppm: fee.ppm,
  fee_least: writeUnits(fee.least),
  fee_most: fee.most === null ? null : writeUnits(fee.most),
  expires_s: method.expiresS,
  promised_s: method.promisedS,
  sort: method.sort,
})
