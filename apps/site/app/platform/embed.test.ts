import { expect, test } from 'vitest'
import { readEmbed } from './embed.ts'

const read = (search: string, mode: 'desktop' | 'mobile' = 'mobile') => {
  const { header, content, footer } = readEmbed(new URLSearchParams(search), mode)
  return [header && 'header', content && 'content', footer && 'footer'].filter(Boolean).join(' ')
}

test('[S2.036] appPage shows only the header, the content or the footer', () => {
  expect(read('appPage=header')).toBe('header')
  expect(read('appPage=content', 'desktop')).toBe('content')
  expect(read('appPage=footer')).toBe('footer')
  expect(read('appPage=menu')).toBe('header content footer')
})

test('[S2.037] header=false and footer=false hide them on mobile only', () => {
  expect(read('header=false')).toBe('content footer')
  expect(read('footer=false')).toBe('header content')
  expect(read('header=false&footer=false')).toBe('content')
  expect(read('header=true')).toBe('header content footer')
  expect(read('header=false', 'desktop')).toBe('header content footer')
})
