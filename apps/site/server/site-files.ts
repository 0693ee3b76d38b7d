import type { Build } from '@oriel/web/build-watch'
import type { Visit } from '../app/platform/visit.ts'
import type { Api } from '@oriel/web/server/api'
import { buildFile } from '@oriel/web/server/builds'
import type { FileAnswer } from '@oriel/web/server/file-answer'
import { iconFile } from './icons.ts'
import { MANIFEST_PATH, manifestFile } from './manifest.ts'
import { OFFLINE_PATH, offlinePage } from './offline-page.ts'
import { ROBOTS_PATH, robotsFile } from './seo-robots.ts'
import { WORKER_PATH, workerFile } from './service-worker.ts'
import { createSitemap, SITEMAP_PATH } from './sitemap.ts'

export type SiteFilesOptions = {
  readonly api: Api
  readonly build: Build
  /** The kill switch of the service worker. */
  readonly workerIsOn: boolean
}

/** The small files a site writes itself. */
export type SiteFiles = {
  /** Those that are the same for all sites. */
  findCommon(pathname: string, search: URLSearchParams): FileAnswer | null
  /** Those in the name, look and language of a visit. */
  findOwn(pathname: string, visit: Visit): Promise<FileAnswer> | FileAnswer | null
}

export function createSiteFiles({ api, build, workerIsOn }: SiteFilesOptions): SiteFiles {
  const sitemapFile = createSitemap()
  return {
    findCommon(pathname, search) {
      if (pathname === WORKER_PATH) return workerFile(build, workerIsOn, search)
      return buildFile(pathname, build) ?? iconFile(pathname, search)
    },
    findOwn(pathname, visit) {
      if (pathname === MANIFEST_PATH) return manifestFile(visit)
      if (pathname === OFFLINE_PATH) return offlinePage(visit)
      if (pathname === ROBOTS_PATH) return robotsFile(visit)
      if (pathname !== SITEMAP_PATH) return null
      return sitemapFile(visit, api.plainClientFor(new URL(visit.origin).host, visit.locale))
    },
  }
}
