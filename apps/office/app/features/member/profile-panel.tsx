import { memberProfileCall } from '@oriel/contract/office/member'
import type { DataOf } from '@oriel/contract/endpoint'
import type { MessageId } from '@oriel/i18n/message-id'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import { useFormat } from '../../platform/use-format.ts'
import { fieldText } from './field-words.ts'
import { UnmaskSheet } from './unmask-sheet.tsx'
import { useUnmasked, type Unmasked } from './use-unmasked.ts'

type Profile = DataOf<typeof memberProfileCall>
export type ShownField = Profile['fields'][number]

const WITHDRAW: Readonly<Record<Profile['withdraw_password'], MessageId>> = {
  unset: 'office.member.withdraw_unset',
  set: 'office.member.withdraw_set',
  locked: 'office.member.withdraw_locked',
}

/** Who the member is, masked. One field at a time is shown whole, for a reason and a minute. */
export function ProfilePanel({ id }: { readonly id: string }) {
  const { t } = useText()
  const read = useRead(memberProfileCall, { member_id: id })
  const [asked, setAsked] = useState<ShownField | null>(null)
  const { shown, show } = useUnmasked()
  return (
    <Panel title={t('office.member.profile')} icon="person" isFilled>
      <ReadBlock read={read}>
        {(profile) => <Fields profile={profile} shown={shown} onAsk={setAsked} />}
      </ReadBlock>
      <UnmaskSheet memberId={id} field={asked} onClose={() => setAsked(null)} onShown={show} />
    </Panel>
  )
}

type FieldsProps = {
  readonly profile: Profile
  readonly shown: Unmasked | null
  readonly onAsk: (field: ShownField) => void
}

function Fields({ profile, shown, onAsk }: FieldsProps) {
  const { t } = useText()
  const factors = useFactorLines(profile)
  const fields = profile.fields.map((field) => ({
    name: fieldText(field.field, t),
    value: <Field field={field} shown={shown} onAsk={() => onAsk(field)} />,
  }))
  return (
    <div className="panel-body">
      <KeyValues lines={[...fields, ...factors]} />
    </div>
  )
}

type FieldProps = {
  readonly field: ShownField
  readonly shown: Unmasked | null
  readonly onAsk: () => void
}

function Field({ field, shown, onAsk }: FieldProps) {
  const { t } = useText()
  const mayUnmask = useMay('member.unmask').begin
  const isShown = shown?.field === field.field
  return (
    <span className="member-field">
      {isShown ? (
        <>
          <output>{shown.value}</output>
          <small>{t('office.member.seconds_left', { count: shown.seconds })}</small>
        </>
      ) : (
        <>
          <span>{field.masked}</span>
          {mayUnmask && (
            <Button
              variant="ghost"
              className="button-small"
              aria-label={t('office.member.unmask_field', { field: fieldText(field.field, t) })}
              onClick={onAsk}
            >
              {t('office.member.unmask')}
            </Button>
          )}
        </>
      )}
    </span>
  )
}

/** What the account is opened with, and what guards its money. */
function useFactorLines(profile: Profile) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const { passkeys, withdrawals_held_until: held } = profile
  const app = profile.has_authenticator_app ? t('office.member.app') : ''
  const keys = passkeys > 0 ? t('office.member.passkeys', { count: passkeys }) : ''
  const factors = [keys, app].filter((one) => one !== '').join(', ')
  const tries = { wrong: profile.withdraw_fails, tries: profile.withdraw_tries }
  return [
    { name: t('office.member.second_factor'), value: factors || t('office.member.none') },
    {
      name: t('office.member.withdraw_password'),
      value: t(WITHDRAW[profile.withdraw_password], tries),
    },
    ...(held ? [{ name: t('office.member.withdrawals_held'), value: dateTime(held) }] : []),
  ]
}
