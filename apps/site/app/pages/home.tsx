import { HomePage } from './home/home.tsx'
import { readHome } from './home/read-home.ts'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { organizationData, StructuredData, websiteData } from '../platform/seo/seo-data.tsx'
import { seoWords } from '../platform/seo/seo.ts'
import { useVisit } from '../platform/use-visit.ts'
import type { Route } from './+types/home'

/** A part that cannot be read does not fail the page: it says so and offers another try. */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, failure, visit, text } = context.get(pageContext)
  if (failure === 'fault') throw new Error('a fault was asked for')
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const home = await readHome(call, visit)
  return { ...home, words: seoWords(text, 'home', { site: visit.site.name }) }
}

export const meta: Route.MetaFunction = (page) => pageMeta(page.loaderData?.words, page, 'home')

export default function Home({ loaderData }: Route.ComponentProps) {
  const visit = useVisit()
  return (
    <>
      <StructuredData data={organizationData(visit)} />
      <StructuredData data={websiteData(visit)} />
      <HomePage data={loaderData} />
    </>
  )
}
