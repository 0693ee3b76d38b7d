import { isCurrency } from '@oriel/core/currency'
import { newId } from '@oriel/core/id'
import { money, parseUnits, writeUnits } from '@oriel/core/money'
import type { Rows } from '@oriel/db/database'
import { findMember } from '@oriel/domain/member'
import { findSiteByCode, type Site } from '@oriel/domain/site'
import { grantPlayMoney, listWelcomes, readCash, saveWelcome } from '@oriel/domain/wallet'
import { createLedger } from '@oriel/ledger/ledger'
import type { Office, OfficeFlags } from '../office.ts'

/**
 * Play money for somebody who has none left, or who tries something. In production money is moved
 * by two people.
 */
export async function grant(
  { database }: Office,
  flags: OfficeFlags,
  account: string,
): Promise<string[]> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('in production two people move money, in the office: wallet.adjust')
  }
  const site = await findSiteByCode(database.rows, flags.site)
  const member = site && (await findMember(database.rows, site.id, account.toLowerCase()))
  if (!member) throw new Error(`nobody is called ${account} on ${flags.site}`)
  const units = parseUnits(flags.amount ?? '')
  if (units === null || units <= 0n) throw new Error('--amount takes a number, such as 100 or 2.50')
  const currency = flags.currency ?? member.currency
  if (!isCurrency(currency)) throw new Error(`there is no currency ${currency}`)
  const till = { database, ledger: createLedger(database) }
  const given = { id: newId<'grant'>(), member, amount: money(units, currency), by: 'office' }
  const outcome = await grantPlayMoney(till, given, new Date())
  if (!outcome.ok) throw new Error(`not given: ${outcome.reason}`)
  const { available } = await readCash(database.rows, member.id, currency)
  return [`${member.account} has ${writeUnits(available)} ${currency} to play with`]
}

/** Play money that who signs up begins with. */
export async function lookAtWelcomes({ database }: Office, flags: OfficeFlags): Promise<string[]> {
  const welcomes = await listWelcomes(database.rows, await siteNamed(database.rows, flags.site))
  return [...welcomes].map(([currency, units]) => `${currency}  ${writeUnits(units)}`)
}

export async function setWelcome(office: Office, flags: OfficeFlags): Promise<string[]> {
  const { rows } = office.database
  const { id } = await siteNamed(rows, flags.site)
  const { currency = '' } = flags
  if (!isCurrency(currency)) throw new Error('--currency takes one of ours, such as USD')
  const units = parseUnits(flags.amount ?? '')
  if (units === null || units < 0n) throw new Error('--amount takes a number, such as 500, or 0')
  const saved = await saveWelcome(rows, { siteId: id, currency, units: units || null })
  if (!saved.ok) throw new Error(`not changed: ${saved.reason}`)
  return lookAtWelcomes(office, flags)
}

async function siteNamed(rows: Rows, code: string): Promise<Site> {
  const site = await findSiteByCode(rows, code)
  if (!site) throw new Error(`there is no site ${code}`)
  return site
}
