import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { useFormat } from '../platform/use-format.ts'
import { Diff, type Change } from './evidence/diff.tsx'
import { icons } from './icons.ts'
import { Keys } from './keys.tsx'
import { Note } from './note.tsx'

type StaleProps = {
  readonly number: string
  readonly changedAt: Date
  /** The subject when the proposal was made, and now. */
  readonly changes: readonly Change[]
  readonly onMakeAnew: () => void
}

/** The subject changed after a proposal was made, so that it cannot be run any more. */
export function Stale({ number, changedAt, changes, onMakeAnew }: StaleProps) {
  const { t } = useText()
  const { minute } = useFormat()
  const heads = {
    field: t('office.part.field'),
    before: t('office.part.when_made'),
    after: t('office.part.now'),
  }
  return (
    <div className="stack">
      <Note tone="look" icon="refresh">
        <b>{t('office.part.stale', { number })}</b>{' '}
        {t('office.part.stale_text', { time: minute(changedAt) })}
      </Note>
      <Diff changes={changes} heads={heads} isFramed />
      <div className="button-row">
        <Button className="button-small" onClick={onMakeAnew}>
          {t('office.part.make_anew')}
        </Button>
      </div>
    </div>
  )
}

type TakenProps = {
  readonly number: string
  readonly by: string
  readonly until: Date
  readonly onNext: () => void
  readonly onRead: () => void
  /** For a manager only: takes it over, with a reason. */
  readonly onTakeOver?: (() => void) | undefined
}

/** Another person took it first. */
export function Taken({ number, by, until, onNext, onRead, onTakeOver }: TakenProps) {
  const { t } = useText()
  const { minute } = useFormat()
  return (
    <div className="stack">
      <Note tone="mine" icon={icons.hand} isAlert>
        <b>{t('office.part.taken', { name: by, number })}</b>{' '}
        {t('office.part.taken_text', { time: minute(until) })}
      </Note>
      <div className="button-row">
        <Button className="button-small" onClick={onNext}>
          {t('office.part.next_free')}
          <Keys keys="n" />
        </Button>
        <Button variant="ghost" className="button-small" onClick={onRead}>
          {t('office.part.read_only')}
        </Button>
        {onTakeOver && (
          <Button variant="ghost" className="button-small" onClick={onTakeOver}>
            {t('office.part.take_over')}
          </Button>
        )}
      </div>
      {!onTakeOver && <p className="small-text">{t('office.part.take_over_text')}</p>}
    </div>
  )
}

/** What a check stopped: the checks stand above, and this says what became of it. */
export const Stopped = ({ children }: { readonly children: ReactNode }) => (
  <p className="small-text panel-body">{children}</p>
)
