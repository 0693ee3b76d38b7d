import { myCashCall } from '@oriel/contract/member/wallet'
import { buttonClass } from '@oriel/ui/form/button'
import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useRead } from '@oriel/web/use-read'
import type { MessageId } from '@oriel/i18n/message-id'
import { Link } from 'react-router'
import { GuestInvitation, ProfileWaiting } from '../features/profile/profile.ts'
import { call } from '../platform/call.ts'
import { useFormat } from '../platform/use-format.ts'
import { useIsHere } from '../platform/use-is-here.ts'
import { useSession } from '../platform/use-session.ts'
import { useVisit } from '../platform/use-visit.ts'
import { memberMeta, memberMiddleware, readMemberTitle } from './member-head.ts'
import type { Route } from './+types/welcome'
import './welcome.css'

export const clientMiddleware = memberMiddleware

export const loader = ({ context }: Route.LoaderArgs) =>
  readMemberTitle(context, 'registration.welcome_title')

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  memberMeta(loaderData)

/** Where a new member comes to: what they have, and what to do first. */
export default function WelcomePage() {
  const isHere = useIsHere()
  const session = useSession()
  if (!isHere) return <ProfileWaiting />
  return session ? <Welcome account={session.account} /> : <GuestInvitation />
}

const FIRST_THINGS: readonly {
  readonly icon: IconName
  readonly to: string
  readonly title: MessageId
  readonly text: MessageId
  readonly action: MessageId
}[] = [
  {
    icon: 'play',
    to: '/gameHall',
    title: 'registration.welcome_play',
    text: 'registration.welcome_play_text',
    action: 'registration.welcome_play_action',
  },
  {
    icon: 'key',
    to: '/user/Info',
    title: 'registration.welcome_key',
    text: 'registration.welcome_key_text',
    action: 'registration.welcome_key_action',
  },
  {
    icon: 'shield',
    to: '/main/fairness',
    title: 'registration.welcome_fair',
    text: 'registration.welcome_fair_text',
    action: 'registration.welcome_fair_action',
  },
]

function Welcome({ account }: { account: string }) {
  const { t } = useText()
  return (
    <div className="welcome">
      <section className="welcome-hero">
        <p className="welcome-done">
          <Icon name="check" className="size-4" />
          {t('registration.welcome_created')}
        </p>
        <h1 className="welcome-title">{t('registration.welcome_hello', { account })}</h1>
        <WelcomeMoney />
      </section>
      <h2 className="welcome-first">{t('registration.welcome_first')}</h2>
      <ol className="welcome-things">
        {FIRST_THINGS.map(({ icon, to, title, text, action }, index) => (
          <li key={to} className="welcome-thing">
            <Icon name={icon} className="size-7 text-brand" />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
            <Link to={to} className={buttonClass(index === 0 ? 'primary' : 'ghost')}>
              {t(action)}
            </Link>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/" className="link">
          {t('registration.welcome_home')}
        </Link>
      </p>
    </div>
  )
}

const readCash = (signal: AbortSignal) => call(myCashCall, {}, signal)

/** Nothing is promised: it says what lies there, once the books have said so. */
function WelcomeMoney() {
  const { t } = useText()
  const format = useFormat()
  const { playMoney } = useVisit().site
  const [{ data }] = useRead(readCash)
  if (!data || data.total <= 0n) return null
  return (
    <>
      <p>{t('registration.welcome_have')}</p>
      <p className="welcome-amount">{format.shortMoney(data.total, data.currency)}</p>
      {playMoney && <p className="welcome-hint">{t('registration.welcome_play_money')}</p>}
    </>
  )
}
