import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { rootData, title } from 'virtual:page'

export const loader = () => ({ data: rootData })

export const meta = () => [{ title }, { name: 'theme-color', content: '#0c0f17' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" data-locale="en_US" data-theme="obsidian" data-layout="rail">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <link rel="icon" href="/brand/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/fonts.css" />
        <link rel="stylesheet" href="/app.css" />
        <link rel="preload" as="fetch" crossOrigin="anonymous" href="/locales/en_US.json" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
