import { locales } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import { SiteFlags, type TemplateName } from '@oriel/core/site-settings'
import type { Database } from '@oriel/db/database'
import { saveSite, type Site, type Template } from '@oriel/domain/site'
import * as z from 'zod/mini'
import { ORIEL, SECOND } from '../cast.ts'

/** The parts of a phone's home in three orders; the desktop has one order of its own. */
const HERO_FIRST = ['hero', 'announcement', 'wallet', 'jackpot', 'games']
const NEWS_FIRST = ['announcement', 'hero', 'wallet', 'games']
const POOL_FIRST = ['announcement', 'hero', 'jackpot', 'games']

const template = (
  name: TemplateName,
  theme: Template['theme'],
  layout: Template['layout'],
  sections: readonly string[] = HERO_FIRST,
): Template => ({ name, theme, layout, sections: [...sections] })

/**
 * S3.064: H5_1 to H5_8, each with its colours, its layout of the halls and the order of its parts.
 */
const H5_2 = template('H5_2', 'jade', 'grid', ['hero', 'announcement', 'wallet', 'games'])
const H5_3 = template('H5_3', 'indigo', 'tabs', POOL_FIRST)
const H5_4 = template('H5_4', 'lacquer', 'rail', ['hero', 'announcement', 'jackpot', 'games'])
const H5_5 = template('H5_5', 'ocean', 'cards', ['hero', 'announcement', 'wallet', 'games'])
const H5_6 = template('H5_6', 'ivory', 'grid', NEWS_FIRST)
const H5_7 = template('H5_7', 'sakura', 'tabs', ['hero', 'announcement', 'wallet', 'games'])
const H5_8 = template('H5_8', 'carbon', 'cards', POOL_FIRST)

const logos = [
  { kind: 'desktop', photoPath: '/brand/logo.svg' },
  { kind: 'mobile', photoPath: '/brand/logo.svg' },
  { kind: 'icon', photoPath: '/brand/icon.svg' },
] as const

/** The first site: everything in the database, all eleven languages. */
const oriel: Site = {
  id: ORIEL,
  code: 'oriel',
  name: 'Oriel',
  hosts: ['oriel.localhost', 'agent.oriel.localhost', 'localhost', '127.0.0.1'],
  envConfig: {
    websocketUrl: '/socket',
    sslWebsocketUrl: '/socket',
    isDemo: false,
    agentBindFastPayment: false,
    linkExpireMinutes: 1_440,
    buildPollMinutes: 5,
    customerServiceUrl: '/main/contact',
    customerServiceOpensIn: 'new',
  },
  flags: z.parse(SiteFlags, {
    gameRoom: true,
    crashMenuAfter: 3,
    gamesOpenedInModal: [{ gpId: 'GPQG', gameType: 2 }],
    allowedOrigins: ['https://support.oriel.example', 'https://partners.oriel.example'],
  }),
  routeRules: [
    { path: '/start', target: '/', status: 302 },
    { path: '/partners', target: 'https://partners.oriel.example/', status: 302 },
  ],
  currencies: ['USD', 'RMB', 'VND', 'THB', 'WON', 'JPY', 'INR', 'MMK', 'BDT', 'BRL', 'NGN', 'GP'],
  languages: ['en_US', ...locales.filter((locale) => locale !== 'en_US')],
  logos,
  templates: [
    template('desktop', 'obsidian', 'rail'),
    template('H5_1', 'obsidian', 'rail'),
    H5_2,
    H5_3,
    H5_4,
    H5_5,
    H5_6,
    H5_7,
    H5_8,
  ],
}

/** The second site: another look, fewer languages, and its environment in a file. */
const second: Site = {
  id: SECOND,
  code: 'second',
  name: 'Second House',
  hosts: ['second.localhost'],
  envConfig: null,
  flags: z.parse(SiteFlags, {
    asksNewDevices: true,
    timeZone: 'Asia/Ho_Chi_Minh',
    mobileDeviceCode: 2,
    crashMenuAfter: 6,
    hiddenLinks: ['APPDownload', 'applyAgent'],
    tracking: true,
    trackingEvents: ['CompleteRegistration', 'Login'],
    bulletinFrequency: 1,
  }),
  routeRules: [{ path: '/start', target: '/?from=start', status: 301 }],
  currencies: ['VND', 'THB', 'GP'],
  languages: ['vi_VN', 'zh_CN', 'th_TH'],
  logos,
  templates: [template('desktop', 'lacquer', 'menu'), H5_4],
}

export async function tellSites(database: Database, now: Date): Promise<void> {
  for (const site of [oriel, second]) expectDone(await saveSite(database, site, now))
}
