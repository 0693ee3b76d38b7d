import { languageTag } from '@oriel/core/locale'
import type { ReactNode } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  type ShouldRevalidateFunction,
} from 'react-router'
import type { Route } from './+types/root'
import appCss from './app.css?url'
import { readHalls, type WithHalls } from './features/games/games.ts'
import { readLinks, type WithLinks } from './features/link/link.ts'
import { LetterProvider } from './features/letter/letter.ts'
import { MemberProvider } from './features/member/member.ts'
import { CHUNK_SCRIPT } from '@oriel/web/chunk-reload'
import { readEmbed } from './platform/embed.ts'
import { fontsOf } from './platform/fonts.ts'
import { HAND_OVER_SCRIPT } from './platform/browser/hand-over.ts'
import { MODE_SCRIPT } from './platform/mode.ts'
import { useNonce, useTrace } from '@oriel/web/request'
import { needsLaterWords } from './platform/later-words.ts'
import { pageContext } from './platform/page.ts'
import { isTransitPage } from './platform/transit-pages.ts'
import { MemberLive } from './platform/member-live.tsx'
import { followRouteRules } from './platform/route-rules.ts'
import type { WithEmbed } from './platform/use-embed.ts'
import { useMaybeVisit, type WithVisit } from './platform/use-visit.ts'
import { statusOf, titleOf } from './platform/seo/page-status.ts'
import { WAITING_SCRIPT } from './features/play/play.ts'
import { Frame } from './shell/frame.tsx'
import { RootError } from './shell/root-error.tsx'

/** Our own constants: nothing a visitor or an operator wrote can come into them. */
const HEAD_HTML = { __html: `${HAND_OVER_SCRIPT};${MODE_SCRIPT};${CHUNK_SCRIPT}` }
const WAITING_HTML = { __html: `${HEAD_HTML.__html};${WAITING_SCRIPT}` }

export const middleware: Route.MiddlewareFunction[] = [followRouteRules]

/** What every page stands on; each room reads its own part of it. */
type RootData = WithVisit & WithEmbed & WithHalls & WithLinks & { readonly title: string }

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { visit, failure, text, call } = context.get(pageContext)
  if (failure === 'unavailable') throw new Response('site unavailable', { status: 503 })
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const embed = readEmbed(new URL(request.url).searchParams, visit.mode)
  const [halls, links] = await Promise.all([
    readHalls(call, visit, text.t('shell.category_crash')),
    readLinks(call, visit),
  ])
  return { visit, embed, halls, links, title: text.t('site.home_title', { site: visit.site.name }) }
}

/**
 * The visit stays the same while a visitor walks around; a language change loads the page anew.
 * Only a page that is read again where it stands, because its layout changed, reads this too.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (error || !loaderData) return [{ title: titleOf(error ? statusOf(error) : 500) }]
  return [
    { title: loaderData.title },
    { name: 'theme-color', content: loaderData.visit.themeColor },
  ]
}

export function Layout({ children }: { children: ReactNode }) {
  const visit = useMaybeVisit()
  const nonce = useNonce()
  const trace = useTrace()
  const { pathname } = useLocation()
  const failed = useRouteError() !== undefined
  const locale = visit?.locale ?? 'en_US'
  const fonts = visit?.lowData ? undefined : fontsOf(locale)
  return (
    <html
      lang={languageTag(locale)}
      data-locale={locale}
      data-locale-file={visit?.localeFile}
      data-later-file={visit?.laterFile}
      data-theme={visit?.template.theme ?? 'obsidian'}
      data-layout={visit?.template.layout}
      data-mode={visit?.mode}
      data-mode-locked={visit?.modeLocked || isTransitPage(pathname) || undefined}
      data-low-data={visit?.lowData || undefined}
      data-trace={failed ? trace : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={pathname === '/loading' ? WAITING_HTML : HEAD_HTML}
        />
        <Meta />
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/art/icon-192.png" />
        <link rel="manifest" href={`/manifest.webmanifest?hl=${languageTag(locale)}`} />
        {fonts && <link rel="stylesheet" href={fonts} />}
        <link rel="stylesheet" href={appCss} />
        {visit && <link rel="preload" as="fetch" crossOrigin="anonymous" href={visit.localeFile} />}
        {visit && needsLaterWords(pathname) && (
          <link rel="preload" as="fetch" crossOrigin="anonymous" href={visit.laterFile} />
        )}
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  const { pathname } = useLocation()
  const page = (
    <Frame>
      <Outlet />
    </Frame>
  )
  if (isTransitPage(pathname)) return page
  return (
    <MemberLive>
      <MemberProvider>
        <LetterProvider>{page}</LetterProvider>
      </MemberProvider>
    </MemberLive>
  )
}

export function ErrorBoundary() {
  return <RootError error={useRouteError()} reference={useTrace()} />
}
