import { locales, type Locale } from '@oriel/core/locale'
import { newId } from '@oriel/core/id'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { CardView } from './bank-cards.tsx'
import type { Cards } from './card-state.ts'
import { NumberForm, type Typed } from './number-form.tsx'
import { exampleCard, exampleCards } from './testing/example-cards.ts'

function renderPart(part: ReactNode, locale: Locale = 'en_US'): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/user/BindAccount', loader: () => null, Component: () => part },
  ])
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <Page
        initialEntries={['/user/BindAccount']}
        hydrationData={{ loaderData: { root: { visit: { site: { timeZone: 'UTC' }, locale } } } }}
      />
    </TextProvider>,
  )
}
const render = (changes: Partial<Cards> = {}, locale?: Locale): string =>
  renderPart(<CardView cards={exampleCards(changes)} onChanged={() => {}} />, locale)

const COOLING = exampleCard({
  name: 'Lake Union',
  last_four: '9082',
  is_cooling: true,
  usable_at: new Date('2026-11-17T05:42:00Z'),
})
const VERIFIED = exampleCard({ is_default: true, is_verified: true })
const REFUSED = {
  id: newId<'bank-card'>(),
  kind: 'bank',
  name: 'North Savings',
  last_four: '1120',
  refused_at: new Date('2026-11-10T18:02:00Z'),
  because: 'name_differs',
} as const

describe('the page of bank cards', () => {
  test('without any offers one of each kind', () => {
    const html = render()
    for (const text of ['No bank account added yet.', 'Add a bank account', '0 of 5']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('Add an e-wallet')
    expect(html).toContain('Add a crypto address')
    expect(html).not.toContain('Refused')
  })

  test('shows a card by its last four, with its holder, and what it is', () => {
    const html = render({ cards: [VERIFIED] })
    expect(html).toContain('ending in </span>4417')
    expect(html).toContain('S•••d')
    expect(html).toContain('Verified')
    expect(html).toContain('Default')
    expect(html).not.toContain('Make default')
    expect(html).toContain('1 of 5')
  })

  test('counts down to the moment a card can be used, and offers to stop it', () => {
    const html = render({ cards: [VERIFIED, COOLING] })
    expect(html).toContain('Lake Union •••• 9082 is cooling')
    expect(html).toContain('17:42:00')
    expect(html).toContain('This was not me')
    expect(html).toContain('Make default: Lake Union •••• 9082')
  })

  test('says why a card was refused', () => {
    const html = render({ refused: [REFUSED] })
    expect(html).toContain('North Savings •••• 1120')
    expect(html).toContain('The holder’s name differs from your profile.')
  })

  test('asks for a verification once, and not where a person looks already', () => {
    expect(render({ cards: [exampleCard()] })).toContain('Ask us to verify')
    const html = render({ cards: [exampleCard({ needs_review: true })] })
    expect(html).not.toContain('Ask us to verify')
    expect(html).toContain('Being checked')
  })

  test('adds nothing to a kind that is full or that nobody is paid to', () => {
    const five = Array.from({ length: 5 }, () => exampleCard({ id: newId() }))
    const html = render({ cards: five, institutions: [] })
    expect(html).toContain('You have 5, which is the most.')
    expect(html).toContain('Nothing can be added here at the moment.')
    expect(html).not.toContain('Add a')
  })

  test.each([
    [{ has_withdraw_password: false }, 'Set a withdrawal password first'],
    [{ holder: '' }, 'Tell us your name first'],
  ])('of a member with %j leads to the Info page and adds nothing', (change, words) => {
    const html = render(change)
    expect(html).toContain(words)
    expect(html).toContain('href="/user/Info"')
    expect(html).not.toContain('Add a')
  })

  test.each(locales)('in %s all of it is said in words', (locale) => {
    const all = { cards: [VERIFIED, COOLING, exampleCard()], refused: [REFUSED] }
    expect(render(all, locale)).not.toMatch(/(bank-card|profile)\.[a-z]/)
    expect(render({ holder: '' }, locale)).not.toMatch(/(bank-card|profile)\.[a-z]/)
  })
})

describe('the form of an account', () => {
  const form = (kind: 'bank' | 'crypto', typed: Partial<Typed>): string => {
    const { institutions, holder } = exampleCards()
    const given = { code: '', number: '', memo: '', refused: null, ...typed }
    return renderPart(
      <NumberForm
        kind={kind}
        institutions={institutions.filter((one) => one.kind === kind)}
        holder={holder}
        typed={given}
        onTyped={() => {}}
        onNext={() => {}}
        onCancel={() => {}}
      />,
    )
  }

  test('says that a number is complete, and nothing of one that is not', () => {
    expect(form('bank', { number: '7730 1145 9082' })).toContain('The number is complete')
    expect(form('bank', { number: '7730' })).not.toContain('The number is complete')
    expect(form('bank', { code: 'union', number: '77301145908' })).not.toContain('is complete')
  })

  test('knows a right address of the network', () => {
    const html = form('crypto', { number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' })
    expect(html).toContain('The address is right')
    expect(html).toContain('Only this network.')
  })

  test('shows the holder, who cannot be typed, and why the server refused the account', () => {
    const html = form('bank', { refused: 'This account is already in use.' })
    expect(html).toMatch(/readOnly=""[^>]*value="S•••d"|value="S•••d"[^>]*readOnly=""/i)
    expect(html).toContain('This account is already in use.')
  })
})
