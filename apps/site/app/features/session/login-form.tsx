import type { LoginForm as LoginFields } from '@oriel/forms/login'
import { FormNote } from '@oriel/ui/form/form-message'
import { TextField } from '@oriel/ui/form/text-field'
import { useId, type FormEvent, type ReactNode, type RefObject } from 'react'
import { call } from '../../platform/call.ts'
import { deviceInfo } from '../../platform/browser/device-info.ts'
import type { FormCaptcha } from '../../platform/form-captcha.ts'
import { SecretField } from '@oriel/web/form/secret-field'
import type { SignedIn } from '../../platform/session.ts'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { TextButton } from '@oriel/web/form/text-button'
import { useText } from '@oriel/web/text'
import { useLostFocus } from '@oriel/web/use-lost-focus'
import { useSending } from '@oriel/web/use-sending'
import { useTrouble } from '@oriel/web/form/use-trouble'
import { signIn } from './sign-in.ts'
import type { LoginStep, SignInNote } from './sign-in-view.ts'

export type LoginFormProps = {
  /** What was typed before somebody went another way and came back. */
  account: string
  /** Where the focus goes as the window opens. */
  accountField: RefObject<HTMLInputElement | null>
  note: SignInNote | null
  captcha: FormCaptcha
  onEnter: (signedIn: SignedIn) => void
  onQuestion: (account: string, step: LoginStep) => void
  onTransfer: (account: string) => void
  onForgot: (account: string) => void
  /** Other ways in, below the button: a passkey, somebody else's sign-in. */
  children?: ReactNode
}

export function LoginForm(props: LoginFormProps) {
  const { account, accountField, note, captcha, onForgot, children } = props
  const { t } = useText()
  const noteId = useId()
  const { form, errorAt, message, isSending, submit } = useLogin(props)
  return (
    <form ref={form} className="grid gap-4" noValidate onSubmit={submit}>
      {message}
      {note && !message && (
        <div id={noteId}>
          <FormNote tone={note.tone}>{note.text}</FormNote>
        </div>
      )}
      <TextField
        ref={accountField}
        // Who comes back lands in this field, and should hear why.
        aria-describedby={note && !message ? noteId : undefined}
        label={t('session.account')}
        icon="person"
        name="account"
        // The second word lets a browser offer a passkey in this field.
        autoComplete="username webauthn"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={account}
        error={errorAt('account')}
      />
      <SecretField
        kind="current"
        label={t('session.password')}
        name="password"
        error={errorAt('password')}
      />
      {captcha.field(errorAt('captcha'))}
      <SubmitButton isSending={isSending}>{t('shell.log_in')}</SubmitButton>
      <TextButton onClick={() => onForgot(form.current ? readForm(form.current).account : account)}>
        {t('session.forgot')}
      </TextButton>
      {children}
    </form>
  )
}

function useLogin({ captcha, onEnter, onQuestion, onTransfer }: LoginFormProps) {
  const text = useText()
  const [isSending, sendOnce] = useSending()
  const { form, show, errorAt, message } = useTrouble<keyof LoginFields>()
  useLostFocus(form)
  const send = async (element: HTMLFormElement): Promise<void> => {
    const given = readForm(element)
    const came = await signIn(call, { ...given, proof: captcha.proof, device: deviceInfo() }, text)
    if (came.kind === 'entered') return onEnter(came.signedIn)
    if (came.kind === 'asked') return onQuestion(given.account, came.step)
    if (came.kind === 'moved') return onTransfer(given.account)
    if (came.captchaIsUsed) captcha.refresh(given.account)
    if (came.passwordIsWrong) emptyPassword(element)
    show(came.trouble)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const element = event.currentTarget
    void sendOnce(() => send(element))
  }
  return { form, errorAt, message, isSending, submit }
}

/** Read from the fields themselves: a password manager may have filled them without a word. */
function readForm(form: HTMLFormElement): { account: string; password: string } {
  const data = new FormData(form)
  const textOf = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { account: textOf('account').trim(), password: textOf('password') }
}

function emptyPassword(form: HTMLFormElement): void {
  const field = form.elements.namedItem('password')
  if (field instanceof HTMLInputElement) field.value = ''
}
