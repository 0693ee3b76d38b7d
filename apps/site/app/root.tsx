import { languageTag } from '@oriel/core/locale'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import type { Route } from './+types/root'
import appCss from './app.css?url'
import { fontsOf } from './lib/fonts.ts'
import { useNonce, useTrace } from './lib/request.ts'
import { pageContext } from './lib/page.ts'
import { LiveProvider } from './lib/use-live.tsx'
import { followRouteRules } from './lib/route-rules.ts'
import { useMaybeVisit } from './lib/use-visit.ts'
import { Frame } from './shell/frame.tsx'
import { RootError, statusOf, titleOf } from './shell/root-error.tsx'

export const middleware: Route.MiddlewareFunction[] = [followRouteRules]

export function loader({ context }: Route.LoaderArgs) {
  const { visit, failure, text } = context.get(pageContext)
  if (failure === 'unavailable') throw new Response('site unavailable', { status: 503 })
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  return { visit, title: text.t('site.home_title', { site: visit.site.name }) }
}

/** The visit stays the same while a visitor walks around; a language change loads the page anew. */
export const shouldRevalidate = () => false

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (error || !loaderData) return [{ title: titleOf(error ? statusOf(error) : 500) }]
  return [{ title: loaderData.title }, { name: 'theme-color', content: '#0c0f17' }]
}

export function Layout({ children }: { children: ReactNode }) {
  const visit = useMaybeVisit()
  const nonce = useNonce()
  const trace = useTrace()
  const failed = useRouteError() !== undefined
  const locale = visit?.locale ?? 'en_US'
  const fonts = fontsOf(locale)
  return (
    <html
      lang={languageTag(locale)}
      data-locale={locale}
      data-locale-file={visit?.localeFile}
      data-theme={visit?.template.theme ?? 'obsidian'}
      data-layout={visit?.template.layout}
      data-trace={failed ? trace : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        {fonts && <link rel="stylesheet" href={fonts} />}
        <link rel="stylesheet" href={appCss} />
        {visit && <link rel="preload" as="fetch" crossOrigin="anonymous" href={visit.localeFile} />}
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
  return (
    <LiveProvider>
      <Frame>
        <Outlet />
      </Frame>
    </LiveProvider>
  )
}

export function ErrorBoundary() {
  return <RootError error={useRouteError()} reference={useTrace()} />
}
