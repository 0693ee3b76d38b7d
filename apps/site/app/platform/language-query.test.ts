import { expect, test } from 'vitest'
import { reloadAsChosen, withoutLanguage } from './language-query.ts'

test('a chosen language is not taken back by the one in the address', () => {
  const went: string[] = []
  const page = (href: string) => ({
    href,
    reload: () => void went.push('reload'),
    replace: (to: string | URL) => void went.push(String(to)),
  })
  reloadAsChosen(page('https://x.example/faq?hl=vi-VN&from=a#top'))
  reloadAsChosen(page('https://x.example/faq?from=a#top'))
  expect(went).toEqual(['https://x.example/faq?from=a#top', 'reload'])
})

test('only the language leaves the address', () => {
  expect(withoutLanguage('https://x.example/?hl=a&hl=b&q=1')).toBe('https://x.example/?q=1')
})
