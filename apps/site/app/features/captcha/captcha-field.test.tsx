import { locales } from '@oriel/core/locale'
import { serverText } from '@oriel/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { CaptchaField } from './captcha-field.tsx'
import { proofOf, type CaptchaState } from './captcha-state.ts'

const nothing = (): void => {}
const SVG = '<svg onload="alert(1)"><script>alert(1)</script></svg>'
const PICTURE: CaptchaState = {
  status: 'picture',
  token: 't',
  picture: SVG,
  placeholder: '5 letters and digits',
  answer: '7K',
}
const text = serverText('en_US')

function render(state: CaptchaState, error?: string, words = text): string {
  const acts = { refresh: nothing, write: nothing, touch: nothing }
  const work = { startWork: nothing, stopWork: nothing }
  return renderToStaticMarkup(
    <TextProvider text={words}>
      <CaptchaField captcha={{ state, proof: proofOf(state), ...acts, ...work }} error={error} />
    </TextProvider>,
  )
}

describe('the picture', () => {
  test('is an image with its own address, never a part of the page', () => {
    const html = render(PICTURE)
    expect(html.match(/<img [^>]*>/)?.[0]).toContain(`src="data:image/svg+xml,%3Csvg%20onload`)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('onload=')
    expect(html).toContain('alt="Picture with 5 letters and digits"')
  })

  test('has a field with its label that neither browser nor keyboard fills or changes', () => {
    const html = render(PICTURE)
    const [, id] = /<label class="field-label" for="([^"]+)"/.exec(html) ?? []
    const input = html.match(/<input [^>]*>/)?.[0] ?? ''
    expect(input).toContain(`id="${id}"`)
    for (const part of ['autoComplete="off"', 'inputMode="text"', 'maxLength="5"', 'value="7K"']) {
      expect(input).toContain(part)
    }
    expect(input).toContain('spellCheck="false"')
  })

  test('a wrong answer is tied to the field', () => {
    const html = render(PICTURE, 'Type the picture code.')
    const [, notes = ''] = /aria-describedby="([^"]+)"/.exec(html) ?? []
    expect(html).toContain('aria-invalid="true"')
    expect(notes.split(' ').every((id) => html.includes(`id="${id}"`))).toBe(true)
    expect(html).toMatch(/field-error[^]*Type the picture code\./)
  })
})

const isBlocked = (html: string): boolean => html.includes('aria-disabled="true"')
const said = (html: string): string =>
  /<output class="captcha-note"[^>]*>([^<]*)</.exec(html)?.[1] ?? ''

describe('what it says', () => {
  test.each<[CaptchaState, string, boolean]>([
    [{ status: 'loading', kind: 'picture' }, '', true],
    [{ status: 'waiting', kind: 'picture' }, text.t('captcha.waiting'), true],
    [{ status: 'waited', kind: 'picture' }, text.t('reason.captcha_too_often'), false],
    [{ status: 'failed', kind: 'picture' }, text.t('captcha.failed'), false],
    [{ status: 'expired' }, text.t('captcha.expired'), false],
    [PICTURE, '', false],
  ])('%o', (state, note, blocked) => {
    const html = render(state)
    expect([said(html), isBlocked(html)]).toEqual([note, blocked])
    expect(html.includes('<img')).toBe(state.status === 'picture')
    expect(html).toContain(text.t('captcha.work'))
  })

  test('the button of a picture that failed says what it does', () => {
    expect(render({ status: 'failed', kind: 'picture' })).toContain('aria-label="Try again"')
  })
})

describe('without a code', () => {
  test('it shows how far it is, and can be stopped', () => {
    const html = render({ status: 'working', token: 't', share: 0.25 })
    expect(html).toMatch(/<progress [^>]*value="0.25"/)
    expect(html).toContain(text.t('captcha.stop'))
    expect(html).not.toContain('<input')
  })

  test('when it is done there is nothing to type, and a way back', () => {
    const html = render({ status: 'solved', token: 't', answer: '7' })
    expect(html).toContain(text.t('captcha.solved'))
    expect(html).toContain(text.t('captcha.use_picture'))
    expect(html).not.toMatch(/<input|<progress/)
  })

  test('when it failed it can be tried again', () => {
    const html = render({ status: 'failed', kind: 'work' })
    expect(html).toContain(text.t('error.try_again'))
  })

  test('after a wait it can be tried again, and says why there was one', () => {
    const html = render({ status: 'waited', kind: 'work' })
    expect(html).toContain(text.t('error.try_again'))
    expect(html).toContain(text.t('reason.captcha_too_often'))
    expect(render({ status: 'waiting', kind: 'work' })).not.toContain(text.t('error.try_again'))
  })
})

test.each(locales)('in %s every state is said in words', (locale) => {
  const words = serverText(locale)
  const states: CaptchaState[] = [
    PICTURE,
    { status: 'expired' },
    { status: 'waiting', kind: 'picture' },
    { status: 'working', token: 't', share: 0 },
    { status: 'solved', token: 't', answer: '7' },
  ]
  for (const state of states) expect(render(state, undefined, words)).not.toContain('captcha.')
})
