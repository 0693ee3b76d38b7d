import { askRemovalCall, removalCall } from '@oriel/contract/member/removal'
import type { DataOf } from '@oriel/contract/endpoint'
import { Button } from '@oriel/ui/form/button'
import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { useEffect, useId, useRef, useState } from 'react'
import { call } from '../../platform/call.ts'
import { useProvenCall } from '../../platform/use-proven-call.ts'
import { useMember } from '../member/member.ts'
import { CardRead, DoorButton, ProfileCard, useDoor } from '../profile/profile.ts'
import './removal.css'

type Removal = DataOf<typeof removalCall>

const readRemoval = (signal: AbortSignal) => call(removalCall, {}, signal)

/** Deleting the account: what goes, what stays, and what must be done first. */
export function RemovalCard() {
  const { t } = useText()
  const { layout } = useMember()
  // Called off above the page, or asked for in another window.
  const wish = layout.data?.removal_at?.getTime() ?? 0
  return (
    <ProfileCard icon="warning" title={t('removal.title')}>
      <RemovalParts key={wish} />
    </ProfileCard>
  )
}

function RemovalParts() {
  const [data, readAgain] = useRead(readRemoval)
  return (
    <CardRead data={data} onRetry={readAgain} rows={2}>
      {(removal) => <RemovalForm removal={removal} onChanged={readAgain} />}
    </CardRead>
  )
}

type RemovalFormProps = { removal: Removal; onChanged: () => void }

export function RemovalForm({ removal, onChanged }: RemovalFormProps) {
  const { t } = useText()
  const door = useDoor<'ask'>()
  const { due_at: dueAt, block, block_text: blockText, wait_days: days } = removal
  if (dueAt) return <FormNote>{t('removal.asked')}</FormNote>
  return (
    <>
      <p className="profile-card-text">{t('removal.text', { days })}</p>
      {block ? (
        <FormNote>
          <strong>{t('removal.not_yet')}.</strong> {blockText}
        </FormNote>
      ) : door.opened ? (
        <RemovalQuestion removal={removal} onAsked={onChanged} onCancel={() => door.close()} />
      ) : (
        <div className="profile-actions">
          <DoorButton door={door} name="ask">
            {t('removal.ask')}
          </DoorButton>
        </div>
      )}
    </>
  )
}

type QuestionProps = { removal: Removal; onAsked: () => void; onCancel: () => void }

/** Everything that happens, before it does. Neither answer is pushed. */
function RemovalQuestion({ removal, onAsked, onCancel }: QuestionProps) {
  const text = useText()
  const { t } = text
  const provenCall = useProvenCall()
  const { readAgain } = useMember()
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly title: string } | null>(null)
  useEffect(() => title.current?.focus(), [])
  const ask = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    const answer = await provenCall(askRemovalCall, {})
    setBusy(false)
    if (!answer.ok && answer.reason !== 'removal_waits') {
      setFailure({ title: failureText(answer, text) })
      return
    }
    readAgain()
    onAsked()
  }
  return (
    <fieldset className="removal-question" aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} className="removal-title" tabIndex={-1}>
        {t('removal.sure', { days: removal.wait_days })}
      </h3>
      {failure && <FormError title={failure.title} />}
      <ul className="removal-points">
        <li>{t('removal.goes')}</li>
        <li>{t('removal.stays')}</li>
        {removal.gives_up && <li>{t('removal.gives_up')}</li>}
      </ul>
      <div className="profile-actions">
        <Button variant="ghost" onClick={onCancel}>
          {t('removal.cancel')}
        </Button>
        <Button variant="ghost" aria-busy={isBusy} disabled={isBusy} onClick={() => void ask()}>
          {t('removal.confirm')}
        </Button>
      </div>
    </fieldset>
  )
}
