import { languageTag } from '@oriel/core/locale'
import { CHUNK_SCRIPT } from '@oriel/web/chunk-reload'
import { useNonce, useTrace } from '@oriel/web/request'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import fontsCss from '@oriel/ui/fonts/generated/fonts.vi_VN.css?url'
import type { Route } from './+types/root'
import appCss from './app.css?url'
import { RootError } from './frame/root-error.tsx'
import { pageContext } from './platform/page.ts'
import { createQueryClient } from './platform/query.ts'
import { THEME_SCRIPT } from './platform/theme/theme.ts'

/** Our own constants: nothing that anybody wrote can come into them. */
const HEAD_HTML = { __html: `${THEME_SCRIPT};${CHUNK_SCRIPT}` }

export function loader({ context }: Route.LoaderArgs) {
  const { locale, localeFile } = context.get(pageContext)
  return { locale, localeFile }
}

/** The language changes with a new document only. */
export const shouldRevalidate = (): boolean => false

export function Layout({ children }: { readonly children: ReactNode }) {
  const known = useRouteLoaderData<typeof loader>('root')
  const nonce = useNonce()
  const trace = useTrace()
  const failed = useRouteError() !== undefined
  const locale = known?.locale ?? 'en_US'
  return (
    <html
      lang={languageTag(locale)}
      data-locale={locale}
      data-locale-file={known?.localeFile}
      data-mode="light"
      data-trace={failed ? trace : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={HEAD_HTML} />
        <Meta />
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        {/* People's names are Vietnamese in every language of the office. */}
        <link rel="stylesheet" href={fontsCss} />
        <link rel="stylesheet" href={appCss} />
        {known && <link rel="preload" as="fetch" crossOrigin="anonymous" href={known.localeFile} />}
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
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  )
}

export function ErrorBoundary() {
  return <RootError error={useRouteError()} reference={useTrace()} />
}
