import { Button } from '@oriel/ui/form/button'
import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { ErrorBlock } from '@oriel/ui/feedback/state-block'
import { useId, type ReactNode } from 'react'
import type { AsyncData } from '@oriel/web/async-data'
import { useText } from '@oriel/web/text'
import './profile.css'

export type ProfileCardProps = {
  icon: IconName
  title: string
  /** What it is for, in a sentence. */
  text?: string | undefined
  /** Its state in a word, beside the title. */
  state?: ReactNode
  children: ReactNode
}

/** One thing a member looks after, with all that can be done about it. */
export function ProfileCard({ icon, title, text, state, children }: ProfileCardProps) {
  const titleId = useId()
  return (
    <section className="profile-card" aria-labelledby={titleId}>
      <header className="profile-card-head">
        <Icon name={icon} className="profile-card-icon size-5" />
        <h2 id={titleId} className="profile-card-title">
          {title}
        </h2>
        {state}
      </header>
      {text && <p className="profile-card-text">{text}</p>}
      {children}
    </section>
  )
}

type CardReadProps<Data> = {
  data: AsyncData<Data>
  onRetry: () => void
  /** How many lines it will have, as far as one can guess. */
  rows: number
  children: (data: Data) => ReactNode
}

/** What a card has read. It stays while it is read again; a failure takes its place. */
export function CardRead<Data>({ data, onRetry, rows, children }: CardReadProps<Data>) {
  const { t } = useText()
  if (data.status === 'error') {
    return (
      <ErrorBlock
        title={t('profile.failed')}
        text={data.message}
        retry={
          <Button variant="ghost" icon="refresh" onClick={onRetry}>
            {t('shell.retry')}
          </Button>
        }
      />
    )
  }
  if (data.data !== null) return children(data.data)
  return (
    <div className="grid gap-3" aria-busy="true">
      <span className="sr-only">{t('shell.loading')}</span>
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} className="h-11 rounded-sm" />
      ))}
    </div>
  )
}
