import { readFileSync } from 'node:fs'
import { cardKinds } from '@oriel/core/bank-card/card-kind'
import { networks } from '@oriel/core/bank-card/network'
import { currencies, type Currency } from '@oriel/core/currency'
import { listInstitutions, saveInstitutions, type Institution } from '@oriel/domain/bank-card'
import * as z from 'zod/mini'
import type { Office, OfficeFlags } from '../office.ts'
import { siteOf } from './site.ts'

const Line = z.strictObject({
  currency: z.enum(currencies as [Currency]),
  kind: z.enum(cardKinds),
  code: z.string().check(z.regex(/^[a-z0-9-]{2,30}$/)),
  name: z.string().check(z.minLength(2), z.maxLength(40)),
  /** How long its numbers are; none for a network. */
  digits: z._default(z.nullable(z.object({ min: z.int(), max: z.int() })), null),
})

/** What a file says; it stops at the first line that no member could use. */
export function readInstitutions(text: string): Institution[] {
  const lines = z.parse(z.array(Line), JSON.parse(text))
  for (const { kind, code, digits } of lines) {
    const isNetwork = kind === 'crypto'
    if (isNetwork && !(networks as readonly string[]).includes(code)) {
      throw new Error(`${code} is no network we can check: ${networks.join(', ')}`)
    }
    if (isNetwork !== (digits === null)) {
      throw new Error(`${code}: banks and wallets have digits, networks have none`)
    }
  }
  return lines
}

/** Where members of a site may be paid to: shows the list, or makes a file it. */
export async function institutions(office: Office, flags: OfficeFlags): Promise<string[]> {
  const { id, currencies: offered } = await siteOf(office, flags.site)
  const { database } = office
  if (flags.file)
    await saveInstitutions(database, id, readInstitutions(readFileSync(flags.file, 'utf8')))
  const lists = await Promise.all(offered.map((one) => listInstitutions(database.rows, id, one)))
  return lists.flat().map(({ currency, kind, code, name, digits }) => {
    const length = digits ? `${digits.min}-${digits.max} digits` : 'by its checksum'
    return `${currency}  ${kind}  ${code}  ${name}  ${length}`
  })
}
