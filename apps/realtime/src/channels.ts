import { liveSubject } from '@oriel/bus/subjects'
import { readChannel, type JoinAnswer } from '@oriel/contract/realtime/realtime'
import type { Visitor } from './visitor.ts'

export type Joining = { subject: string } | Extract<JoinAnswer, { ok: false }>

/** Who may hear what: the subject a channel stands for, or why this visitor may not join it. */
export function subjectFor(name: unknown, visitor: Visitor): Joining {
  const channel = readChannel(name)
  if (!channel) return { ok: false, reason: 'unknown_channel' }
  const { site, locale, member } = visitor
  const siteId = site.id
  switch (channel.kind) {
    case 'board': {
      const audience = member ? 'member' : 'guest'
      return { subject: liveSubject({ to: 'board', siteId, audience, locale }) }
    }
    case 'currency':
      if (!site.currencies.includes(channel.currency)) return { ok: false, reason: 'forbidden' }
      return { subject: liveSubject({ to: 'currency', siteId, currency: channel.currency }) }
    case 'template':
      if (!site.templates.some(({ name: known }) => known === channel.template)) {
        return { ok: false, reason: 'forbidden' }
      }
      return { subject: liveSubject({ to: 'template', siteId, template: channel.template }) }
    case 'member':
    case 'presence':
      // Only the member the ticket was made for, whatever the channel name says.
      if (!member || member.memberId !== channel.memberId) return { ok: false, reason: 'forbidden' }
      return { subject: liveSubject({ to: 'member', siteId, memberId: member.memberId }) }
  }
}
