import { isCurrency } from '@oriel/core/currency'
import { newId } from '@oriel/core/id'
import { money, parseUnits, writeUnits } from '@oriel/core/money'
import { findMember } from '@oriel/domain/member'
import { findSiteByCode } from '@oriel/domain/site'
import { grantPlayMoney, readCash } from '@oriel/domain/wallet'
import { createLedger } from '@oriel/ledger/ledger'
import type { Office, OfficeFlags } from '../office.ts'

/** Play money for somebody who has none left, or who tries something. */
export async function grant(
  { database }: Office,
  flags: OfficeFlags,
  account: string,
): Promise<string[]> {
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
