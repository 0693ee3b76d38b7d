import type { DepositState } from '@oriel/contract/member/deposit'
import { depositStates } from '@oriel/contract/member/deposit'
import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import type { Methods, Order } from './deposit-types.ts'
import { LastList } from './last-deposits.tsx'
import { OfferedMethods } from './methods-view.tsx'
import { OrderBody } from './order-body.tsx'
import { RecordPages } from './records.tsx'
import {
  COINS,
  exampleMethod,
  exampleMethods,
  exampleOrder,
  inMinutes,
  PROVIDER_PAGE,
  usd,
} from './testing/example-deposits.ts'

const nothing = (): void => {}

function render(part: ReactNode, locale: Locale = 'en_US', hiddenLinks: string[] = []): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/user/Deposit', loader: () => null, Component: () => part },
  ])
  const site = { timeZone: 'UTC', customerServiceUrl: '/main/contact', hiddenLinks }
  const visit = exampleVisit({ locale }, site)
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <Page
        initialEntries={['/user/Deposit']}
        hydrationData={{ loaderData: { root: { visit } } }}
      />
    </TextProvider>,
  )
}
const form = (changes: Partial<Methods> = {}, locale?: Locale): string =>
  render(
    <OfferedMethods
      methods={exampleMethods(changes)}
      page="user"
      onMade={nothing}
      onStale={nothing}
    />,
    locale,
  )
const order = (changes: Partial<Order> = {}, locale?: Locale): string =>
  render(
    <OrderBody
      read={{ read_at: inMinutes(3), order: exampleOrder(changes) }}
      onChanged={nothing}
      onNew={nothing}
    />,
    locale,
  )

describe('the form of a deposit', () => {
  test('shows the ways to pay, the range and round amounts', () => {
    const html = form()
    for (const text of ['QR code', 'Bank transfer', '$10 to $10,000', 'No fee', 'within 10 min']) {
      expect(html).toContain(text)
    }
    expect(html).toMatch(/<button[^>]*>\$500<\/button>/)
    expect(html).toContain('Show the QR code')
  })

  test('says that there is no way, or that all are closed until a time', () => {
    expect(form({ methods: [] })).toContain('No way to pay in right now')
    const closed = [40, 20].map((minutes) => exampleMethod({ closed_until: inMinutes(minutes) }))
    const html = form({ methods: closed })
    expect(html).toContain('under maintenance')
    expect(html).toContain('12:20')
    expect(html).not.toContain('<form')
  })

  test('takes the first way that is open, and says when the other comes back', () => {
    const methods = [
      exampleMethod({ kind: 'redirect', closed_until: inMinutes(30) }),
      exampleMethod({ kind: 'crypto' }),
    ]
    const html = form({ methods })
    expect(html).toMatch(/disabled=""[^>]*value="[^"]*"[\s\S]*12:30/)
    expect(html).toContain('Show the address')
  })

  test('leads to the bank cards where the site asks for one first', () => {
    const html = form({ needs_card: true })
    expect(html).toContain('Verify a bank card first')
    expect(html).toContain('href="/user/BindAccount"')
    expect(html).not.toContain('type="submit"')
    expect(html).toContain('name="amount"')
  })
})

describe('an order', () => {
  test('is paid by its code, or by hand with the same lines', () => {
    const html = order()
    for (const text of ['Harbour Bank', '9704 2200 0041 7', 'OR7K3Q9A4', '$100.00', '12:15:00']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('aria-label="QR code to pay $100.00"')
    expect(html).toContain('Copy: Message')
    expect(html).toContain('D261116-7K3QZ9')
    // It counts by the server's clock, and is not read out each second.
    expect(html).toMatch(/role="timer" aria-live="off"[\s\S]*12:00/)
  })

  test('without a message is told apart by its last digits', () => {
    const instructions = { ...exampleOrder().instructions, message: null } as Order['instructions']
    const html = order({ instructions, to_pay: 1_000_700n, qr: null })
    expect(html).toContain('Pay exactly $100.07, to the last digit.')
    expect(html).not.toContain('Message')
    expect(html).not.toContain('role="img"')
  })

  test('at a provider has one way to its page, in the same tab', () => {
    const html = order({ kind: 'redirect', instructions: PROVIDER_PAGE, qr: null })
    expect(html).toMatch(/<a href="https:\/\/pay\.example\/o\/1" rel="noreferrer"/)
    expect(html).not.toContain('target="_blank" href="https://pay')
  })

  test('of coins names the network, the exact coins and when their price was set', () => {
    const html = order({ kind: 'crypto', instructions: COINS, qr: null })
    for (const text of ['TRON', '100.25 USDT', '1 USDT = 0.9975 USD, set at 12:00:00']) {
      expect(html).toContain(text)
    }
    expect(html).toContain('Send only USDT over TRON.')
  })

  test('thanks who has paid, and asks no second time', () => {
    const html = order({ said_paid_at: inMinutes(2) })
    expect(html).toContain('We are asking for your payment now.')
    expect(html).not.toContain('I have paid')
  })

  const ended = { instructions: null, qr: null, ended_at: inMinutes(4) }
  test.each<[string, Partial<Order>, string]>([
    ['being made', { state: 'created' }, 'Getting your payment ready'],
    ['seen', { state: 'seen' }, 'Your payment is on its way'],
    ['looked at', { state: 'review', reason: 'other_name' }, 'an account in another name'],
    ['there', { state: 'credited', received: usd(100) }, '$100.00 arrived'],
    ['short', { state: 'credited', received: usd(40), is_short: true }, 'less than the $100.00'],
    ['over', { state: 'credited', received: usd(120), is_over: true }, 'more than the $100.00'],
    [
      'there, less a fee',
      { state: 'credited', received: usd(100), to_wallet: usd(98), fee: usd(2) },
      '$98.00 of it is in your wallet.',
    ],
    ['late', { state: 'credited', received: usd(100), is_late: true }, 'It came late'],
    ['cut', { state: 'credited', received: usd(60), reason: 'limit_reached' }, 'goes back'],
    ['expired', { state: 'expired' }, 'do not pay again'],
    ['cancelled', { state: 'cancelled' }, 'This deposit was cancelled'],
    ['refused', { state: 'refused', reason: 'no_answer' }, 'The provider did not answer.'],
    ['taken back', { state: 'returned' }, 'This deposit was taken back'],
  ])('that is %s says so', (_what, change, words) => {
    const html = order({ ...ended, ...change })
    expect(html).toContain(words)
    expect(html).not.toContain('I have paid')
    expect(html).not.toContain('Harbour Bank')
  })

  test('of which a part did not reach the wallet says where it went', () => {
    const cost = { received: usd(100), to_wallet: usd(58), fee: usd(2) }
    const html = order({ ...ended, state: 'credited', ...cost })
    const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(([, ...row]) => row)
    expect(rows).toEqual([
      ['Method', 'QR code'],
      ['Arrived', '$100.00'],
      ['Fee', '$2.00'],
      ['What you owed', '$40.00'],
      ['In your wallet', '$58.00'],
    ])
    const whole = order({ ...ended, state: 'credited', received: usd(100) })
    expect(whole).toContain('It is in your wallet.')
    expect(whole).not.toContain('Fee')
  })

  test('keeps reasons that are not for members to itself', () => {
    expect(order({ ...ended, state: 'refused', reason: 'sanctions' })).not.toContain('sanctions')
  })
})

describe('the list of deposits', () => {
  const list = (orders: readonly Order[], locale?: Locale): string =>
    render(
      <RecordPages
        pages={{ status: 'success', data: { items: orders, next: null } }}
        more={nothing}
      />,
      locale,
    )

  test('strikes out what never arrived, and leads back to what is open', () => {
    const html = list([
      exampleOrder({ number: 'D261116-AAAAAA' }),
      exampleOrder({ number: 'D261116-BBBBBB', state: 'expired' }),
      exampleOrder({ number: 'D261116-CCCCCC', state: 'credited', received: usd(120) }),
    ])
    expect(html).toContain('href="/user/Deposit?order=D261116-AAAAAA"')
    expect(html).not.toContain('order=D261116-BBBBBB')
    expect(html).toMatch(/<s [^>]*>\$100\.00<\/s>/)
    expect(html).toContain('$120.00')
    expect(html).toContain('Copy: D261116-CCCCCC')
  })

  test('is empty, waits or has failed', () => {
    const draw = (pages: Parameters<typeof RecordPages>[0]['pages']) =>
      render(<RecordPages pages={pages} more={nothing} />)
    expect(list([])).toContain('No deposits in these days')
    expect(draw({ status: 'pending', data: null })).toContain('aria-busy')
    expect(draw({ status: 'error', data: null, message: 'No connection' })).toContain(
      'No connection',
    )
  })

  test('of the last few leads to all of them, unless the site hides these', () => {
    const records = { read_at: inMinutes(3), list: [exampleOrder()], next: null }
    const shown = <LastList records={records} />
    expect(render(shown)).toContain('href="/user/DWRecord"')
    expect(render(shown, 'en_US', ['DWRecord'])).not.toContain('DWRecord')
    expect(render(<LastList records={{ ...records, list: [] }} />)).toBe('')
  })
})

test.each(locales)('in %s all of it is said in words', (locale) => {
  const UNSAID = /(deposit|bank-card|profile|wallet|reason)\.[a-z]/
  const states = depositStates.map((state: DepositState) => order({ state }, locale))
  expect(form({}, locale)).not.toMatch(UNSAID)
  expect(form({ needs_card: true }, locale)).not.toMatch(UNSAID)
  expect(order({ instructions: COINS }, locale)).not.toMatch(UNSAID)
  for (const html of states) expect(html).not.toMatch(UNSAID)
})
