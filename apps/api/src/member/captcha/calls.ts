import { captchaCall } from '@oriel/contract/member/captcha'
import { CAPTCHA_CHARACTERS } from '@oriel/core/captcha'
import { done } from '@oriel/core/outcome'
import { issueCaptcha } from '@oriel/domain/captcha'
import { serverText } from '@oriel/i18n/server'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { countFailures } from './failures.ts'

export const captchaBindings = (house: House): Binding[] => [
  bind(captchaCall, async ({ type, kind, account }, caller) => {
    const { site, ip, locale } = caller
    const failures = kind === 'work' ? await countFailures(house, caller, type, account) : 0
    const asked = { siteId: site.id, type, ip, kind, failures }
    const issued = await issueCaptcha(house.database, house.keys, asked, house.now())
    if (!issued.ok) return issued
    const { token, ...shown } = issued.value
    if (shown.kind === 'work') {
      const { maxNumber: max_number, ...work } = shown.work
      return done({ token, captcha: '', placeholder: '', work: { ...work, max_number } })
    }
    const count = CAPTCHA_CHARACTERS
    const placeholder = serverText(locale).t('captcha.placeholder', { count })
    return done({ token, captcha: shown.picture, placeholder, work: null })
  }),
]
