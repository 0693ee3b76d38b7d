import { type WelcomePage, welcomeBase } from '@oriel/core/picture'
import { AuthFrame } from '@oriel/ui/layout/auth-frame'
import { Button } from '@oriel/ui/form/button'
import { Checkbox } from '@oriel/ui/form/checkbox'
import { FormNote } from '@oriel/ui/form/form-message'
import { Logo } from '@oriel/ui/picture/logo'
import { PasswordField } from '@oriel/ui/form/password-field'
import { StepDots } from '@oriel/ui/navigation/step-dots'
import { TextField } from '@oriel/ui/form/text-field'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { Agreement, Birthday, Currency } from './fields.tsx'
import { samples } from './sample.ts'
import { Refusal, RepeatedPassword, NewPassword, SmsCode, WithdrawalPassword } from './secrets.tsx'
import { Row, Section } from './section.tsx'

const PAGES = ['login', 'register', 'verify'] as const
const ICONS = ['shield', 'wallet', 'clock'] as const

/** The window one comes in by, in its three forms. Nothing in it is sent anywhere. */
export function SignIn() {
  const { t, locale } = useText()
  const words = samples[locale]
  const [page, setPage] = useState<WelcomePage | null>(null)
  const shown = page ?? 'login'
  const headlines = {
    login: words.loginHeadline,
    register: words.registerHeadline,
    verify: words.verifyHeadline,
  }
  const tabs = {
    label: words.account,
    options: [
      { value: 'login', label: words.logIn },
      { value: 'register', label: words.register },
    ],
    value: shown,
    onChange: (value: string) => setPage(value === 'register' ? 'register' : 'login'),
  }
  return (
    <Section title="AuthFrame, FormError">
      <Row>
        {PAGES.map((name) => (
          <Button key={name} variant="ghost" data-open={name} onClick={() => setPage(name)}>
            {name}
          </Button>
        ))}
      </Row>
      <AuthFrame
        isOpen={page !== null}
        onClose={() => setPage(null)}
        closeLabel={t('shell.close')}
        title={shown === 'verify' ? words.verifyTitle : words.logIn}
        {...(shown === 'verify' ? {} : { tabs })}
        logo={<Logo name="Oriel" />}
        picture={welcomeBase(shown)}
        headline={headlines[shown]}
        reasons={ICONS.map((icon, at) => ({ icon, text: words.reasons[at] ?? '' }))}
      >
        <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
          {shown === 'login' && <Login />}
          {shown === 'register' && <Register />}
          {shown === 'verify' && <Verify />}
        </form>
      </AuthFrame>
    </Section>
  )
}

function Login() {
  const words = samples[useText().locale]
  return (
    <>
      <Refusal />
      <TextField
        label={words.userName}
        icon="person"
        autoComplete="username webauthn"
        defaultValue="minhkhoa88"
      />
      <PasswordField
        kind="current"
        label={words.password}
        showLabel={words.show}
        capsLockText={words.capsLock}
        defaultValue="secret12"
      />
      <Checkbox defaultChecked>{words.remember}</Checkbox>
      <Button type="submit" className="button-large">
        {words.logIn}
      </Button>
      <Button variant="ghost" icon="key" className="button-large">
        {words.passkey}
      </Button>
    </>
  )
}

function Register() {
  const words = samples[useText().locale]
  return (
    <>
      <StepDots step={1} count={2} label={words.step} />
      <Currency />
      <div className="form-pair">
        <TextField label={words.userName} success={words.free} defaultValue="minhkhoa88" />
        <TextField label={words.realName} hint={words.realNameHint} />
        <NewPassword />
        <RepeatedPassword />
      </div>
      <TextField label={words.phone} prefix="+84" type="tel" defaultValue="0912345678" />
      <SmsCode />
      <Birthday />
      <Agreement />
      <Button type="submit" className="button-large">
        {words.createAccount}
      </Button>
    </>
  )
}

function Verify() {
  const words = samples[useText().locale]
  return (
    <>
      <StepDots step={1} count={3} label={words.step} />
      <WithdrawalPassword />
      <Button type="submit" className="button-large">
        {words.verifyTitle}
      </Button>
      <FormNote>{words.skipNote}</FormNote>
    </>
  )
}
