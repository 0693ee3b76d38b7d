import type { DataOf } from '@oriel/contract/endpoint'
import { staffPasskeysCall } from '@oriel/contract/office/staff'
import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import { TextField } from '@oriel/ui/form/text-field'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { icons } from '../../../parts/icons.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ReadBlock } from '../../../parts/read-block.tsx'
import { useKeys } from '../../../platform/keyboard/use-keys.ts'
import { useRead } from '../../../platform/query.ts'
import { useFormat } from '../../../platform/use-format.ts'
import { useOwnPasskeys, type OwnPasskeysUse } from './use-own-passkeys.ts'
import { TwoLines } from '../../../parts/two-lines.tsx'
import { Confirm } from '../../../parts/windows.tsx'

type Passkeys = DataOf<typeof staffPasskeysCall>
type Passkey = Passkeys['list'][number]

/** My passkeys: add one on this device, remove one. Both ask for the second factor. */
export function OwnPasskeys() {
  const { t } = useText()
  const read = useRead(staffPasskeysCall, {})
  const own = useOwnPasskeys()
  return (
    <Panel title={t('office.staff.passkeys')} icon={icons.passkey}>
      <ReadBlock read={read}>
        {(passkeys) => (
          <div className="stack">
            {own.trouble && <FormError key={own.trouble.tries} title={own.trouble.text} />}
            <PasskeyList passkeys={passkeys} own={own} />
            {passkeys.list.length < passkeys.max && <AddPasskey own={own} />}
          </div>
        )}
      </ReadBlock>
    </Panel>
  )
}

type ListProps = { readonly passkeys: Passkeys; readonly own: OwnPasskeysUse }

function PasskeyList({ passkeys, own }: ListProps) {
  const { t } = useText()
  const { date } = useFormat()
  const [asked, setAsked] = useState<Passkey | null>(null)
  useKeys([], { isModal: true, isOn: asked !== null })
  if (passkeys.list.length === 0) return <p className="faint">{t('office.staff.no_passkey')}</p>
  return (
    <ul className="passkey-list">
      {passkeys.list.map((passkey) => (
        <li key={passkey.id}>
          <Icon name={icons.passkey} />
          <TwoLines
            first={passkey.label}
            second={
              passkey.used_at
                ? t('office.staff.used_on', { date: date(passkey.used_at) })
                : t('office.staff.made_on', { date: date(passkey.created_at) })
            }
          />
          <Button variant="ghost" className="button-small" onClick={() => setAsked(passkey)}>
            {t('office.staff.remove')}
          </Button>
        </li>
      ))}
      <Confirm
        isOpen={asked !== null}
        title={t('office.staff.remove_passkey', { name: asked?.label ?? '' })}
        text={t('office.staff.remove_passkey_text')}
        confirm={t('office.staff.remove')}
        cancel={t('office.part.cancel')}
        tone="danger"
        isBusy={own.isSending}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) own.remove(asked.id)
          setAsked(null)
        }}
      />
    </ul>
  )
}

function AddPasskey({ own }: { readonly own: OwnPasskeysUse }) {
  const { t } = useText()
  const { register, handleSubmit, reset, formState } = useForm({ defaultValues: { label: '' } })
  const submit = handleSubmit(async ({ label }) => {
    if (await own.add(label.trim())) reset()
  })
  return (
    <form className="add-passkey" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('label', { required: t('office.staff.needed') })}
        label={t('office.staff.device_name')}
        error={formState.errors.label?.message}
        maxLength={60}
        autoComplete="off"
      />
      <Button type="submit" icon="plus" aria-disabled={own.isSending || undefined}>
        {t('office.staff.add_passkey')}
      </Button>
    </form>
  )
}
