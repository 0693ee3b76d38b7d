import type { Route } from './+types/not-found'

/** S8.008: routing 404. */
export function loader({ request }: Route.LoaderArgs): never {
  const { pathname } = new URL(request.url)
  throw new Response(`Page Not Found: ${pathname}`, { status: 404 })
}

export default function NotFound() {
  return null
}
