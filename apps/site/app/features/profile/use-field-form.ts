import type { FieldMessageKey } from '@oriel/forms/fields'
import { birthdayText } from '@oriel/forms/birthday'
import { checkSmsCode } from '@oriel/forms/registration-fields'
import { SMS_WAIT_S } from '@oriel/contract/limits'
import { editProfileCall, profilePhoneCodeCall } from '@oriel/contract/member/profile'
import type { Currency } from '@oriel/core/currency'
import type { DateChoice } from '@oriel/ui/form/date-parts'
import { useState, type FormEvent } from 'react'
import { useProvenCall } from '../../platform/use-proven-call.ts'
import { fieldWords } from '../../platform/field-words.ts'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useSending } from '@oriel/web/use-sending'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { codeTrouble, editTrouble, type EditPlace } from './edit-trouble.ts'
import { checkDay, checkText } from './profile-fields.ts'
import type { ProfileField } from './use-profile.ts'

export type FieldFormProps = {
  field: ProfileField
  currency: Currency
  /** The site's calendar day as 2026-11-15. */
  today: string
  onSaved: () => void
  onCancel: () => void
}
export type FieldForm = ReturnType<typeof useFieldForm>

const NO_DAY: DateChoice = { year: '', month: '', day: '' }
const SECOND_MS = 1_000

export function useFieldForm({ field, currency, today, onSaved }: FieldFormProps) {
  const words = useText()
  const call = useProvenCall()
  const { name, needs_code: needsCode } = field
  const [text, setText] = useState('')
  const [birthday, setBirthday] = useState(NO_DAY)
  const [code, setCode] = useState('')
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<EditPlace>()
  useLostFocus(form)
  // A policy for passwords is part of the rules, and none of these is one.
  const rules = { currency, today, passwordPolicy: 'classic' } as const
  const value = name === 'member_birthday' ? birthdayText(birthday) : text.trim()
  const said = (key: FieldMessageKey | null, place: EditPlace): boolean => {
    if (key) show({ field: place, text: words.t(fieldWords(key)) })
    return key !== null
  }
  const isWrong = (): boolean =>
    said(
      name === 'member_birthday' ? checkDay(birthday, rules) : checkText(name, value, rules),
      'value',
    )
  const codeRules = { ...rules, isDisplay: needsCode, isRequired: true, phoneDigits: null }
  const send = async (): Promise<void> => {
    if (isWrong() || said(checkSmsCode(code, codeRules), 'code')) return
    const answer = await call(editProfileCall, { [name]: value, verify_code: code })
    if (answer.ok) return onSaved()
    if (answer.reason === 'phone_code_wrong') setCode('')
    show(editTrouble(answer, words))
  }
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const [isBusy, askOnce] = useSending()
  const askCode = async (): Promise<void> => {
    if (isWrong()) return
    const answer = await call(profilePhoneCodeCall, { member_phone: value })
    show(answer.ok ? null : codeTrouble(answer, words))
    // One that was sent not long ago is waited for like one that was sent now.
    if (answer.ok || answer.reason === 'sms_too_soon') setAskedAt(Date.now())
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void sendOnce(send)
  }
  const phoneCode = {
    waitUntil: askedAt && askedAt + SMS_WAIT_S * SECOND_MS,
    askedAt: askedAt ?? 0,
    isBusy,
    ask: () => void askOnce(askCode),
  }
  const typed = { text, setText, birthday, setBirthday, code, setCode, today }
  return { ...typed, phoneCode, form, message, errorAt, isSending, submit }
}
