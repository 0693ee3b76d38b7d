import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WrappedApps, type WrappedAddresses } from './wrapped-apps.tsx'

const NONE: WrappedAddresses = { ios: null, iosStore: null, android: null }
const draw = (addresses: WrappedAddresses): string =>
  renderToStaticMarkup(
    <TextProvider text={serverText('en_US')}>
      <WrappedApps addresses={addresses} />
    </TextProvider>,
  )

test.each([
  ['ios', 'iOS app'],
  ['iosStore', 'iOS app in the App Store'],
  ['android', 'Android app'],
] as const)('[S1.027] %s is offered where it is published', (app, name) => {
  const address = `https://apps.oriel.example/${app}`
  const html = draw({ ...NONE, [app]: address })
  expect(html).toContain(`>${name}<`)
  expect(html.match(/<a [^>]*href="([^"]+)"/g)).toHaveLength(1)
  expect(html).toContain(`href="${address}"`)
})

test('nothing is said where no app is published', () => {
  expect(draw(NONE)).toBe('')
})
