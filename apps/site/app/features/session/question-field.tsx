import { CodeField } from '@oriel/ui/form/code-field'
import type { IconName } from '@oriel/ui/picture/icon'
import { TextField } from '@oriel/ui/form/text-field'
import { PinField } from '@oriel/web/form/pin-field'
import { useText } from '@oriel/web/text'
import type { LoginStep } from './sign-in-view.ts'

type Asked = LoginStep['question']
type TextQuestion = Exclude<Asked, 'withdraw_password' | 'totp'>

export type QuestionFieldProps = {
  question: Asked
  hint: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** How each is typed: with the phone's right keyboard, and by whoever may fill it in. */
const WAYS = {
  member_name: { icon: 'person', type: 'text', autoComplete: 'name' },
  identity_id: { icon: 'shield', type: 'text', autoComplete: 'off' },
  member_phone: { icon: 'phone', type: 'tel', autoComplete: 'tel' },
  member_email: { icon: 'mail', type: 'email', autoComplete: 'email' },
} as const satisfies Record<TextQuestion, { icon: IconName; type: string; autoComplete: string }>

/** S3.004: each question of double validation has the input that suits it. */
export function QuestionField({ question, hint, value, onChange, error }: QuestionFieldProps) {
  const { t } = useText()
  if (question === 'withdraw_password') {
    return <PinField hint={hint} value={value} onChange={onChange} error={error} />
  }
  if (question === 'totp') {
    const label = t('session.question_totp')
    return <CodeField label={label} value={value} onChange={onChange} error={error} />
  }
  return (
    <TextField
      {...WAYS[question]}
      label={t(`session.question_${question}`)}
      name="answer"
      autoCapitalize="none"
      spellCheck={false}
      hint={hint}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  )
}
