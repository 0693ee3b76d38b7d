import { Gallery } from '../gallery/gallery.tsx'
import { pageContext } from '../platform/page.ts'
import type { Route } from './+types/gallery'

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(pageContext).hasGallery) throw new Response('Not Found', { status: 404 })
  return null
}

/** The parts change in the browser alone. */
export const shouldRevalidate = (): boolean => false

export default function GalleryPage() {
  return <Gallery />
}
