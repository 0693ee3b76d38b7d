import { removeTotpCall, startTotpCall, totpStateCall } from '@oriel/contract/member/totp'
import { Badge } from '@oriel/ui/feedback/badge'
import { useState } from 'react'
import { call } from '../../platform/call.ts'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { DoorButton, DoorNote, useDoor } from './card-door.tsx'
import { CardRead, ProfileCard } from './profile-card.tsx'
import { CODE_PLACES, PASSWORD_PLACES, troubleOf } from './profile-codes.ts'
import { SecretForm } from './secret-form.tsx'
import { TotpSetUp, type TotpSecret } from './totp-set-up.tsx'

const readState = (signal: AbortSignal) => call(totpStateCall, {}, signal)

/** A code at each sign-in, from an app of the member's own choice. */
export function TotpCard() {
  const { t } = useText()
  const [data, readAgain] = useRead(readState)
  const isSet = data.data?.is_set
  return (
    <ProfileCard
      icon="phone"
      title={t('profile.totp')}
      text={t('profile.totp_text')}
      state={isSet !== undefined && <TotpBadge isSet={isSet} />}
    >
      <CardRead data={data} onRetry={readAgain} rows={1}>
        {({ is_set: isOn }) => <TotpForms isSet={isOn} onChanged={readAgain} />}
      </CardRead>
    </ProfileCard>
  )
}

function TotpBadge({ isSet }: { isSet: boolean }) {
  const { t } = useText()
  return (
    <Badge tone={isSet ? 'success' : 'neutral'}>{t(isSet ? 'profile.on' : 'profile.off')}</Badge>
  )
}

type TotpFormsProps = { isSet: boolean; onChanged: () => void }

export function TotpForms({ isSet, onChanged }: TotpFormsProps) {
  const text = useText()
  const { t } = text
  const door = useDoor<'start' | 'remove'>()
  const [secret, setSecret] = useState<TotpSecret | null>(null)
  const leave = (note?: string): void => {
    setSecret(null)
    door.close(note)
  }
  const changed = (note?: string): void => {
    leave(note)
    onChanged()
  }
  const start = async (password: string) => {
    const answer = await call(startTotpCall, { password })
    if (answer.ok) setSecret(answer.value)
    // Set up in another window meanwhile: then this card is out of date.
    else if (answer.reason === 'totp_set') changed()
    else return troubleOf(answer, PASSWORD_PLACES, text)
    return null
  }
  const remove = async (password: string, code: string) => {
    const answer = await call(removeTotpCall, { password, code })
    if (!answer.ok && answer.reason !== 'totp_unset') {
      return troubleOf(answer, { ...PASSWORD_PLACES, ...CODE_PLACES }, text)
    }
    changed(t('profile.totp_removed'))
    return null
  }
  const name = isSet ? 'remove' : 'start'
  const action = t(isSet ? 'profile.totp_remove' : 'profile.totp_start')
  if (secret && !isSet) {
    return (
      <TotpSetUp
        secret={secret}
        onDone={() => changed(t('profile.totp_done'))}
        onChanged={changed}
        onCancel={leave}
      />
    )
  }
  return (
    <>
      <DoorNote note={door.note} />
      {door.opened === name ? (
        <SecretForm
          key={name}
          action={isSet ? action : t('session.continue')}
          note={t('profile.why_password')}
          withCode={isSet}
          send={isSet ? remove : start}
          onCancel={leave}
        />
      ) : (
        <div className="profile-actions">
          <DoorButton door={door} name={name}>
            {action}
          </DoorButton>
        </div>
      )}
    </>
  )
}
