import { CodeField } from '@oriel/ui/form/code-field'
import { CountdownButton } from '@oriel/ui/form/countdown-button'
import { DigitsField } from '@oriel/ui/form/digits-field'
import { FormError, FormNote } from '@oriel/ui/form/form-message'
import { PasswordField } from '@oriel/ui/form/password-field'
import { StepDots } from '@oriel/ui/navigation/step-dots'
import { StrengthMeter } from '@oriel/ui/form/strength-meter'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { samples } from './sample.ts'
import { Section, Stack } from './section.tsx'

/** What a fresh code makes one wait, and a moment of it. */
const WAIT_MS = 300_000
const PASSED_MS = 3_000

export function NewPassword() {
  const words = samples[useText().locale]
  const [password, setPassword] = useState('Thuyền giấy 42')
  const [weak = '', fair = '', good = '', strong = ''] = words.strengthWords
  return (
    <PasswordField
      kind="new"
      label={words.password}
      hint={words.accountHint}
      showLabel={words.show}
      capsLockText={words.capsLock}
      rules="minlength: 8; maxlength: 64; allowed: ascii-printable;"
      value={password}
      onChange={(event) => setPassword(event.currentTarget.value)}
    >
      <StrengthMeter
        password={password}
        label={words.strength}
        words={[weak, fair, good, strong]}
      />
    </PasswordField>
  )
}

export function RepeatedPassword() {
  const words = samples[useText().locale]
  return (
    <PasswordField
      kind="new"
      label={words.repeat}
      error={words.repeatError}
      showLabel={words.show}
      capsLockText={words.capsLock}
      defaultValue="secret"
    />
  )
}

export function SmsCode() {
  const words = samples[useText().locale]
  const [code, setCode] = useState('4829')
  const [waitUntil, setWaitUntil] = useState<number | null>(WAIT_MS)
  return (
    <CodeField
      label={words.code}
      hint={words.codeHint}
      value={code}
      onChange={setCode}
      end={
        <CountdownButton
          waitText={(time) => words.sendAgain.replace('{time}', time)}
          endText={words.canSend}
          waitUntil={waitUntil}
          serverNow={PASSED_MS}
          onPress={() => setWaitUntil(WAIT_MS)}
        >
          {words.sendCode}
        </CountdownButton>
      }
    />
  )
}

export function WithdrawalPassword({ error }: { error?: string }) {
  const words = samples[useText().locale]
  const [digits, setDigits] = useState('42')
  return (
    <DigitsField
      label={words.pin}
      boxLabel={(number, count) =>
        words.digit.replace('{number}', String(number)).replace('{count}', String(count))
      }
      value={digits}
      onChange={setDigits}
      error={error}
    />
  )
}

/** What only its owner knows, and what a form says about it. */
export function Secrets() {
  const words = samples[useText().locale]
  return (
    <Section title="PasswordField, StrengthMeter, CodeField, CountdownButton, DigitsField, FormNote">
      <Stack>
        <StepDots step={1} count={2} label={words.step} />
        <FormNote>{words.skipNote}</FormNote>
        <FormNote tone="success">{words.sentNote}</FormNote>
        <NewPassword />
        <RepeatedPassword />
        <SmsCode />
        <WithdrawalPassword />
        <WithdrawalPassword error={words.passwordError} />
      </Stack>
    </Section>
  )
}

export function Refusal() {
  const words = samples[useText().locale]
  return <FormError title={words.refusedTitle}>{words.refusedText}</FormError>
}
