import type { RequestOptionsWire } from '@oriel/contract/member/passkey'
import { Button } from '@oriel/ui/form/button'
import { CodeField } from '@oriel/ui/form/code-field'
import { FormError } from '@oriel/ui/form/form-message'
import { Icon } from '@oriel/ui/picture/icon'
import { SubmitButton } from '@oriel/web/form/submit-button'
import { useText } from '@oriel/web/text'
import { useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { icons } from '../../../parts/icons.ts'
import { Note } from '../../../parts/note.tsx'
import { isPasskeyPossible } from '../../../platform/webauthn.ts'
import { firstWay, type FactorWays } from './factor.ts'
import { useFactor, type FactorUse, type SendFactor } from './use-factor.ts'

type SecondFactorProps = {
  readonly ways: FactorWays
  readonly options: z.output<typeof RequestOptionsWire>
  readonly send: SendFactor
}

const never = () => () => {}
const onServer = () => false

/** A passkey or a six-digit code, whichever this person has, the passkey first. */
export function SecondFactor({ ways, options, send }: SecondFactorProps) {
  const { t } = useText()
  const isPossible = useSyncExternalStore(never, isPasskeyPossible, onServer)
  const [chosen, setChosen] = useState<'passkey' | 'code' | null>(null)
  const factor = useFactor(options, send)
  const way = chosen ?? firstWay(ways, isPossible)
  if (way === null) return <Note tone="look">{t('office.staff.no_factor')}</Note>
  return (
    <div className="stack">
      {factor.trouble && <FormError key={factor.trouble.tries} title={factor.trouble.text} />}
      {way === 'passkey' ? <PasskeyWay factor={factor} /> : <CodeWay factor={factor} />}
      {way === 'passkey' && ways.hasTotp && (
        <Button
          variant="ghost"
          icon="phone"
          className="button-large button-wide"
          onClick={() => setChosen('code')}
        >
          {t('office.staff.use_code')}
        </Button>
      )}
      {way === 'code' && ways.hasPasskey && isPossible && (
        <Button
          variant="ghost"
          icon={icons.passkey}
          className="button-large button-wide"
          onClick={() => setChosen('passkey')}
        >
          {t('office.staff.use_passkey')}
        </Button>
      )}
    </div>
  )
}

function PasskeyWay({ factor }: { readonly factor: FactorUse }) {
  const { t } = useText()
  return (
    <>
      <div className="passkey-wait">
        <span className="passkey-picture">
          <Icon name={icons.passkey} />
        </span>
        <b>
          {factor.isSending ? t('office.staff.passkey_waiting') : t('office.staff.passkey_ready')}
        </b>
        <p className="small-text">{t('office.staff.passkey_how')}</p>
      </div>
      <Button
        // The focus comes here from the step before, so that Enter goes on.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus
        icon={icons.passkey}
        className="button-large button-wide"
        aria-disabled={factor.isSending || undefined}
        aria-busy={factor.isSending || undefined}
        onClick={factor.usePasskey}
      >
        {t('office.staff.use_passkey')}
      </Button>
    </>
  )
}

const CODE_DIGITS = 6

function CodeWay({ factor }: { readonly factor: FactorUse }) {
  const { t } = useText()
  const [code, setCode] = useState('')
  return (
    <form
      className="stack"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.length === CODE_DIGITS) factor.sendCode(code)
      }}
    >
      <CodeField
        label={t('office.staff.code')}
        hint={t('office.staff.code_hint')}
        value={code}
        onChange={setCode}
        onComplete={factor.sendCode}
      />
      <SubmitButton isSending={factor.isSending}>{t('office.staff.confirm')}</SubmitButton>
    </form>
  )
}
