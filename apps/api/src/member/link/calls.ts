import {
  floatLinksCall,
  footerLinksCall,
  mobileFooterLinksCall,
  slideBarLinksCall,
} from '@oriel/contract/member/link'
import type { LinkPlace } from '@oriel/core/link-code'
import { done } from '@oriel/core/outcome'
import type { TemplateName } from '@oriel/core/site-settings'
import { listLinks, type Link } from '@oriel/domain/link'
import { bind, type Binding } from '../../bind.ts'
import type { Caller } from '../../caller.ts'
import type { House } from '../../house.ts'

export const linkBindings = (house: House): Binding[] => [
  bind(footerLinksCall, ({ template }, caller) => linksAt(house, caller, 'footer', template)),
  bind(mobileFooterLinksCall, ({ template }, caller) =>
    linksAt(house, caller, 'mobile_footer', template),
  ),
  bind(floatLinksCall, ({ template }, caller) => linksAt(house, caller, 'float', template)),
  bind(slideBarLinksCall, ({ template, place }, caller) => linksAt(house, caller, place, template)),
]

async function linksAt(
  house: House,
  { site, session, locale }: Pick<Caller, 'site' | 'session' | 'locale'>,
  place: LinkPlace,
  template: TemplateName | undefined,
) {
  const device = deviceOf(place, template)
  const reader = { site, place, device, isMember: session !== null, locale }
  const links = await listLinks(house.database.rows, reader)
  return done({ list: links.map(linkWire) })
}

/** Who names no look is taken for the device the place is made for. */
function deviceOf(place: LinkPlace, template: TemplateName | undefined): 'desktop' | 'mobile' {
  if (template) return template === 'desktop' ? 'desktop' : 'mobile'
  return place === 'mobile_footer' || place === 'slide_bar' ? 'mobile' : 'desktop'
}

const linkWire = ({ opensIn, targetId, ...link }: Link) => ({
  ...link,
  opens_in: opensIn,
  target_id: targetId,
})
