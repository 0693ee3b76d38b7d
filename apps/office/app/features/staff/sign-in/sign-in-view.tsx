import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { Note } from '../../../parts/note.tsx'
import { readBack, readEnding, type Ending } from '../../../platform/session-over.ts'
import { PasswordStep } from './password-step.tsx'
import { SecondStep } from './second-step.tsx'
import { SignInFrame, SignInSteps } from './sign-in-frame.tsx'
import { useSignIn } from './use-sign-in.ts'

const ENDINGS: Readonly<Record<Ending, MessageId>> = {
  over: 'office.staff.ended_over',
  'signed-out': 'office.staff.ended_signed_out',
  welcome: 'office.staff.welcome',
}

/** The way into the office: account and password, then a passkey or a code. */
export function SignInView() {
  const { t } = useText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const signIn = useSignIn(query.get('account') ?? '', () => {
    // What was read for somebody else must not be seen.
    client.clear()
    void navigate(readBack(query), { replace: true })
  })
  const { state } = signIn
  const isSecond = state.name === 'second'
  const ending = readEnding(query)
  return (
    <SignInFrame
      title={isSecond ? t('office.staff.second_title') : t('office.staff.sign_in')}
      text={isSecond ? t('office.staff.second_text') : t('office.staff.sign_in_text')}
      steps={
        <SignInSteps
          labels={[t('office.staff.password'), t('office.staff.second_step')]}
          at={isSecond ? 1 : 0}
        />
      }
      foot={t('office.staff.lost_passkey')}
    >
      {ending && !isSecond && <Note tone="mine">{t(ENDINGS[ending])}</Note>}
      {isSecond ? (
        <SecondStep
          account={state.second.account}
          ways={{ hasPasskey: state.second.has_passkey, hasTotp: state.second.has_totp }}
          options={state.second.options}
          send={signIn.sendFactor}
          onOther={signIn.startAgain}
        />
      ) : (
        <PasswordStep
          account={state.account}
          trouble={state.trouble}
          tries={signIn.tries}
          isSending={signIn.isSending}
          onSend={signIn.sendPassword}
        />
      )}
    </SignInFrame>
  )
}
