import { announcementPreviewCall } from '@oriel/contract/member/announcement'
import { AnnouncementLine } from '../features/announcement/announcement.ts'
import { pageContext } from '../platform/page.ts'
import type { Route } from './+types/preview-announcement'

/**
 * A version that is not published yet, as members would read it: the office shows this page in a
 * frame. Its address is spent by opening it.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, text } = context.get(pageContext)
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const answer = token === '' ? null : await call(announcementPreviewCall, { token })
  const shown = answer?.ok ? answer.value.preview : null
  if (!shown) throw new Response('no such preview, or no longer', { status: 404 })
  return { title: text.t('announcement.title'), shown }
}

/** Asking again would find the address spent. */
export const shouldRevalidate = (): boolean => false

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

export default function PreviewAnnouncement({ loaderData: { shown } }: Route.ComponentProps) {
  return <AnnouncementLine items={[shown]} />
}
