import type { IncomingHttpHeaders } from 'node:http'
import { ART_VERSION, RASTER_VERSION } from '@oriel/art/version'
import { readCookie } from '@oriel/core/cookie'
import { chooseLocale, LOCALE_COOKIE } from '@oriel/core/locale'
import { SHARE_SIZE } from '@oriel/core/picture'
import type { IconAddress, ShareAddress } from './address.ts'
import { iconTask } from './icon.ts'
import { themeColours, themeOf } from './mark.ts'
import { ownBytes } from './plan-picture.ts'
import type { Plan, PlanSource } from './plan.ts'
import { drawShareRecipe, shareRecipe } from './share.ts'
import type { Order } from './studio.ts'

export async function planShare(
  { findSite, easel }: PlanSource,
  { page, locale }: ShareAddress,
  host: string,
  headers: IncomingHttpHeaders,
): Promise<Plan | null> {
  const site = await findSite(host)
  if (!site || (locale !== null && !site.info.languages.includes(locale))) return null
  const clues = {
    cookie: readCookie(headers.cookie, LOCALE_COOKIE),
    acceptLanguage: headers['accept-language'] ?? null,
    country: null,
  }
  const language = locale ?? chooseLocale(clues, site.info.languages)
  const recipe = shareRecipe(page, { name: site.info.name, theme: themeOf(site) }, language)
  const order: Order = {
    recipe: [ART_VERSION, RASTER_VERSION, 'share', recipe],
    make: () => {
      const svg = drawShareRecipe(recipe)
      return easel.make({ does: 'draw', svg, size: SHARE_SIZE, format: 'jpeg', ground: 'own' })
    },
  }
  const keep = locale === null ? 'a-while-by-language' : 'a-while'
  return { order, type: 'image/jpeg', keep }
}

export async function planIcon(
  { findSite, findings, easel }: PlanSource,
  { side, isMaskable }: IconAddress,
  host: string,
): Promise<Plan | null> {
  const site = await findSite(host)
  if (!site) return null
  const colours = themeColours(themeOf(site))
  const own = (await findings.find(host, 'logo', 'icon', null))?.picture?.id ?? null
  const order: Order = {
    recipe: [ART_VERSION, RASTER_VERSION, 'icon', own, colours, side, isMaskable],
    make: async () => {
      const subject = { kind: 'logo', id: 'icon' } as const
      const bytes = own === null ? null : await ownBytes(findings, host, subject)
      return easel.make(iconTask(bytes, { side, isMaskable, colours }))
    },
  }
  return { order, type: 'image/png', keep: 'a-while' }
}
