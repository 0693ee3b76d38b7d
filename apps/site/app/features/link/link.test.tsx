import { isAction, linkCodes, type LinkCode } from '@oriel/core/link-code'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import { linksOf, type SiteLink } from './links.ts'
import { useShowLink } from './use-link.tsx'

const CHAT = 'https://support.oriel.example/chat'
const NO_SERVICE = { customerServiceUrl: '', customerServiceOpensIn: 'same' as const }

const wire = (code: LinkCode, url = isAction(code) ? '' : '/somewhere') => ({
  id: linkCodes.indexOf(code),
  code,
  name: '',
  url,
  kind: isAction(code) ? ('action' as const) : ('path' as const),
  target_id: null,
  icon: '',
  opens_in: 'same' as const,
  group: null,
  raised: false,
  sort: 1,
})

describe('the links of the frame', () => {
  test('leave out what is not built yet, whatever the site has written down', () => {
    const shown = linksOf(
      linkCodes.map((code) => wire(code)),
      { ...NO_SERVICE, customerServiceUrl: '/help' },
    ).map(({ code }) => code)
    for (const code of ['withdrawal', 'applyAgent', 'red_envelope']) {
      expect(shown).not.toContain(code)
    }
    for (const code of [
      'home',
      'deposit',
      'DWRecord',
      'wallet',
      'sign_up',
      'letter',
      'announcement',
      'customer_service',
    ]) {
      expect(shown).toContain(code)
    }
  })

  test('leave out customer service where the site has none', () => {
    expect(linksOf([wire('customer_service')], NO_SERVICE)).toEqual([])
  })
})

function draw(link: SiteLink, agentBindFastPayment = false): string {
  const Shown = () => useShowLink()(link).render({ className: 'x', children: 'Help' })
  const Page = createRoutesStub([{ id: 'root', path: '/', loader: () => null, Component: Shown }])
  return renderToStaticMarkup(
    <TextProvider text={serverText('en_US')}>
      <Page
        initialEntries={['/']}
        hydrationData={{
          loaderData: { root: { visit: exampleVisit({}, { agentBindFastPayment }) } },
        }}
      />
    </TextProvider>,
  )
}

describe('[S9.083] customer service opens as the site says', () => {
  const service = (customerServiceUrl: string, customerServiceOpensIn: 'same' | 'new') => {
    const [link] = linksOf([wire('customer_service')], {
      customerServiceUrl,
      customerServiceOpensIn,
    })
    return draw(link as SiteLink)
  }

  test.each([CHAT, '/main/contact'])('%s in a new window', (url) => {
    expect(service(url, 'new')).toContain(`href="${url}" target="_blank" rel="noopener"`)
  })

  test.each([CHAT, '/main/contact'])('%s in the same window', (url) => {
    const html = service(url, 'same')
    expect(html).toContain(`href="${url}"`)
    expect(html).not.toContain('target=')
  })
})

test('a guest is asked to log in where a member goes to the wallet', () => {
  const [wallet] = linksOf([wire('wallet', '/user/MyWallet')], NO_SERVICE)
  // The server knows no member, so it draws what a guest sees.
  expect(draw(wallet as SiteLink)).toMatch(/^<button/)
})

describe('a link to pay in', () => {
  const [deposit] = linksOf([wire('deposit', '/user/Deposit')], NO_SERVICE)
  const [fast] = linksOf([wire('deposit', '/fastPayment')], NO_SERVICE)

  test('asks a guest to log in first', () => {
    expect(draw(deposit as SiteLink)).toMatch(/^<button/)
  })

  test('of the fast deposit leads a guest to its window, where they log in', () => {
    expect(draw(fast as SiteLink)).toMatch(/^<a [^>]*href="\/fastPayment"/)
  })

  test('[S6.018] of the fast deposit asks a guest to log in where the flag is set', () => {
    expect(draw(fast as SiteLink, true)).toMatch(/^<button/)
  })
})
