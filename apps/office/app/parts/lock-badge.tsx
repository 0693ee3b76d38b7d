import { useText } from '@oriel/web/text'
import { useServerNow } from '../platform/clock.ts'
import { Avatar } from './avatar.tsx'
import { minutesText } from './minutes-text.ts'

/** Who works on something, and until when nobody else can take it. */
export type Lock = {
  readonly name: string
  readonly isMine: boolean
  readonly takenAt: Date
  readonly until: Date
}

const MINUTE_MS = 60_000

/** Null, and a lock whose time is over, read as free. */
export function LockBadge({ lock }: { readonly lock: Lock | null }) {
  const { t } = useText()
  const now = useServerNow('minute')
  if (!lock || lock.until < now) return <span className="faint">{t('office.part.free')}</span>
  const minutes = Math.max(0, Math.floor((now.getTime() - lock.takenAt.getTime()) / MINUTE_MS))
  return (
    <span className="lock-badge">
      <Avatar name={lock.name} look={lock.isMine ? 'own' : 'other'} size="small" />
      {lock.isMine ? t('office.part.you') : lock.name}
      <small>{minutesText(minutes, { t })}</small>
    </span>
  )
}
