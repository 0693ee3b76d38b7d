import { currencies, type Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { floorToShown, money, parseUnits, writeUnits } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import { ENVELOPE_SLOTS_MAX } from '@oriel/core/chance/red-envelope'
import type { Work } from '@oriel/db/database'
import { command, type Deed, type State, type Tools } from '@oriel/domain/command'
import { findSite } from '@oriel/domain/site'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { limitOf, promisedAt } from './budget.ts'
import { findEnvelope, type EnvelopeLine } from './office-read.ts'
import { openEnvelope } from './open.ts'
import { checkOpening, opensAtOf, type EnvelopeId, type Opening } from './rules.ts'

const Money = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/))
const Time = z.iso.datetime({ offset: true })
const Input = z.object({
  /** Made by who proposes it: sent twice, it is one envelope. */
  envelope_id: z.uuid(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  total: Money,
  slots: z.int().check(z.minimum(1), z.maximum(ENVELOPE_SLOTS_MAX)),
  least: Money,
  most: Money,
  registered_before: z.optional(z.nullable(Time)),
  opens_at: Time,
  end_at: Time,
})
type Input = z.output<typeof Input>

function openingOf(siteId: SiteId, input: Input): Opening {
  const units = (text: string): bigint => parseUnits(text.replace(/^0+(?=\d)/, '')) ?? 0n
  return {
    id: input.envelope_id as EnvelopeId,
    siteId,
    name: input.name,
    currency: input.currency,
    total: units(input.total),
    slots: input.slots,
    least: units(input.least),
    most: units(input.most),
    registeredBefore: input.registered_before ? new Date(input.registered_before) : null,
    opensAt: new Date(input.opens_at),
    endAt: new Date(input.end_at),
  }
}

/** One opening of a site after the other: two together would not see each other's budget. */
async function look(work: Work, siteId: SiteId, input: Input): Promise<State | null> {
  const site = await findSite(work, siteId)
  if (!site) return null
  await sql`SELECT pg_advisory_xact_lock(hashtext('red-envelope'), ${siteId}::int)`.execute(work)
  const id = input.envelope_id as EnvelopeId
  const { rows } = await sql<{ site_id: SiteId }>`
    SELECT site_id FROM red_envelopes WHERE id = ${id}`.execute(work)
  if (rows[0] && rows[0].site_id !== siteId) return null
  const found = await findEnvelope(work, siteId, id)
  const promised = await promisedAt(work, siteId)
  return {
    // What is promised changes with every claim; whether it fits is asked by the last vote.
    version: found ? 'open' : 'none',
    fields: {
      ...(found ? fieldsOf(found) : {}),
      promised: `${writeUnits(promised)} USD`,
      limit: `${writeUnits(limitOf(site.flags))} USD`,
    },
  }
}

function fieldsOf(line: EnvelopeLine): State['fields'] {
  const { currency, total, slots } = line
  const said = (units: bigint): string => `${writeUnits(units)} ${currency}`
  return {
    name: line.name,
    total: said(total),
    slots,
    mean: said(floorToShown(money(total / BigInt(slots), currency)).units),
    least: said(line.least),
    most: said(line.most),
    registered_before: line.registeredBefore?.toISOString() ?? null,
    opens_at: line.opensAt.toISOString(),
    end_at: line.endAt.toISOString(),
  }
}

async function run(
  work: Work,
  { keys }: Tools,
  { siteId, by, proposalId, now }: Deed,
  input: Input,
): Promise<Outcome<void, string>> {
  const site = await findSite(work, siteId)
  if (!site) return refuse('subject_unknown')
  const opening = openingOf(siteId, input)
  if (await findEnvelope(work, siteId, opening.id)) return refuse('opened_already')
  const promised = await promisedAt(work, siteId)
  const ground = { now, currencies: site.currencies, promised, limit: limitOf(site.flags) }
  const checked = checkOpening(opening, ground)
  if (!checked.ok) return checked
  const [opened = '', ...others] = by.split(', ')
  const who = { opened, checked: others.join(', '), proposalId }
  await openEnvelope(work, keys, { ...opening, opensAt: opensAtOf(opening, now) }, who)
  return done()
}

/** Always a proposal: it promises money of the house. */
export const openEnvelopeCommand = command<Input>({
  permission: 'red-envelope.open',
  subjectKind: 'red-envelope',
  input: Input,
  subjectOf: ({ envelope_id }) => envelope_id,
  look,
  run,
})
