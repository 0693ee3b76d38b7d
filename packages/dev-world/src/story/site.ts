import { locales } from '@oriel/core/locale'
import { expectDone } from '@oriel/core/outcome'
import { SiteFlags, type TemplateName } from '@oriel/core/site-settings'
import type { Database } from '@oriel/db/database'
import { saveSite, type Site, type Template } from '@oriel/domain/site'
import * as z from 'zod/mini'
import { ORIEL, SECOND } from '../cast.ts'

const HOME = ['hero', 'announcement', 'categories']

const template = (
  name: TemplateName,
  theme: Template['theme'],
  layout: Template['layout'],
): Template => ({ name, theme, layout, sections: HOME })

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
  hosts: ['oriel.localhost', 'localhost', '127.0.0.1'],
  envConfig: {
    websocketUrl: '/socket',
    sslWebsocketUrl: '/socket',
    isDemo: false,
    agentBindFastPayment: false,
    linkExpireMinutes: 1_440,
    buildPollMinutes: 5,
    customerServiceUrl: 'https://support.oriel.example/chat',
    customerServiceOpensIn: 'new',
  },
  flags: z.parse(SiteFlags, {
    crashMenuAfter: 3,
    allowedOrigins: ['https://support.oriel.example', 'https://partners.oriel.example'],
  }),
  routeRules: [
    { path: '/start', target: '/', status: 302 },
    { path: '/partners', target: 'https://partners.oriel.example/', status: 302 },
  ],
  currencies: ['USD', 'RMB', 'VND', 'THB', 'WON', 'JPY', 'INR', 'MMK', 'BDT', 'BRL', 'NGN', 'GP'],
  languages: ['en_US', ...locales.filter((locale) => locale !== 'en_US')],
  logos,
  templates: [template('desktop', 'obsidian', 'rail'), template('H5_1', 'obsidian', 'rail')],
}

/** The second site: another look, fewer languages, and its environment in a file. */
const second: Site = {
  id: SECOND,
  code: 'second',
  name: 'Second House',
  hosts: ['second.localhost'],
  envConfig: null,
  flags: z.parse(SiteFlags, {
    timeZone: 'Asia/Ho_Chi_Minh',
    mobileDeviceCode: 2,
    crashMenuAfter: 6,
    hiddenLinks: ['APPDownload', 'applyAgent'],
  }),
  routeRules: [{ path: '/start', target: '/?from=start', status: 301 }],
  currencies: ['VND', 'THB', 'GP'],
  languages: ['vi_VN', 'zh_CN', 'th_TH'],
  logos,
  templates: [template('desktop', 'lacquer', 'rail'), template('H5_4', 'lacquer', 'rail')],
}

export async function tellSites(database: Database, now: Date): Promise<void> {
  for (const site of [oriel, second]) expectDone(await saveSite(database, site, now))
}
