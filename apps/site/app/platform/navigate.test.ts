import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkNavigation, goTo, goToIssued } from './navigate.ts'

const allowedOrigins = ['https://partner.example']

describe('checkNavigation', () => {
  test('paths of our own pass, with query and hash', () => {
    expect(checkNavigation('/discount/3?from=home#top')).toBe('/discount/3?from=home#top')
  })

  test.each(['https://partner.example/x', 'https://evil.example/', '//evil.example', '/\\evil'])(
    '[S8.009] %s without the option external throws',
    (to) => {
      expect(() => checkNavigation(to, { allowedOrigins })).toThrow(/external/)
    },
  )

  test('[S8.009] with the option an allowed origin passes and another does not', () => {
    const options = { external: true, allowedOrigins }
    expect(checkNavigation('https://partner.example/x', options)).toBe('https://partner.example/x')
    expect(() => checkNavigation('https://evil.example/', options)).toThrow(/not allowed/)
  })

  test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    '[S8.010] the dangerous protocol of %j throws whatever the options say',
    (to) => {
      expect(() => checkNavigation(to, { external: true, allowedOrigins })).toThrow(/dangerous/)
    },
  )
})

/** A page that notes where it is sent to. */
function pageOf() {
  const went: string[] = []
  const note = (way: string) => (to: string | URL) => void went.push(`${way} ${to}`)
  return { went, location: { assign: note('assign'), replace: note('replace') } }
}

describe('a page that loads another', () => {
  test('goes to a path of ours', () => {
    const page = pageOf()
    goTo('/faq?from=home', {}, page)
    goTo('/', { replace: true }, page)
    expect(page.went).toEqual(['assign /faq?from=home', 'replace /'])
  })

  test('[S8.009] throws and stays when the address is external and leaving was not meant', () => {
    const page = pageOf()
    for (const to of ['https://partner.example/x', 'https://evil.example/', '//evil.example']) {
      expect(() => goTo(to, { allowedOrigins }, page)).toThrow(/external/)
    }
    goTo('https://partner.example/x', { external: true, allowedOrigins }, page)
    expect(page.went).toEqual(['assign https://partner.example/x'])
  })

  test('[S8.010] throws and stays when the protocol is dangerous, whoever issued the address', () => {
    const page = pageOf()
    for (const to of ['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x']) {
      expect(() => goTo(to, { external: true, allowedOrigins }, page)).toThrow(/dangerous/)
      expect(() => goToIssued(to, {}, page)).toThrow(/dangerous/)
    }
    goToIssued('https://games.example/g/1?a=b c', { replace: true }, page)
    expect(page.went).toEqual(['replace https://games.example/g/1?a=b%20c'])
  })

  test('[S8.009, S8.010] does it by no other way', () => {
    const app = join(import.meta.dirname, '..')
    const names = readdirSync(app, { recursive: true, encoding: 'utf8' })
    const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    const isLoading = (name: string) =>
      /location\.(?:assign\(|replace\(|href = )/.test(readFileSync(join(app, name), 'utf8'))
    // The script in the head of the window that waits for a game stands before any module.
    expect(sources.filter(isLoading).toSorted()).toEqual([
      'features/play/waiting-script.ts',
      'platform/navigate.ts',
    ])
  })
})
