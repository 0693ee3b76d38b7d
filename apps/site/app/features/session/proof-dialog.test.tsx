import { locales } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProofForm } from './proof-dialog.tsx'

const render = (text = serverText('en_US')): string =>
  renderToStaticMarkup(
    <TextProvider text={text}>
      <ProofForm onProven={() => {}} />
    </TextProvider>,
  )

test('S3: the window asks for the password, which its manager fills in', () => {
  const html = render()
  expect(html.match(/autoComplete="current-password"/g)).toHaveLength(1)
  expect(html).toContain('autoComplete="username"')
  expect(html).toContain('Confirm')
})

test.each(locales)('S3: it has its words in %s', (locale) => {
  const text = serverText(locale)
  const said = ['title', 'text', 'confirm'].map((part) =>
    text.t(`session.proof_${part}` as 'session.proof_title'),
  )
  expect(new Set(said).size).toBe(3)
  expect(said.join(' ')).not.toContain('session.proof')
  expect(render(text)).toContain(said[2])
})
