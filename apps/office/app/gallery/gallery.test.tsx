import { officeLocales } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from '../platform/query.ts'
import { Gallery } from './gallery.tsx'
import { GALLERY_PARTS } from './parts.ts'

test.each(officeLocales.flatMap((locale) => GALLERY_PARTS.map((part) => [locale, part] as const)))(
  'in %s the gallery shows its %s on the server, with no word left out',
  (locale, part) => {
    const routes = [{ path: '*', element: <Gallery /> }]
    const router = createMemoryRouter(routes, { initialEntries: [`/gallery?part=${part}`] })
    const html = renderToString(
      <TextProvider text={serverText(locale)}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </TextProvider>,
    )
    expect(html).toContain('Trần Lan')
    expect(html).not.toMatch(/office\.[a-z]+\.[a-z_]+/)
  },
)
