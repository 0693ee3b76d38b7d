import { houseRoles, type HouseRole } from '@oriel/core/permission'
import type { MessageId } from '@oriel/i18n/message-id'
import type { Text } from '@oriel/i18n/text'

const WORDS: Readonly<Record<HouseRole, MessageId>> = {
  owner: 'office.role.owner',
  manager: 'office.role.manager',
  'finance-maker': 'office.role.finance_maker',
  'finance-checker': 'office.role.finance_checker',
  risk: 'office.role.risk',
  support: 'office.role.support',
  content: 'office.role.content',
  auditor: 'office.role.auditor',
}

/** A role of the house in words; a site's own role is called as the site called it. */
export function roleText(role: string, { t }: Pick<Text, 't'>): string {
  const known = houseRoles.find((one) => one === role)
  return known ? t(WORDS[known]) : role
}
