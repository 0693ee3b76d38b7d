import { Button } from '@oriel/ui/form/button'
import { useRef, type ReactNode } from 'react'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { DoorButton, DoorNote, useDoor } from './card-door.tsx'
import { ProfileCard } from './profile-card.tsx'

export type PasswordCardProps = {
  /** The form, told what to call once the password is changed. */
  form: (onDone: () => void) => ReactNode
}

export function PasswordCard({ form }: PasswordCardProps) {
  const { t } = useText()
  const door = useDoor<'change'>()
  const done = (): void => door.close(t('recovery.changed'))
  return (
    <ProfileCard icon="lock" title={t('session.password')} text={t('profile.password_text')}>
      <DoorNote note={door.note} />
      {door.opened ? (
        <Opened>
          {form(done)}
          <Button variant="ghost" onClick={() => door.close()}>
            {t('profile.cancel')}
          </Button>
        </Opened>
      ) : (
        <div className="profile-actions">
          <DoorButton door={door} name="change">
            {t('profile.password_change')}
          </DoorButton>
        </div>
      )}
    </ProfileCard>
  )
}

function Opened({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLostFocus(box)
  return (
    <div ref={box} className="profile-form">
      {children}
    </div>
  )
}

/**
 * S2.042: a member whose password was set by another person chooses a new one before anything else.
 */
export function ForcedPasswordCard({ form, onLeave }: { form: ReactNode; onLeave: () => void }) {
  const { t } = useText()
  return (
    <div className="profile-single">
      <ProfileCard icon="key" title={t('recovery.first_title')} text={t('recovery.first_text')}>
        {form}
        <Button variant="ghost" onClick={onLeave}>
          {t('recovery.log_out')}
        </Button>
      </ProfileCard>
    </div>
  )
}
