import { describe, expect, test } from 'vitest'
import { checkNavigation } from './navigate.ts'

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
