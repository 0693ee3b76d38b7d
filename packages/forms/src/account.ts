import { plainLetters } from '@oriel/core/weak-password'
import { checkAccount } from './registration-fields.ts'
import type { FieldCheck } from './fields.ts'

/** Nobody may look like us. A name that begins like this could be taken for one of our people. */
const RESERVED_BEGINNINGS = [
  'admin',
  'moderator',
  'official',
  'operator',
  'oriel',
  'service',
  'staff',
  'support',
  'sysadmin',
  'webmaster',
]
/** Reserved alone or with digits behind them; as parts of other words they are harmless. */
const RESERVED_WORDS = [
  'agent',
  'anonymous',
  'casino',
  'finance',
  'guest',
  'helpdesk',
  'info',
  'manager',
  'member',
  'nobody',
  'null',
  'owner',
  'payment',
  'postmaster',
  'root',
  'security',
  'system',
  'undefined',
  'user',
]

/** An account for a new member: the rule for every account, and no name of our own. */
export const checkNewAccount: FieldCheck = (account, context) =>
  checkAccount(account, context) ?? (isReserved(account) ? 'signup.err_account_format' : null)

function isReserved(account: string): boolean {
  const name = account.toLowerCase()
  const letters = plainLetters(name)
  const word = name.replace(/[0-9]+$/, '')
  return (
    RESERVED_BEGINNINGS.some((reserved) => name.startsWith(reserved)) ||
    RESERVED_BEGINNINGS.some((reserved) => letters.startsWith(reserved)) ||
    RESERVED_WORDS.includes(word) ||
    RESERVED_WORDS.includes(plainLetters(word))
  )
}
