import { dayOf } from '@oriel/core/time'
import { Badge } from '@oriel/ui/feedback/badge'
import { useState } from 'react'
import type { AsyncData } from '@oriel/web/async-data'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { DoorButton, DoorNote, useDoor, type Door } from './card-door.tsx'
import { FieldForm } from './field-form.tsx'
import { CardRead, ProfileCard } from './profile-card.tsx'
import { labelOf } from './profile-fields.ts'
import type { Profile, ProfileField } from './use-profile.ts'

export type AccountCardProps = {
  profile: AsyncData<Profile>
  /** Null until it is known. */
  grade: string | null
  onChanged: () => void
}

/** Who the member is to the house. Details are masked: enough to know them again. */
export function AccountCard({ profile, grade, onChanged }: AccountCardProps) {
  const { t } = useText()
  return (
    <ProfileCard icon="person" title={t('profile.details')}>
      <CardRead data={profile} onRetry={onChanged} rows={5}>
        {(known) => <AccountDetails profile={known} grade={grade} onChanged={onChanged} />}
      </CardRead>
    </ProfileCard>
  )
}

type AccountDetailsProps = { profile: Profile; grade: string | null; onChanged: () => void }

function AccountDetails({ profile, grade, onChanged }: AccountDetailsProps) {
  const { t } = useText()
  const door = useDoor<string>()
  // What is neither known nor asked for is no business of this page.
  const shown = profile.fields.filter(({ is_set: isSet, may_edit: mayEdit }) => isSet || mayEdit)
  const hasKept = shown.some(({ may_edit: mayEdit }) => !mayEdit)
  const saved = (): void => {
    door.close(t('profile.saved'))
    onChanged()
  }
  return (
    <>
      <dl className="profile-facts">
        <Fact label={t('session.account')} value={profile.member_account} />
        <Fact label={t('shell.currency')} value={profile.member_currency} />
        {grade && <Fact label={t('profile.grade')} value={grade} />}
      </dl>
      <DoorNote note={door.note} />
      {shown.length === 0 && <p className="profile-empty">{t('profile.no_details')}</p>}
      <ul className="profile-rows">
        {shown.map((field) => (
          <li key={field.name}>
            <DetailRow profile={profile} field={field} door={door} onSaved={saved} />
          </li>
        ))}
      </ul>
      {hasKept && <p className="profile-hint">{t('profile.kept')}</p>}
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="profile-fact">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

type DetailRowProps = {
  profile: Profile
  field: ProfileField
  door: Door<string>
  onSaved: () => void
}

function DetailRow({ profile, field, door, onSaved }: DetailRowProps) {
  const text = useText()
  const { t } = text
  const { timeZone } = useVisit().site
  const [now] = useState(() => new Date())
  const { name, is_set: isSet } = field
  const label = labelOf(name, text)
  if (door.opened === name) {
    return (
      <FieldForm
        field={field}
        currency={profile.member_currency}
        today={dayOf(now, timeZone)}
        onSaved={onSaved}
        onCancel={door.close}
      />
    )
  }
  return (
    <div className="profile-row">
      <div className="profile-row-words">
        <p className="profile-row-text">{label}</p>
        <p className={isSet ? 'profile-row-title' : 'profile-empty'}>
          {isSet ? profile[name] : t('profile.not_set')}
        </p>
      </div>
      {field.is_verified && <Badge tone="success">{t('profile.verified')}</Badge>}
      {field.may_edit && (
        <DoorButton
          door={door}
          name={name}
          label={t(isSet ? 'profile.change_named' : 'profile.add_named', { label })}
        >
          {t(isSet ? 'profile.change' : 'profile.add')}
        </DoorButton>
      )}
    </div>
  )
}
