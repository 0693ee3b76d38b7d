import type { Client } from '@oriel/contract/client'
import { OFFICE_SITE_HEADER } from '@oriel/contract/office-call'
import type { SiteId } from '@oriel/core/id'
import { createPageCall } from '@oriel/web/page-call'
import { tellSessionOver } from './session-over.ts'

/** The typed call of the office. Its session is a cookie that no script can read. */
export const { call } = createPageCall({
  token: () => null,
  onExpired: tellSessionOver,
  cancelled: [],
})

/** The same call about one site: the door compares the site with the caller's rights. */
export const callAbout =
  (client: Client, site: SiteId | null): Client =>
  (endpoint, input, signal, headers) =>
    site === null
      ? client(endpoint, input, signal, headers)
      : client(endpoint, input, signal, { ...headers, [OFFICE_SITE_HEADER]: String(site) })
