import { isCurrency } from '@oriel/core/currency'
import { MOVE_MAX, parseUnits, writeUnits, type Units } from '@oriel/core/money'
import { listLimits, saveLimit } from '@oriel/domain/provider'
import type { Office, OfficeFlags } from '../office.ts'

export async function lookAtLimits({ database }: Office): Promise<string[]> {
  const limits = await listLimits(database.rows)
  return limits.map(({ providerId, title, currency, stakeMax, winMax }) => {
    const where = [providerId || 'everybody', title].filter(Boolean).join(' ')
    return `${where}  ${currency}  stake ${writeUnits(stakeMax)}  win ${writeUnits(winMax)}`
  })
}

/** The most that may be staked at once, and won in a round without a person's look. */
export async function setLimit(
  { database }: Office,
  flags: OfficeFlags,
  providerId: string,
): Promise<string[]> {
  const { currency = '', title = '' } = flags
  if (!isCurrency(currency)) throw new Error('--currency takes one of ours, such as USD')
  if (title !== '' && providerId === '') throw new Error('a title is of a provider: limit GPXX')
  const stakeMax = unitsOf('--stake', flags.stake)
  const winMax = unitsOf('--win', flags.win)
  await saveLimit(database.rows, { providerId, title, currency, stakeMax, winMax })
  return [`${[providerId || 'everybody', title].filter(Boolean).join(' ')}: set`]
}

function unitsOf(flag: string, text: string | undefined): Units {
  const units = parseUnits(text ?? '')
  if (units === null || units <= 0n || units > MOVE_MAX) {
    throw new Error(`${flag} takes an amount above 0 and up to ${writeUnits(MOVE_MAX)}`)
  }
  return units
}
