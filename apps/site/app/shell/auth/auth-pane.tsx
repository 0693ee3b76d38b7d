import { FormNote } from '@oriel/ui/form/form-message'
import type { RefObject } from 'react'
import { ForgotForm, TransferForm } from '../../features/recovery/recovery.ts'
import {
  LoginForm,
  QuestionForm,
  useSignIn,
  type SignInEvent,
  type SignInView,
} from '../../features/session/session.ts'
import { rememberUnlessAsked } from '../../platform/remembered-path.ts'
import type { SignedIn } from '../../platform/session.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { OtherHouseButton } from './other-house-button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { RegisterPane } from './register-pane.tsx'
import { useFormCaptcha } from './use-form-captcha.tsx'

type Pane<Name extends SignInView['name']> = {
  view: Extract<SignInView, { name: Name }>
  dispatch: (event: SignInEvent) => void
  onEnter: (signedIn: SignedIn) => void
}

type AuthPaneProps = {
  view: SignInView
  dispatch: (event: SignInEvent) => void
  /** The first field of the login form, for who opens the window. */
  account: RefObject<HTMLInputElement | null>
  onClose: () => void
}

/** What the window shows, each with the captcha that belongs to it. */
export function AuthPane({ view, dispatch, account, onClose }: AuthPaneProps) {
  const { t } = useText()
  const { isDemo } = useVisit().site
  const enter = useSignIn()
  const onEnter = (signedIn: SignedIn): void => {
    onClose()
    enter(signedIn)
  }
  const shared = { dispatch, onEnter }
  const onRegistered = (signedIn: SignedIn): void => {
    rememberUnlessAsked('/welcome')
    onEnter(signedIn)
  }
  if (view.name === 'register') return <RegisterPane onSignedIn={onRegistered} />
  // S1.044, S1.045: a demo site has no accounts, so it offers neither login nor verification.
  if (isDemo) return <FormNote>{t('session.showroom')}</FormNote>
  switch (view.name) {
    case 'login':
      return <LoginPane {...shared} view={view} account={account} />
    case 'question':
      return <QuestionPane {...shared} key={view.step.question} view={view} />
    case 'transfer':
      return <TransferPane {...shared} view={view} />
    case 'forgot':
      return <ForgotPane {...shared} view={view} />
  }
}

function LoginPane({
  view,
  dispatch,
  onEnter,
  account,
}: Pane<'login'> & Pick<AuthPaneProps, 'account'>) {
  const captcha = useFormCaptcha('login')
  const { site } = useVisit()
  return (
    <LoginForm
      account={view.account}
      accountField={account}
      note={view.note}
      captcha={captcha}
      onEnter={onEnter}
      onQuestion={(name, step) => dispatch({ type: 'asked', account: name, step })}
      onTransfer={(name) => dispatch({ type: 'moved', account: name })}
      onForgot={(name) => dispatch({ type: 'forgot', account: name })}
    >
      <PasskeyButton onEnter={onEnter} />
      {site.offersOtherHouse && <OtherHouseButton onEnter={onEnter} />}
    </LoginForm>
  )
}

function QuestionPane({ view, dispatch, onEnter }: Pane<'question'>) {
  const captcha = useFormCaptcha('login')
  return (
    <QuestionForm
      step={view.step}
      captcha={captcha}
      onEnter={onEnter}
      onQuestion={(step) => dispatch({ type: 'asked', account: view.account, step })}
      onEnd={(why) =>
        dispatch({ type: 'back', note: why === null ? null : { tone: 'plain', text: why } })
      }
    />
  )
}

function TransferPane({ view, dispatch }: Pane<'transfer'>) {
  const captcha = useFormCaptcha('client')
  return <TransferForm account={view.account} captcha={captcha} {...waysBack(dispatch)} />
}

function ForgotPane({ view, dispatch }: Pane<'forgot'>) {
  const captcha = useFormCaptcha('client')
  return <ForgotForm account={view.account} captcha={captcha} {...waysBack(dispatch)} />
}

const waysBack = (dispatch: (event: SignInEvent) => void) => ({
  onDone: (text: string, account?: string) =>
    dispatch({
      type: 'back',
      note: { tone: 'success', text },
      ...(account !== undefined && { account }),
    }),
  onBack: () => dispatch({ type: 'back', note: null }),
})
