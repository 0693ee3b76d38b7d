import type { DataOf } from '@oriel/contract/endpoint'
import type { sessionListCall } from '@oriel/contract/member/session'
import type { MessageId } from '@oriel/i18n/message-id'

type Session = DataOf<typeof sessionListCall>['list'][number]

export const OPENED_WITH: Readonly<Record<Session['opened_with'], MessageId>> = {
  password: 'profile.with_password',
  registration: 'profile.with_registration',
  passkey: 'profile.with_passkey',
  hand_over: 'profile.with_hand_over',
  openid: 'profile.with_openid',
}

const ENDED: Readonly<Record<NonNullable<Session['ended_because']>, MessageId>> = {
  logout: 'profile.ended_logout',
  elsewhere: 'profile.ended_elsewhere',
  password: 'profile.ended_password',
  staff: 'profile.ended_staff',
}

type Ended = Pick<Session, 'ended_at' | 'ended_because' | 'seen_at'>

/** How a session ended, and when. One that nobody ended has run out: it was last seen some time. */
export function endingOf(session: Ended): {
  readonly id: MessageId
  readonly at: Date
} {
  const { ended_at: endedAt, ended_because: because, seen_at: seenAt } = session
  if (endedAt === null) return { id: 'profile.session_seen', at: seenAt }
  return { id: because ? ENDED[because] : 'profile.ended', at: endedAt }
}
