import { isCurrency, type Currency } from '@oriel/core/currency'
import { templateNames, type TemplateName } from '@oriel/core/site-settings'

/** S7.082 to S7.085: the names of the channels. The server decides who may join. */
export const BOARD_CHANNEL = 'web_member'
export const currencyChannel = (currency: Currency): string => `web_api.${currency}`
export const templateChannel = (template: TemplateName): string => `template.${template}`
export const memberChannel = (memberId: string): string => `private-member.${memberId}`
export const presenceChannel = (memberId: string): string => `presence-member.${memberId}`

export type Channel =
  | { kind: 'board' }
  | { kind: 'currency'; currency: Currency }
  | { kind: 'template'; template: TemplateName }
  | { kind: 'member' | 'presence'; memberId: string }

const CHANNEL_NAME_MAX = 80

/** Null for any name that is not exactly one of the above. */
export function readChannel(name: unknown): Channel | null {
  if (typeof name !== 'string' || name.length > CHANNEL_NAME_MAX) return null
  if (name === BOARD_CHANNEL) return { kind: 'board' }
  const at = name.indexOf('.')
  if (at < 0) return null
  const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)]
  if (prefix === 'web_api' && isCurrency(rest)) return { kind: 'currency', currency: rest }
  if (prefix === 'template') {
    const template = templateNames.find((known) => known === rest)
    return template ? { kind: 'template', template } : null
  }
  if (prefix === 'private-member' && rest !== '') return { kind: 'member', memberId: rest }
  if (prefix === 'presence-member' && rest !== '') return { kind: 'presence', memberId: rest }
  return null
}

/** What a browser says when it connects, and the server's answers. */
export const SOCKET_PATH = '/socket'
export const JOIN = 'join'
/** The node may have missed messages: whoever hears this reads its state again. */
export const RESYNC = 'resync'
export type JoinAnswer = { ok: true } | { ok: false; reason: 'unknown_channel' | 'forbidden' }
