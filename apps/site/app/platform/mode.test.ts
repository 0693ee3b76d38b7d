import { describe, expect, test } from 'vitest'
import { isLocked, isMode, modeOfWidth, MODE_SCRIPT } from './mode.ts'

describe('mode', () => {
  test('[S1.026, S9.013] desktop from 992 px on, mobile below', () => {
    expect([390, 991, 992, 1720].map(modeOfWidth)).toEqual([
      'mobile',
      'mobile',
      'desktop',
      'desktop',
    ])
  })

  test('[S2.038] the desktop lock holds unless the address says web_debug', () => {
    const asked = (search: string) => isLocked(true, new URLSearchParams(search))
    expect(asked('')).toBe(true)
    expect(asked('a=1&web_debug')).toBe(false)
    expect(asked('web_debug=1')).toBe(false)
    expect(isLocked(false, new URLSearchParams())).toBe(false)
  })

  test('a cookie may say anything', () => {
    expect(['desktop', 'mobile', '', 'tablet', null].map(isMode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })
})

/** Runs the head's script in a browser of this width whose cookies and page are as given. */
function runHead(page: { mode: string; locked?: boolean; cookie?: string; keeps?: boolean }) {
  let cookie = page.cookie ?? ''
  let reloads = 0
  const dataset: Record<string, string> = { mode: page.mode }
  if (page.locked) dataset['modeLocked'] = ''
  const document = {
    documentElement: { dataset, style: {} },
    get cookie() {
      return cookie
    },
    set cookie(text: string) {
      if (page.keeps !== false) cookie = text.split(';', 1)[0] ?? ''
    },
  }
  const location = { reload: () => (reloads += 1) }
  const matchMedia = () => ({ matches: false })
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- it is the page's script
  new Function('document', 'location', 'matchMedia', MODE_SCRIPT)(document, location, matchMedia)
  return { cookie, reloads }
}

describe('the script of the head, in a narrow window', () => {
  test('asks again once where the server guessed a desktop', () => {
    expect(runHead({ mode: 'desktop' })).toEqual({ cookie: 'layout_mode=mobile', reloads: 1 })
  })
  test('does nothing where the guess was right or the layout is locked', () => {
    expect(runHead({ mode: 'mobile' })).toEqual({ cookie: '', reloads: 0 })
    expect(runHead({ mode: 'desktop', locked: true })).toEqual({ cookie: '', reloads: 0 })
  })
  test('never goes in circles: not with a kept page, not without cookies', () => {
    const kept = { mode: 'desktop', cookie: 'layout_mode=mobile' }
    expect(runHead(kept)).toEqual({ cookie: 'layout_mode=mobile', reloads: 0 })
    expect(runHead({ mode: 'desktop', keeps: false })).toEqual({ cookie: '', reloads: 0 })
  })
})
