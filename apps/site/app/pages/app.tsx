import { AppHero, InstallSteps, WrappedApps } from '../features/app/app.ts'
import { useInstall } from '../features/pwa/pwa.ts'
import { pageMeta } from '../platform/seo/page-meta.ts'
import { pageContext } from '../platform/page.ts'
import { seoWords } from '../platform/seo/seo.ts'
import type { Route } from './+types/app'

/** S2.002, S2.003: /app and /download. A site that hides the link still serves the page. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { visit, text } = context.get(pageContext)
  if (!visit) throw new Response('no site lives at this address', { status: 404 })
  const isDownload = new URL(request.url).pathname.startsWith('/download')
  return { words: seoWords(text, isDownload ? 'download' : 'app', { site: visit.site.name }) }
}

export const meta: Route.MetaFunction = (page) => pageMeta(page.loaderData?.words, page, 'app')

/** None is published so far: an address here, and the page offers it. */
const WRAPPED = { ios: null, iosStore: null, android: null }

export default function AppPage() {
  const install = useInstall()
  return (
    <>
      <AppHero install={install} />
      <InstallSteps own={install.platform} />
      <WrappedApps addresses={WRAPPED} />
    </>
  )
}
