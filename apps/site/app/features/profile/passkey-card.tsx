import {
  passkeyListCall,
  removePasskeyCall,
  type PasskeyWire,
} from '@oriel/contract/member/passkey'
import { FormNote } from '@oriel/ui/form/form-message'
import type * as z from 'zod/mini'
import { call } from '../../platform/call.ts'
import { useFormat } from '../../platform/use-format.ts'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import { DoorButton, DoorNote, useDoor, type Door } from './card-door.tsx'
import { addTrouble, type PasskeyAdded } from './passkey-trouble.ts'
import { CardRead, ProfileCard } from './profile-card.tsx'
import { PASSWORD_PLACES, troubleOf } from './profile-codes.ts'
import { SecretForm } from './secret-form.tsx'

type Passkey = z.output<typeof PasskeyWire>
type Passkeys = { readonly list: readonly Passkey[]; readonly max: number }

export type PasskeyCardProps = {
  /** Whether this browser has passkeys at all. */
  isPossible: boolean
  /** Makes one on this device. */
  add: (password: string) => Promise<PasskeyAdded>
}

const readPasskeys = (signal: AbortSignal) => call(passkeyListCall, {}, signal)

export function PasskeyCard(props: PasskeyCardProps) {
  const { t } = useText()
  const [data, readAgain] = useRead(readPasskeys)
  return (
    <ProfileCard icon="key" title={t('profile.passkeys')} text={t('profile.passkeys_text')}>
      <CardRead data={data} onRetry={readAgain} rows={2}>
        {(passkeys) => <PasskeyRows {...props} passkeys={passkeys} onChanged={readAgain} />}
      </CardRead>
    </ProfileCard>
  )
}

type PasskeyRowsProps = PasskeyCardProps & { passkeys: Passkeys; onChanged: () => void }

/** The form for a new one is named by no key; those that remove one, by the key's id. */
const ADD = ''

export function PasskeyRows({ passkeys, onChanged, isPossible, add }: PasskeyRowsProps) {
  const { t } = useText()
  const { list, max } = passkeys
  const door = useDoor<string>()
  const changed = (note: string): void => {
    door.close(note)
    onChanged()
  }
  return (
    <>
      <DoorNote note={door.note} />
      {list.length === 0 && <p className="profile-empty">{t('profile.passkeys_none')}</p>}
      {list.length > 0 && (
        <ul className="profile-rows">
          {list.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} door={door} onRemoved={changed} />
            </li>
          ))}
        </ul>
      )}
      {list.length >= max ? (
        <FormNote>{t('profile.passkey_full', { max })}</FormNote>
      ) : (
        <NewPasskey max={max} door={door} isPossible={isPossible} add={add} onAdded={changed} />
      )}
    </>
  )
}

type NewPasskeyProps = PasskeyCardProps & {
  max: number
  door: Door<string>
  onAdded: (note: string) => void
}

function NewPasskey({ max, door, isPossible, add, onAdded }: NewPasskeyProps) {
  const text = useText()
  const { t } = text
  if (!isPossible) return <FormNote>{t('profile.passkey_impossible')}</FormNote>
  if (door.opened !== ADD) {
    return (
      <div className="profile-actions">
        <DoorButton door={door} name={ADD} icon="plus">
          {t('profile.passkey_add')}
        </DoorButton>
        <p className="profile-hint">{t('profile.passkeys_max', { max })}</p>
      </div>
    )
  }
  const send = async (password: string) => {
    const added = await add(password)
    if (!added.ok) return addTrouble(added, text)
    onAdded(t('profile.passkey_added'))
    return null
  }
  return (
    <SecretForm
      action={t('profile.passkey_add')}
      note={t('profile.why_password')}
      send={send}
      onCancel={door.close}
    />
  )
}

type PasskeyRowProps = {
  passkey: Passkey
  door: Door<string>
  onRemoved: (note: string) => void
}

function PasskeyRow({ passkey, door, onRemoved }: PasskeyRowProps) {
  const text = useText()
  const { t } = text
  const format = useFormat()
  const { id, label, created_at: createdAt, used_at: usedAt } = passkey
  const send = async (password: string) => {
    const answer = await call(removePasskeyCall, { id, password })
    if (!answer.ok && answer.reason !== 'passkey_unknown') {
      return troubleOf(answer, PASSWORD_PLACES, text)
    }
    // One that somebody has removed before is gone as well.
    onRemoved(t('profile.passkey_removed'))
    return null
  }
  return (
    <>
      <div className="profile-row">
        <div className="profile-row-words">
          <p className="profile-row-title">{label}</p>
          <p className="profile-row-text" suppressHydrationWarning>
            {t('profile.passkey_created', { date: format.date(createdAt) })} ·{' '}
            {usedAt
              ? t('profile.passkey_used', { date: format.date(usedAt) })
              : t('profile.passkey_unused')}
          </p>
        </div>
        {door.opened !== id && (
          <DoorButton door={door} name={id} label={t('profile.passkey_remove_named', { label })}>
            {t('profile.remove')}
          </DoorButton>
        )}
      </div>
      {door.opened === id && (
        <SecretForm
          action={t('profile.remove')}
          note={t('profile.passkey_remove_text', { label })}
          send={send}
          onCancel={door.close}
        />
      )}
    </>
  )
}
