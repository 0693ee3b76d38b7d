import type { IncomingHttpHeaders } from 'node:http'
import type { SiteFinder } from '../site-info.ts'
import type { ArtAddress } from './address.ts'
import type { Easel } from './easel.ts'
import type { Findings } from './findings.ts'
import { planPicture } from './plan-picture.ts'
import { planIcon, planShare } from './plan-site.ts'
import { planWelcome } from './plan-welcome.ts'
import type { Order } from './studio.ts'

/** How an address is answered: with a picture from the studio, a text, or another address. */
export type Plan =
  | { readonly order: Order; readonly type: string; readonly keep: Keep }
  | { readonly svg: string; readonly keep: Keep }
  | { readonly instead: string; readonly keep: Keep }

/** `for-good`: the address changes with the picture. Others ask again after a while. */
export type Keep = 'for-good' | 'a-while' | 'a-while-by-language'

export type PlanSource = {
  readonly findings: Findings
  readonly findSite: SiteFinder
  readonly easel: Easel
}

/** Null when there is no such picture. */
export async function planFor(
  source: PlanSource,
  asked: ArtAddress,
  host: string,
  headers: IncomingHttpHeaders,
): Promise<Plan | null> {
  switch (asked.of) {
    case 'picture':
      return planPicture(source, asked, host)
    case 'share':
      return planShare(source, asked, host, headers)
    case 'icon':
      return planIcon(source, asked, host)
    case 'welcome':
      return planWelcome(source, asked)
  }
}
