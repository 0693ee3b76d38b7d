import {
  withdrawalStages,
  withdrawalStates,
  type WithdrawalState,
} from '@oriel/contract/member/withdrawal'
import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import { WithdrawalPages } from './records.tsx'
import { StakeList, type Turnover } from './stakes.tsx'
import {
  exampleCard,
  exampleCounter,
  exampleNeed,
  exampleTurnover,
  exampleWay,
  exampleWithdrawal,
  inMinutes,
  usd,
} from './testing/example-withdrawals.ts'
import { CounterView } from './withdrawal-view.tsx'
import type { Counter, Withdrawal } from './withdrawal-types.ts'

const nothing = (): void => {}

function render(part: ReactNode, locale: Locale = 'en_US'): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/user/withdrawal', loader: () => null, Component: () => part },
  ])
  const visit = exampleVisit({ locale }, { timeZone: 'UTC' })
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <Page
        initialEntries={['/user/withdrawal']}
        hydrationData={{ loaderData: { root: { visit } } }}
      />
    </TextProvider>,
  )
}
const counter = (changes: Partial<Counter> = {}, locale?: Locale): string =>
  render(<CounterView counter={exampleCounter(changes)} onChanged={nothing} />, locale)
const clock = (changes: Partial<Withdrawal> = {}, more: Partial<Counter> = {}): string =>
  counter({ open: [exampleWithdrawal(changes)], ...more })

describe('[S2.056] the form of a withdrawal', () => {
  test('asks where to, how much, and the four digits', () => {
    const html = counter()
    for (const text of ['Harbour Bank •••• 4417', '2 left today', '$10 to $900', '$900.00']) {
      expect(html).toContain(text)
    }
    expect(html).toMatch(/<input type="radio"[^>]*checked=""/)
    expect(html).toMatch(/type="submit"[^>]*>[\s\S]*Withdraw/)
    expect(html).toContain('Once asked, it stays asked')
  })

  test.each<[string, Partial<Counter>, string, string | null]>([
    ['without the digits', { has_password: false }, 'Set a withdrawal password', '/user/Info'],
    ['without an account', { cards: [] }, 'No account to pay to', '/user/BindAccount'],
    ['while held', { held_until: inMinutes(90) }, 'Withdrawals wait until', null],
    ['after the last of the day', { today: 3 }, 'No more withdrawals today', null],
    ['where nobody pays out', { cards: [exampleCard({ way: null })] }, 'closed right now', null],
  ])('gives way %s to what can be done', (_when, changes, words, link) => {
    const html = counter(changes)
    expect(html).toContain(words)
    expect(html).not.toContain('<form')
    if (link !== null) expect(html).toContain(`href="${link}"`)
  })

  test('says of each account why it cannot be chosen', () => {
    const cards = [
      exampleCard({ label: 'New', usable_at: inMinutes(30), is_verified: false }),
      exampleCard({ label: 'Strange', is_verified: false }),
      exampleCard({ label: 'Shut', way: exampleWay({ closed_until: inMinutes(5) }) }),
      exampleCard({ label: 'Busy' }),
    ]
    const html = counter({ cards, open: [exampleWithdrawal({ card: 'Busy' })] })
    for (const text of ['12:30', 'Not verified yet', 'Closed right now', 'One is on its way']) {
      expect(html).toContain(text)
    }
    expect(html.match(/disabled="" name="withdrawal-card"/g)).toHaveLength(4)
    expect(html).not.toContain('type="submit"')
  })
})

describe('the clock', () => {
  test('names the stage it is in, what is left, and the promises to come', () => {
    const html = clock()
    expect(html).toMatch(/aria-current="step"[\s\S]*A person looks at it/)
    for (const text of ['18 min left', 'Took 30 s', 'by 12:18:00', 'By 14:28:00']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('It is the first one to this account')
  })

  test('owns up to being late', () => {
    const html = clock({ is_late: true })
    expect(html).toContain('Past the promise')
    expect(html).toContain('This takes longer than we promised')
  })

  test('shows the parts, and how long the last ones took', () => {
    const pace = { count: 40, median_s: 95, slow_s: 1_500, kept_ppm: 975_000 }
    const cards = [exampleCard({ way: exampleWay({ pace }) })]
    const parts: Withdrawal['parts'] = [
      { part: 1, amount: usd(400), state: 'paid' },
      { part: 2, amount: usd(50), state: 'under_way' },
    ]
    const html = clock({ parts }, { cards })
    for (const text of ['Part 1: $400.00', 'paid', 'Part 2: $50.00', 'on its way']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('97% of the last 40 kept every promise')
    expect(html).toContain('2 min or less, nine of ten 25 min or less')
  })

  test('offers no way back, but with play money while it is checked', () => {
    expect(clock({ state: 'checking' })).not.toContain('Take it back')
    expect(clock({ state: 'review' }, { may_cancel: true })).not.toContain('Take it back')
    expect(clock({ state: 'checking' }, { may_cancel: true })).toContain('Take it back')
  })

  test('keeps reasons that would warn a thief to itself', () => {
    const html = clock({ reason: 'sanctions' })
    expect(html).not.toContain('sanctions')
    expect(html).toContain('A person looks at this one.')
  })
})

describe('what must be staked first', () => {
  const stakes = (changes: Partial<Turnover>): string =>
    render(<StakeList turnover={exampleTurnover(changes)} />)

  test('says that all is free, that people look, or what is locked', () => {
    expect(stakes({})).toContain('Nothing: all of it is free.')
    expect(stakes({ needs: [exampleNeed()] })).toContain('Nothing is locked.')
    const locked = stakes({ needs: [exampleNeed({ locks: true })], locked: usd(50) })
    expect(locked).toContain('$50.00 waits for stakes.')
    expect(stakes({ owed: usd(7) })).toContain('$7.00 is owed')
  })

  test('counts each deposit down', () => {
    const needs = [
      exampleNeed(),
      exampleNeed({ counted: usd(100), ended_at: inMinutes(0), ended_because: 'met' }),
      exampleNeed({ ended_at: inMinutes(0), ended_because: 'spent' }),
    ]
    const html = stakes({ needs })
    expect(html).toContain('$50.00 of $100.00 staked')
    for (const text of ['50%', 'Done', 'Over']) expect(html).toContain(`>${text}<`)
  })
})

describe('the list of withdrawals', () => {
  const list = (withdrawals: readonly Withdrawal[], locale?: Locale): string =>
    render(
      <WithdrawalPages
        pages={{ status: 'success', data: { items: withdrawals, next: null } }}
        more={nothing}
      />,
      locale,
    )

  test.each<[WithdrawalState, Partial<Withdrawal>, string[]]>([
    ['paid', { reason: null }, ['Paid']],
    ['paid', { reason: null, released: usd(50) }, ['Paid', '$50.00 is back in your wallet']],
    ['refused', { reason: 'documents_needed' }, ['Refused', '<s ', 'We need documents']],
    ['failed', { reason: 'payee_invalid' }, ['Not paid', '<s ', 'does not know this account']],
    ['returned', { reason: 'account_closed' }, ['Sent back', 'Your bank did not take']],
  ])('%s', (state, changes, words) => {
    const html = list([exampleWithdrawal({ state, ...changes })])
    for (const text of words) expect(html).toContain(text)
  })

  test('says that there is none', () => {
    expect(list([])).toContain('No withdrawals in these days')
  })

  test.each(locales)('has words for every state and stage in %s', (locale) => {
    const all = withdrawalStates.map((state) => exampleWithdrawal({ state, number: state }))
    const stages = withdrawalStages.map((stage) => ({
      stage,
      entered_at: inMinutes(0),
      promised_at: inMinutes(5),
      left_at: null,
    }))
    const html = list(all, locale) + counter({ open: [exampleWithdrawal({ stages })] }, locale)
    expect(html).not.toMatch(/>withdrawal\.[a-z_]+</)
  })
})
