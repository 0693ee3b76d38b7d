import type { RouteRule } from '@oriel/core/site-settings'
import { EVIL_TARGETS, LISTED_ORIGIN } from '@oriel/core/testing/evil-targets'
import { expect, test } from 'vitest'
import { exampleSite } from '../examples.ts'
import { checkSite } from './rules.ts'
import type { Site, SiteRefusal, Template } from './site.ts'

const look = (name: Template['name']): Template => {
  return { name, theme: 'jade', layout: 'tabs', sections: [] }
}

const cases: [string, Partial<Site>, SiteRefusal | null][] = [
  ['is complete', {}, null],
  ['offers no currency', { currencies: [] }, 'site_without_currency'],
  ['offers no language', { languages: [] }, 'site_without_language'],
  ['has no look at all', { templates: [] }, 'site_template_missing'],
  ['has no look for desks', { templates: [look('H5_1'), look('H5_2')] }, 'site_template_missing'],
  ['has no look for phones', { templates: [look('desktop')] }, 'site_template_missing'],
  [
    'has its desk look twice and none for phones',
    { templates: [look('desktop'), look('desktop')] },
    'site_template_missing',
  ],
  ['has a look for desks and one for phones', { templates: [look('desktop'), look('H5_8')] }, null],
]

test.each(cases)('a site that %s', (_, changes, expected) => {
  expect(checkSite(exampleSite(changes))).toBe(expected)
})

const targets: [string, SiteRefusal | null][] = [
  ['/promotion', null],
  ['/promotion?from=rule#top', null],
  ['https://partner.example/landing', null],
  ['https://other.example/', 'site_target_not_allowed'],
  ['http://partner.example/', 'site_target_not_allowed'],
  ['//partner.example/', 'site_target_not_allowed'],
  ['/\\partner.example', 'site_target_not_allowed'],
  ['https://me@partner.example/', 'site_target_not_allowed'],
  ['javascript:alert(1)', 'site_target_not_allowed'],
  ['', 'site_target_not_allowed'],
]

test.each(targets)('a route rule to "%s"', (target, expected) => {
  const { flags } = exampleSite()
  const fine: RouteRule = { path: '/fine', target: '/', status: 301 }
  const site = exampleSite({
    flags: { ...flags, allowedOrigins: ['https://partner.example'] },
    routeRules: [fine, { path: '/old', target, status: 302 }],
  })
  expect(checkSite(site)).toBe(expected)
})

test.each(EVIL_TARGETS)('[A46] a route rule to %j is not saved', (target) => {
  const { flags } = exampleSite()
  const site = exampleSite({
    flags: { ...flags, allowedOrigins: [LISTED_ORIGIN] },
    routeRules: [{ path: '/old', target, status: 302 }],
  })
  expect(checkSite(site)).toBe('site_target_not_allowed')
})
