import { announcementMarquee } from '@oriel/contract/member/announcement'
import { AnnouncementMarquee } from '../features/announcement/announcement.tsx'
import { MARQUEE_QUERY } from '../features/announcement/use-announcements.ts'
import { Categories } from '../features/site/categories.tsx'
import { Welcome } from '../features/site/welcome.tsx'
import { pageContext } from '../lib/page.ts'
import type { Route } from './+types/home'

/** A failed list does not fail the page: the marquee says so and offers another try. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, failure } = context.get(pageContext)
  if (failure === 'fault') throw new Error('a fault was asked for')
  const answer = await call(announcementMarquee, MARQUEE_QUERY)
  return { announcements: answer.ok ? answer.value.web_announcement_list : null }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <AnnouncementMarquee initial={loaderData.announcements} />
      <Welcome />
      <Categories />
    </>
  )
}
