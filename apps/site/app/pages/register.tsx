import { writeCookie } from '@oriel/core/cookie'
import '@oriel/ui/layout/auth-frame.css'
import { AuthPicture } from '@oriel/ui/layout/auth-picture'
import { redirect, type MiddlewareFunction } from 'react-router'
import {
  homeOf,
  ROUTE_REGISTER_COOKIE,
  useRegisterBackground,
} from '../features/registration/registration.ts'
import { useSignIn } from '../features/session/session.ts'
import { middlewareNamed } from '../platform/middleware.ts'
import { pageContext } from '../platform/page.ts'
import { rememberUnlessAsked } from '../platform/remembered-path.ts'
import type { SignedIn } from '../platform/session.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../platform/use-visit.ts'
import { RegisterPane } from '../shell/auth/register-pane.tsx'
import type { Route } from './+types/register'

export const clientMiddleware: MiddlewareFunction[] = [middlewareNamed('words')]

/**
 * S2.023: in production only, /register redirects to / with a flag that opens the register modal.
 */
export function loader({ context, request }: Route.LoaderArgs) {
  const { nonce, text } = context.get(pageContext)
  // There is none in development, where the page itself is shown.
  if (nonce === undefined) return { title: text.t('registration.title') }
  const flag = writeCookie(ROUTE_REGISTER_COOKIE, 'true')
  const home = homeOf(new URL(request.url).searchParams)
  throw redirect(home, { headers: { 'set-cookie': flag } })
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

/** The form on a page of its own. */
export default function Register() {
  const { t } = useText()
  const { mode, lowData } = useVisit()
  const picture = useRegisterBackground(true)
  const enter = useSignIn()
  const onSignedIn = (signedIn: SignedIn): void => {
    rememberUnlessAsked('/welcome')
    enter(signedIn)
  }
  return (
    <section className="mx-auto grid max-w-180 gap-4">
      {mode === 'mobile' && (
        <div className="auth-welcome">
          <AuthPicture src={picture} flat={lowData} />
        </div>
      )}
      <h1 className="font-display text-2xl font-extrabold">{t('registration.title')}</h1>
      <RegisterPane onSignedIn={onSignedIn} />
    </section>
  )
}
