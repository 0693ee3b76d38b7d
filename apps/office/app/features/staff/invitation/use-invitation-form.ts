import type { DataOf, InputOf } from '@oriel/contract/endpoint'
import { acceptInvitationCall, type invitationCall } from '@oriel/contract/office/staff'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { type SubmitEventHandler, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { call } from '../../../platform/call.ts'
import { sayRefusal } from '../../../platform/failure.ts'
import { makePasskey } from '../../../platform/webauthn.ts'
import { deviceWords } from '../sign-in/factor.ts'

export type Invitation = DataOf<typeof invitationCall>
type FactorKind = 'passkey' | 'app'
export type InvitationFields = {
  account: string
  password: string
  factor: FactorKind
  label: string
  code: string
}

/** Which field a refusal belongs to; all others stand at the top. */
const FIELDS: Readonly<Record<string, keyof InvitationFields>> = {
  account_taken: 'account',
  account_malformed: 'account',
  password_weak: 'password',
}

type InvitationUse = {
  readonly form: UseFormReturn<InvitationFields>
  readonly trouble: { readonly text: string; readonly tries: number } | null
  readonly isSending: boolean
  readonly onSubmit: SubmitEventHandler
}

type Own = Partial<Pick<InputOf<typeof acceptInvitationCall>, 'code' | 'credential' | 'label'>>

/** The choices of an invitation, and sending them. A passkey is made just before. */
export function useInvitationForm(
  token: string,
  invitation: Invitation,
  onDone: (account: string) => void,
): InvitationUse {
  const text = useText()
  const form = useForm<InvitationFields>({
    defaultValues: { account: '', password: '', factor: 'passkey', label: '', code: '' },
  })
  const [isSending, sendOnce] = useSending()
  const [trouble, setTrouble] = useState<InvitationUse['trouble']>(null)
  const tell = (said: string): void =>
    setTrouble((before) => ({ text: said, tries: (before?.tries ?? 0) + 1 }))
  const send = async (fields: InvitationFields, own: Own): Promise<void> => {
    const { account, password } = fields
    const answer = await call(acceptInvitationCall, {
      token,
      account,
      password,
      label: '',
      ...own,
    })
    if (answer.ok) return onDone(answer.value.account)
    const said = sayRefusal(answer, text)
    const field = FIELDS[answer.reason]
    if (field) form.setError(field, { message: said }, { shouldFocus: true })
    else tell(said)
  }
  const submit = form.handleSubmit((fields) =>
    sendOnce(async () => {
      setTrouble(null)
      if (fields.factor === 'app') return send(fields, { code: fields.code })
      const made = await makePasskey(invitation.passkey, new AbortController().signal)
      if (!made.ok) return tell(text.t(deviceWords[made.reason]))
      return send(fields, { credential: made.value, label: fields.label })
    }),
  )
  return { form, trouble, isSending, onSubmit: (event) => void submit(event) }
}
