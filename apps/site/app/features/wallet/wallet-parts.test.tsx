import { locales, type Locale } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { ToastProvider } from '@oriel/ui/feedback/toast'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { backFailure } from './back-words.ts'
import { HeldCard } from './held-card.tsx'
import { MovesCard } from './moves-card.tsx'
import { ProviderShares } from './provider-shares.tsx'
import { BackButton } from './back-button.tsx'
import { HistoryList } from './history-list.tsx'
import { AT, entry, heldWin, move, session, share, wallet } from './testing/wallet-world.ts'
import { WalletOverview } from './wallet-overview.tsx'
import { isTold, mayBringBack } from './wallet-state.ts'

const nothing = (): void => {}

function render(part: ReactNode, locale: Locale = 'en_US'): string {
  const Page = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, Component: () => part },
  ])
  const visit = { site: { timeZone: 'UTC', code: 'oriel' }, locale }
  return renderToStaticMarkup(
    <TextProvider text={serverText(locale)}>
      <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
        <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { visit } } }} />
      </ToastProvider>
    </TextProvider>,
  )
}
const overview = (of = wallet(), locale?: Locale) =>
  render(<WalletOverview wallet={of} at={AT} currencies={null} actions={null} />, locale)

describe('the overview', () => {
  test('shows nothing as nothing, and says that it adds up', () => {
    const page = overview(wallet({ available: 0n, total: 0n }))
    expect(page).toContain('$0.00')
    expect(page).toContain('Balance verified')
    expect(page).not.toContain('Vault')
  })

  test('names what is owed beside the parts, where anything is', () => {
    expect(overview()).not.toContain('Owed')
    const page = overview(wallet({ owed: 700_000n }))
    expect(page).toMatch(/Owed.*\$70\.00.*Your next deposit pays this first/u)
    expect(page).toContain('Balance verified')
  })

  test('says nothing of adding up where the parts do not', () => {
    expect(overview(wallet({ total: 5n }))).not.toContain('Balance verified')
  })

  test.each(locales.map((locale) => [locale]))('%s shows twelve digits', (locale) => {
    const units = 123_456_789_012_0000n
    const page = overview(wallet({ currency: 'VND', available: units, total: units }), locale)
    expect(page).toContain('123.456.789.012')
    expect(page).not.toContain('wallet.')
  })
})

describe('money in games', () => {
  const shares = (list = [share({ cash: 50_000n })], steps: never[] = []) =>
    render(
      <ProviderShares
        wallet={wallet({ my_cash_list: list })}
        steps={steps}
        isBusy={false}
        action={null}
      />,
    )

  test('all at home is said in a sentence', () => {
    expect(shares([])).toContain('All your money is in your main wallet.')
    expect(shares([share()])).toContain('All your money is in your main wallet.')
  })

  test('each has its amount and its state', () => {
    const page = shares([share({ cash: 50_000n, state: 'playing' })])
    expect(page).toContain('$5.00')
    expect(page).toContain('In play')
  })
})

describe('U9: the button that brings money back', () => {
  const idle = { isBusy: false, steps: [], note: null, wait: null, press: nothing }

  test('does nothing where no game holds money, and says why', () => {
    const page = render(<BackButton back={idle} label="Return" reason="No game holds money." />)
    expect(page).toContain('aria-disabled="true"')
    expect(page).toMatch(/aria-describedby="([^"]+)".*id="\1"[^>]*>No game holds money\./)
  })

  test('is live where one does', () => {
    expect(render(<BackButton back={idle} label="Return" />)).not.toContain('aria-disabled')
  })

  test.each([
    ['nothing anywhere', share(), false],
    ['money in a game', share({ cash: 1n }), true],
    ['money in transit', share({ moving: 1n }), true],
    ['a game that is played', share({ state: 'playing' }), true],
  ])('%s', (_, one, may) => {
    expect(mayBringBack(wallet({ my_cash_list: [one] }))).toBe(may)
  })

  test('a try that found nothing leaves no word of failure', () => {
    const step = { id: 'a', gp_id: 'GPAA', state: 'reversed', reason: '' } as const
    expect(isTold(step, { cash: 0n })).toBe(false)
    expect(isTold(step, { cash: 1n })).toBe(true)
    expect(isTold({ ...step, state: 'completed' }, { cash: 0n })).toBe(true)
  })
})

describe('U7: rows of the statement', () => {
  const rows = (...entries: Parameters<typeof HistoryList>[0]['entries'][number][]) =>
    render(<HistoryList entries={entries} currency="USD" />)

  test('a game has its name, its rounds, its net and the balance after it, with seconds', () => {
    const page = rows(entry({ kind: 'game', net: 9_400n, session: session() }))
    for (const text of ['Comet', '8 rounds', 'until 10:15:29', '+$0.94', '$355.03', '10:00:00']) {
      expect(page).toContain(text)
    }
    expect(page).not.toContain('Playing now')
  })

  test('a game that goes on says so', () => {
    const open = session({ is_open: true })
    expect(rows(entry({ kind: 'game', session: open }))).toContain('Playing now')
  })

  test('a loss is plain, and only a gain is green', () => {
    const lost = entry({ kind: 'game', net: -25_000n, session: session() })
    expect(rows(lost)).toContain('-$2.50')
    expect(rows(lost)).not.toContain('data-in')
    expect(rows(entry())).toContain('data-in')
  })

  test('says why somebody of the house moved money', () => {
    const given = entry({ kind: 'adjustment', adjusted: 'goodwill' })
    expect(rows(given)).toContain('As goodwill')
  })

  test.each(locales.map((locale) => [locale]))('%s has words for all kinds', (locale) => {
    const kinds = ['game', 'deposit', 'withdrawal', 'held', 'gift', 'adjustment', 'other'] as const
    const entries = kinds.map((kind) => entry({ id: kind, kind }))
    expect(render(<HistoryList entries={entries} currency="USD" />, locale)).not.toContain(
      'wallet.',
    )
  })
})

describe('a win above its limit', () => {
  test('shows how much, and when the member will hear', () => {
    const page = render(<HeldCard wins={[heldWin()]} />)
    expect(page).toContain('$600,000.00')
    expect(page).toContain('Under review')
    expect(page).toMatch(/Decision by .*18/)
  })

  test('shows what was decided, and when', () => {
    const decided_at = new Date('2026-11-17T10:00:00Z')
    const paid = render(<HeldCard wins={[heldWin({ state: 'released', decided_at })]} />)
    expect(paid).toMatch(/Paid into your main wallet on .*17/)
    const not = render(<HeldCard wins={[heldWin({ state: 'refused', decided_at })]} />)
    expect(not).toContain('Contact customer service')
  })

  test.each(locales.map((locale) => [locale]))('%s has words for it', (locale) => {
    expect(render(<HeldCard wins={[heldWin()]} />, locale)).not.toContain('wallet.')
  })
})

describe('what is on its way', () => {
  test('counts in the total balance, and can be checked', () => {
    const page = render(<MovesCard moves={[move({ amount: 70_000n })]} onChecked={nothing} />)
    expect(page).toContain('It counts in your total balance')
    expect(page).toContain('Check now')
    expect(page).toContain('$7.00')
  })

  test('nothing is no card', () => {
    expect(render(<MovesCard moves={[]} onChecked={nothing} />)).not.toContain('It counts')
  })
})

describe('[S8.023] [S8.024] [S8.025] [S8.026] [S8.027] what one-key back answers', () => {
  const text = serverText('en_US')
  test.each([
    ['101', 'Nothing to return'],
    ['102', 'A round is still in play'],
    ['103', 'The studio is under maintenance'],
    ['104', 'completes automatically'],
    ['105', 'Transfers are not available'],
  ])('%s', (code, words) => {
    expect(backFailure({ code, reason: 'x', message: 'server' }, text)).toContain(words)
  })

  test('[S8.028] other codes show the server’s message', () => {
    expect(backFailure({ code: '957', reason: 'x', message: 'server' }, text)).toBe('server')
    expect(backFailure({ code: 'toString', reason: 'x', message: 'server' }, text)).toBe('server')
  })
})
