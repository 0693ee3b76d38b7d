import { siteId } from '@oriel/core/id'
import type { SiteInfo, Visit } from '../../app/platform/visit.ts'
import { tokensOf } from '../theme-tokens.ts'

const site: SiteInfo = {
  id: siteId(1),
  code: 'oriel',
  name: 'Oriel',
  languages: ['en_US', 'vi_VN', 'zh_TW'],
  currencies: ['USD', 'VND'],
  timeZone: 'America/Caracas',
  playMoney: true,
  desktopLock: false,
  gameRoom: false,
  hiddenLinks: [],
  mobileDevice: 1,
  gamesOpenedInModal: [],
  gamesOpenedAsPage: [],
  passwordPolicy: 'classic',
  offersOtherHouse: false,
  tracking: false,
  trackingEvents: [],
  isDemo: false,
  agentBindFastPayment: false,
  websocketUrl: '/socket',
  sslWebsocketUrl: '/socket',
  customerServiceUrl: '',
  customerServiceOpensIn: 'new',
  routeRules: [],
  allowedOrigins: [],
  linkExpireMinutes: 1_440,
  buildPollMinutes: 5,
  iconServiceUrl: '',
}

/** A visit for tests of what is written for one. */
export function exampleVisit(
  changes: Partial<Omit<Visit, 'site'>> = {},
  siteChanges: Partial<SiteInfo> = {},
): Visit {
  const template = { name: 'desktop', theme: 'jade', layout: 'rail', sections: [] } as const
  return {
    site: { ...site, ...siteChanges },
    locale: 'en_US',
    currency: 'USD',
    template,
    mode: 'desktop',
    modeLocked: false,
    lowData: false,
    railClosed: false,
    localeFile: '/locales/en_US.json',
    laterFile: '/locales/en_US-later.json',
    origin: 'https://oriel.example',
    build: { id: 'abc', timestamp: 1 },
    themeColor: tokensOf(template.theme).get('frame') ?? '',
    ...changes,
  }
}
