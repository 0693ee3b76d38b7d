import { welcomeBase, type WelcomePage } from '@oriel/core/picture'
import { AuthFrame, type AuthTabs } from '@oriel/ui/layout/auth-frame'
import { Logo } from '@oriel/ui/picture/logo'
import { useReducer, useRef, type RefObject } from 'react'
import { useRegisterBackground } from '../../features/registration/registration.ts'
import { firstView, nextView, type SignInView } from '../../features/session/session.ts'
import type { Closable, OverlayProps } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { AuthPane } from './auth-pane.tsx'
import { useLoginReasons } from './use-login-reasons.ts'

const TITLES = {
  login: 'session.title',
  register: 'session.title',
  question: 'session.question_title',
  transfer: 'recovery.transfer_title',
  forgot: 'session.forgot',
} as const satisfies Record<SignInView['name'], string>

const HEADLINES = {
  login: 'session.headline_login',
  register: 'session.headline_register',
  verify: 'session.headline_verify',
} as const satisfies Record<WelcomePage, string>

/** Our own, until those that the operator has written stand in their place. */
const REASONS = [
  { icon: 'check', word: 'session.reason_fair' },
  { icon: 'wallet', word: 'session.reason_ledger' },
  { icon: 'shield', word: 'session.reason_one' },
] as const

const REASON_WORDS = {
  play: 'shell.sign_in_play',
  favourite: 'shell.sign_in_favourite',
  account: 'shell.sign_in_account',
} as const

/** S2.067: the login and register tabs. S2.070, S2.071: also the steps that a login may require. */
export default function AuthOverlay({ tab, reason, onClose }: OverlayProps['sign-in'] & Closable) {
  const { t } = useText()
  const { site, lowData } = useVisit()
  const [view, dispatch] = useReducer(nextView, tab, (first) => {
    const opened = firstView(first)
    // Why a member is needed here, said once.
    if (opened.name !== 'login' || !reason) return opened
    return { ...opened, note: { tone: 'plain' as const, text: t(REASON_WORDS[reason]) } }
  })
  const account: RefObject<HTMLInputElement | null> = useRef(null)
  const isTab = view.name === 'login' || view.name === 'register'
  const page: WelcomePage = isTab ? view.name : 'verify'
  const background = useRegisterBackground(page === 'register')
  const written = useLoginReasons(page === 'login')
  const tabs: AuthTabs = {
    label: t('session.title'),
    options: [
      { value: 'login', label: t('shell.log_in') },
      { value: 'register', label: t('shell.sign_up') },
    ],
    value: view.name,
    onChange: (chosen) =>
      dispatch({ type: 'tab', tab: chosen === 'register' ? 'register' : 'login' }),
  }
  return (
    <AuthFrame
      isOpen
      onClose={onClose}
      closeLabel={t('shell.close')}
      title={t(TITLES[view.name])}
      {...(isTab ? { tabs } : {})}
      logo={<Logo name={site.name} />}
      picture={page === 'register' ? background : welcomeBase(page)}
      flat={lowData}
      headline={t(HEADLINES[page])}
      reasons={REASONS.map(({ icon, word }, at) => ({ icon, text: written[at] ?? t(word) }))}
      initialFocus={account}
    >
      <AuthPane view={view} dispatch={dispatch} account={account} onClose={onClose} />
    </AuthFrame>
  )
}
