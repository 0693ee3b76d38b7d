import { useState } from 'react'
import { Button } from '../../src/form/button.tsx'
import { Checkbox } from '../../src/form/checkbox.tsx'
import { CodeField } from '../../src/form/code-field.tsx'
import { CountdownButton } from '../../src/form/countdown-button.tsx'
import { type DateChoice, DateParts } from '../../src/form/date-parts.tsx'
import { DigitsField } from '../../src/form/digits-field.tsx'
import { FormError } from '../../src/form/form-message.tsx'
import { PasswordField } from '../../src/form/password-field.tsx'
import { StrengthMeter } from '../../src/form/strength-meter.tsx'
import { TextField } from '../../src/form/text-field.tsx'
import { monthNames, strengthWords } from '../samples.tsx'
import type { Scenes } from './scene.tsx'

/** What is written into. */
export const forms: Scenes = {
  text: () => <SampleText />,
  password: () => <SamplePassword />,
  digits: () => <SampleDigits />,
  code: () => <SampleCode />,
  wait: () => <SampleWait />,
  date: () => <SampleDate />,
  agree: () => (
    <Checkbox>
      I accept <a href="#terms">the terms</a>
    </Checkbox>
  ),
  refusal: () => <SampleRefusal />,
}

function SampleText() {
  const [error, setError] = useState<string>()
  return (
    <>
      <TextField label="Account" hint="6 to 12 letters" error={error} />
      <Button onClick={() => setError('Taken')}>Check</Button>
    </>
  )
}

function SamplePassword() {
  const [password, setPassword] = useState('')
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField
        kind="new"
        label="Password"
        showLabel="Show password"
        capsLockText="Caps Lock is on"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      >
        <StrengthMeter password={password} label="Strength" words={strengthWords} />
      </PasswordField>
      <button type="submit">Send</button>
    </form>
  )
}

function SampleDigits() {
  const [digits, setDigits] = useState('')
  return (
    <>
      <DigitsField
        label="Withdrawal password"
        boxLabel={(number, count) => `Digit ${number} of ${count}`}
        value={digits}
        onChange={setDigits}
        name="pin"
      />
      <button type="button">After</button>
      <output>{digits}</output>
    </>
  )
}

function SampleCode() {
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<readonly string[]>([])
  return (
    <>
      <CodeField
        label="Code"
        value={code}
        onChange={setCode}
        onComplete={(whole) => setSent([...sent, whole])}
      />
      <output>{sent.join(' ')}</output>
    </>
  )
}

function SampleWait() {
  const [sent, setSent] = useState(0)
  return (
    <>
      <CountdownButton
        waitText={(time) => `Again in ${time}`}
        endText="You can send it again."
        waitUntil={sent === 0 ? null : sent * 1_000 + 3_000}
        serverNow={sent * 1_000}
        onPress={() => setSent(sent + 1)}
      >
        Send code
      </CountdownButton>
      <output>{sent}</output>
    </>
  )
}

function SampleDate() {
  const [date, setDate] = useState<DateChoice>({ year: '2000', month: '1', day: '31' })
  return (
    <DateParts
      label="Date of birth"
      partLabels={{ year: 'Year', month: 'Month', day: 'Day' }}
      order={['day', 'month', 'year']}
      monthNames={monthNames}
      years={{ from: 1990, to: 2008 }}
      value={date}
      onChange={setDate}
      name="birthday"
    />
  )
}

function SampleRefusal() {
  const [tries, setTries] = useState(0)
  return (
    <>
      {tries > 0 && (
        <FormError key={tries} title="Not right.">
          Check both.
        </FormError>
      )}
      <Button onClick={() => setTries(tries + 1)}>Log in</Button>
    </>
  )
}
