import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { RemovalForm } from './removal-card.tsx'

type Removal = Parameters<typeof RemovalForm>[0]['removal']
const FREE: Removal = { due_at: null, block: null, block_text: '', gives_up: true, wait_days: 7 }

function render(removal: Removal, locale: Locale = 'en_US'): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/user/Info',
      loader: () => null,
      Component: () => <RemovalForm removal={removal} onChanged={() => {}} />,
    },
  ])
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <Page
        initialEntries={['/user/Info']}
        hydrationData={{ loaderData: { root: { visit: { site: { timeZone: 'UTC' }, locale } } } }}
      />
    </TextProvider>,
  )
}

describe('the card that deletes an account', () => {
  test('says how long one can change one’s mind, before anything is pressed', () => {
    const html = render(FREE)
    expect(html).toContain('Your account goes 7 days after you ask.')
    expect(html).toContain('Delete my account')
  })

  test('says what to do first where something is open, and offers nothing to press', () => {
    const text = 'There is still money in your wallet. Withdraw it first.'
    const html = render({ ...FREE, block: 'money_left', block_text: text })
    expect(html).toContain(text)
    expect(html).not.toContain('<button')
  })

  test('asks nothing twice while it waits', () => {
    const html = render({ ...FREE, due_at: new Date('2026-11-25T12:00:00Z') })
    expect(html).toContain('We have told all your contacts.')
    expect(html).not.toContain('<button')
  })

  test.each(locales)('in %s it is said in words', (locale) => {
    expect(render(FREE, locale)).not.toMatch(/(removal|profile)\.[a-z]/)
  })
})
