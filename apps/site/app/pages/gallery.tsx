import { themes } from '@oriel/core/site-settings'
import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router'
import { Gallery } from '../gallery/gallery.tsx'
import { readPictures } from '../gallery/read-pictures.ts'
import { pageContext } from '../platform/page.ts'
import type { Route } from './+types/gallery'

export async function loader({ context }: Route.LoaderArgs) {
  const { call, workshop } = context.get(pageContext)
  if (!workshop) throw new Response('Page Not Found: /gallery', { status: 404 })
  return { pictures: await readPictures(call) }
}

export const meta = (): Route.MetaDescriptors => [
  { title: 'Gallery' },
  { name: 'robots', content: 'noindex' },
]

/** Every component in its states. `?theme=` shows it in another theme than the site's own. */
export default function GalleryPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const theme = themes.find((one) => one === query.get('theme'))
  // Windows open outside of the page's own tree, so the whole document takes the theme.
  useLayoutEffect(() => {
    if (theme) document.documentElement.dataset['theme'] = theme
  }, [theme])
  return (
    <div data-theme={theme} className="bg-page text-strong">
      <Gallery pictures={loaderData.pictures} />
    </div>
  )
}
