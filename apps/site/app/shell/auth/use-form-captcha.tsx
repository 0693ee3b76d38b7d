import type { CaptchaType } from '@oriel/core/captcha'
import { CaptchaField, useCaptcha } from '../../features/captcha/captcha.ts'
import type { FormCaptcha } from '../../platform/form-captcha.ts'

/**
 * Joins a form with its captcha. What was wrong with an answer went with it: nothing is said of it
 * beside a new answer.
 */
export function useFormCaptcha(type: CaptchaType): FormCaptcha {
  const captcha = useCaptcha(type)
  const { proof, refresh } = captcha
  return {
    proof,
    refresh,
    field: (error) => (
      <CaptchaField captcha={captcha} error={proof.answer === '' ? error : undefined} />
    ),
  }
}
